"""The few things in which arrays on a graphics card (torch) are not spelled like those of numpy; all else is written once."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np

from overlander.core.errors import OptionError
from overlander.learning.settings import CUDA, NUMPY


class Arrays(Protocol):
    device: str
    room: int  # bytes that positions may take

    def put(self, x: Any) -> Any:
        """An array of numpy, where the others are."""
        ...

    def get(self, x: Any) -> Any:
        """As an array of numpy."""
        ...

    def zeros(self, shape: tuple[int, ...], like: str) -> Any: ...

    def floats(self, x: Any) -> Any: ...

    def relu(self, x: Any) -> Any: ...

    def sigmoid(self, x: Any) -> Any: ...

    def softplus(self, x: Any) -> Any: ...

    def sqrt(self, x: Any) -> Any: ...

    def best(self, x: Any) -> Any:
        """The greatest of every row."""
        ...

    def at_most(self, x: Any, most: float) -> Any: ...

    def below(self, n: int, size: int) -> Any:
        """Random numbers from 0 to n - 1, `size` of them."""
        ...


class NumpyArrays:
    device: str = NUMPY
    room = 2 << 30

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def put(self, x: Any) -> Any:
        return np.array(x)

    def get(self, x: Any) -> Any:
        return np.array(x)

    def zeros(self, shape: tuple[int, ...], like: str) -> Any:
        return np.zeros(shape, like)

    def floats(self, x: Any) -> Any:
        return x.astype(np.float32)

    def relu(self, x: Any) -> Any:
        return np.maximum(x, 0.0)

    def sigmoid(self, x: Any) -> Any:
        return 1.0 / (1.0 + np.exp(-np.clip(x, -30.0, 30.0)))

    def softplus(self, x: Any) -> Any:
        return np.logaddexp(0.0, x)

    def sqrt(self, x: Any) -> Any:
        return np.sqrt(x)

    def best(self, x: Any) -> Any:
        return x.max(1)

    def at_most(self, x: Any, most: float) -> Any:
        return np.minimum(x, most)

    def below(self, n: int, size: int) -> Any:
        return self.rng.integers(0, n, size)


class TorchArrays:
    room = 24 << 30

    def __init__(self, seed: int, device: str) -> None:
        import torch

        self.torch: Any = torch
        self.device = device
        torch.set_num_threads(1)
        torch.set_float32_matmul_precision("high")
        if device == "cpu":
            self.room = NumpyArrays.room
        self.rng = torch.Generator(device).manual_seed(seed)

    def put(self, x: Any) -> Any:
        return self.torch.tensor(x, device=self.device)

    def get(self, x: Any) -> Any:
        return x.cpu().numpy().copy()

    def zeros(self, shape: tuple[int, ...], like: str) -> Any:
        return self.torch.zeros(shape, dtype=getattr(self.torch, like), device=self.device)

    def floats(self, x: Any) -> Any:
        return x.float()

    def relu(self, x: Any) -> Any:
        return self.torch.relu(x)

    def sigmoid(self, x: Any) -> Any:
        return self.torch.sigmoid(x)

    def softplus(self, x: Any) -> Any:
        return self.torch.nn.functional.softplus(x)

    def sqrt(self, x: Any) -> Any:
        return self.torch.sqrt(x)

    def best(self, x: Any) -> Any:
        return x.amax(1)

    def at_most(self, x: Any, most: float) -> Any:
        return self.torch.clamp(x, max=most)

    def below(self, n: int, size: int) -> Any:
        return self.torch.randint(0, n, (size,), device=self.device, generator=self.rng)


def find_arrays(device: str, seed: int) -> Arrays:
    """On the graphics card where there is one; without torch by numpy. Raises OptionError for a device that is not there."""
    if device == NUMPY or (not device and find_spec("torch") is None):
        return NumpyArrays(seed)
    if find_spec("torch") is None:
        raise OptionError("no-device", {"device": device})
    import torch

    if not torch.cuda.is_available():
        if device == CUDA:
            raise OptionError("no-device", {"device": device})
        return TorchArrays(seed, device) if device else NumpyArrays(seed)
    return TorchArrays(seed, device or CUDA)
