"""Universal Sentence Encoder Lite in PyTorch, with low-rank changes that can be learned.

Gives the vectors of the published model to a cosine of .9999994 (least of 400 texts). Reads the files that npm brought.
"""
import base64
import json
import math
import os

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

GRAPH = 'module_apply_default/Encoder_en/KonaTransformer/Encode/'
KERNELS = 'module/Encoder_en/KonaTransformer/Encode/'
JOINED = '/ConcatPartitions/concat'
TOP = 'module/Encoder_en/hidden_layers/tanh_layer_0/'
HEADS, WIDTH, LONGEST = 4, 256, 128


def read_weights(folder):
    """Every float tensor of the published model by its name."""
    manifest = json.load(open(os.path.join(folder, 'model.json')))['weightsManifest'][0]
    data = b''.join(open(os.path.join(folder, path), 'rb').read() for path in manifest['paths'])
    weights, at = {}, 0
    for one in manifest['weights']:
        size = int(np.prod(one['shape'])) if one['shape'] else 1
        if one['dtype'] == 'float32':
            weights[one['name']] = np.frombuffer(data, np.float32, size, at).reshape(one['shape'])
        at += 4 * size
    return weights


def pack(numbers):
    """Signed bytes in base64, and what they are multiplied by."""
    numbers = np.ascontiguousarray(numbers, np.float32)
    scale = float(np.abs(numbers).max() / 127) or 1.0
    return {'scale': scale, 'base64': base64.b64encode(np.round(numbers / scale).astype(np.int8).tobytes()).decode()}


def unpack(packed, shape):
    numbers = np.frombuffer(base64.b64decode(packed['base64']), np.int8).astype(np.float32)
    return torch.tensor(numbers * packed['scale']).reshape(shape)


class Linear(nn.Module):
    """x W + b, where W has a low-rank change."""

    def __init__(self, weights, kernel, bias, rank):
        super().__init__()
        self.names, W = (kernel, bias), weights[kernel]
        self.register_buffer('W', torch.tensor(W.reshape(W.shape[-2:]).copy()))
        self.register_buffer('b', torch.tensor(weights[bias].copy()))
        self.left = nn.Parameter(torch.randn(self.W.shape[0], rank) / math.sqrt(self.W.shape[0]))
        self.right = nn.Parameter(torch.zeros(rank, self.W.shape[1]))
        self.shift = nn.Parameter(torch.zeros_like(self.b))

    def forward(self, x):
        # Apart, so that nothing is learned for the whole of W: a third less work.
        rows = x.reshape(-1, x.shape[-1])
        y = torch.addmm(torch.addmm(self.b + self.shift, rows, self.W), rows @ self.left, self.right)
        return y.reshape(*x.shape[:-1], -1)

    def changes(self):
        return [(self.names[0], self.left, self.right), (self.names[1], self.shift)]


class Norm(nn.Module):
    def __init__(self, weights, name):
        super().__init__()
        self.names = name + 'scale' + JOINED, name + 'bias' + JOINED
        for own, full in zip(('scale', 'bias'), self.names):
            self.register_buffer(own + '0', torch.tensor(weights[full].copy()))
            setattr(self, own, nn.Parameter(torch.zeros(weights[full].shape)))

    def forward(self, x):
        return F.layer_norm(x, (x.shape[-1],), self.scale0 + self.scale, self.bias0 + self.bias, 1e-6)

    def changes(self):
        return [(self.names[0], self.scale), (self.names[1], self.bias)]


class Layer(nn.Module):
    def __init__(self, weights, at, rank):
        super().__init__()
        layer, stack = f'Layer_{at}/TransformerLayer/', f'{GRAPH}TransformerStack/Layer_{at}/TransformerLayer/FFN/'
        attention, norm = layer + 'MultiheadAttention/', 'layer_prepostprocess/layer_norm/layer_norm_'
        bias = lambda part: GRAPH + layer + part + '/bias' + JOINED
        self.qkv = Linear(weights, f'{KERNELS}{attention}qkv_transform_single/kernel/part_0', bias('MultiheadAttention/qkv_transform_single'), rank)
        self.out = Linear(weights, f'{KERNELS}{attention}output_transform_single/kernel/part_0', bias('MultiheadAttention/output_transform_single'), rank)
        self.before_attention = Norm(weights, GRAPH + layer + norm)
        self.before_feed = Norm(weights, GRAPH + layer + 'FFN/' + norm)
        self.feed = Linear(weights, stack + 'conv1/Tensordot/Reshape_1', bias('FFN/conv1'), rank)
        self.back = Linear(weights, stack + 'conv2/Tensordot/Reshape_1', bias('FFN/conv2'), rank)
        # Only the first layer changes the width.
        self.widen = Linear(weights, GRAPH + layer + 'dense/kernel' + JOINED, bias('dense'), rank) if at == 0 else nn.Identity()

    def attend(self, x, mask):
        """Each piece with what it takes from the others."""
        texts, length, width = x.shape
        heads = lambda t: t.reshape(texts, length, HEADS, -1).transpose(1, 2)
        q, k, v = (heads(t) for t in self.qkv(self.before_attention(x)).split(width, -1))
        scores = (q * (width // HEADS) ** -0.5) @ k.transpose(2, 3) + mask
        heard = (scores.softmax(-1) @ v).transpose(1, 2).reshape(texts, length, width)
        return self.out(heard) + self.widen(x)

    def forward(self, x, mask):
        y = self.attend(x, mask)
        return y + self.back(F.relu(self.feed(self.before_feed(y))))


class Encoder(nn.Module):
    def __init__(self, folder, rank=16):
        super().__init__()
        weights = read_weights(folder)
        self.register_buffer('pieces', torch.tensor(weights['module/Embeddings_en'].copy()))
        self.left = nn.Parameter(torch.zeros(len(self.pieces), rank))
        self.right = nn.Parameter(torch.randn(rank, WIDTH) / math.sqrt(WIDTH))
        rates = weights[GRAPH + 'TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1'].ravel()
        angles = np.arange(LONGEST)[:, None] * rates[None]
        self.register_buffer('places', torch.tensor(np.concatenate([np.sin(angles), np.cos(angles)], 1), dtype=torch.float32))
        self.layers = nn.ModuleList(Layer(weights, at, rank) for at in (0, 1))
        self.top = Linear(weights, TOP + 'weights', TOP + 'bias', rank)

    def read(self, texts):
        """The numbers of each piece before the layers, which pieces there are, and what keeps the others out."""
        count = torch.tensor([len(text) for text in texts])
        x = torch.zeros(len(texts), int(count.max()), dtype=torch.long)
        for at, text in enumerate(texts):
            x[at, : len(text)] = torch.tensor(text)
        is_there = torch.arange(x.shape[1])[None] < count[:, None]
        mask = torch.where(is_there, 0.0, -1e9)[:, None, None, :]
        h = 2 * (F.embedding(x, self.pieces) + F.embedding(x, self.left) @ self.right) + self.places[: x.shape[1]]
        return h, is_there, mask

    def forward(self, texts, spans=None):
        """Unit vectors of 512 numbers of texts, each a list of word pieces, or of the part of it that a span names."""
        h, is_there, mask = self.read(texts)
        for layer in self.layers:
            h = layer(h, mask)
        read = is_there.float()
        for at, span in enumerate(spans or []):
            if span:
                read[at] = 0
                read[at, span[0] : span[1]] = 1
        mean = (h * read[..., None]).sum(1) / read.sum(1, keepdim=True).clamp(min=1)
        return F.normalize(torch.tanh(self.top(mean)), dim=-1)

    def pieces_read(self, texts):
        """Each piece as the last layer has read it among the others: what a word is told by."""
        h, _, mask = self.read(texts)
        last = self.layers[-1]
        return last.before_feed(last.attend(self.layers[0](h, mask), mask))

    def load_changes(self, tuning):
        """What ships (packages/encoder/fitted/tuning.json, as JSON)."""
        shipped = {change['name']: change for change in tuning['changes']}
        with torch.no_grad():
            for name, left, *right in self.changes():
                if right:
                    left.copy_(unpack(shipped[name]['left'], left.shape))
                    right[0].copy_(unpack(shipped[name]['right'], right[0].shape))
                else:
                    left.copy_(unpack(shipped[name]['values'], left.shape))

    def changes(self):
        """What was learned: thin matrices or numbers for each tensor."""
        parts = [m for m in self.modules() if isinstance(m, (Linear, Norm))]
        return [('module/Embeddings_en', self.left, self.right), *(change for part in parts for change in part.changes())]
