"""Learns which words of a message may stand in a blank of a phrase: part of npm run fit:own-words. Needs numpy and PyTorch.

Reads what export.ts wrote and what the encoder learned before (packages/encoder/fitted/tuning.json); the encoder itself stays as it is.
Writes packages/encoder/fitted/words.json, by which the encoder tells each word in a few numbers, and
packages/coach/fitted/own-words.json, which weighs them. A blank asks with four vectors: for the first word of a stretch, for its last, for what
stands in it, and for whether there is any. Prints what a fit without a sixth of the messages finds in that sixth, and what the fit of all finds in messages apart.
"""
import json
import math
import re
import sys
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

sys.path.insert(0, __file__.rsplit('/', 2)[0] + '/tuning')
from encoder import LONGEST as PIECES, WIDTH, Encoder, pack

folder, tuning, words_target, target = sys.argv[1:5]
SIZE, QUERIES = 16, 4
WORD_SIGNS, BLANK_SIGNS, LONGEST = 8192, 2048, 22
EPOCHS, BATCH, RATE, SIGN_RATE, DECAY, DROPPED = 6, 4, 1.5e-3, 3e-3, 0.3, 0.5
LEFT_OUT, SHOWN, WORSE, ALIKE, NEARLY = 6, 4, 1.5, 0.5, 0.7
torch.set_num_threads(2)
torch.manual_seed(1)
rng = np.random.default_rng(1)

BARE = re.compile(r"^(?:(?![$€£])[\W_])+|(?:(?![%'])[\W_])+$")
ENDS = re.compile(r"^(?!(?:mr|mrs|ms|dr|st|prof)\.$).*[.!?…][\"”')\]]*$", re.I)
BREAKS = re.compile(r"[,;:–—)-][\"”']*$")
TOKEN = re.compile(r"[A-Za-z0-9']+|[.:?!]")


def sign(text, size):
    """FNV-1a of the UTF-16 units, as own-words/signs.ts has it."""
    value = 0x811C9DC5
    for unit in np.frombuffer(text.encode('utf-16-le'), '<u2').tolist():
        value = (value ^ unit) * 0x01000193 & 0xFFFFFFFF
    return value % size


def signs_of_words(text, count):
    """Signs of each word as the first and as the last of a stretch, and whether a sentence ends with it."""
    words = [word.lower() for word in text.split()][:count]
    bare = [BARE.sub('', word) for word in words]
    ends = [bool(ENDS.search(word)) for word in words]
    breaks = [end or bool(BREAKS.search(word)) for word, end in zip(words, ends)]
    of = lambda *texts: [sign(text, WORD_SIGNS) for text in texts]
    first, last = [], []
    for i, word in enumerate(bare):
        before = bare[i - 1] if i > 0 and not ends[i - 1] else '^'
        after = bare[i + 1] if i + 1 < len(bare) and not ends[i] else '$'
        first.append(of(f's:{word}', f'sb:{before}', f'sp:{int(i == 0 or breaks[i - 1])}', f's2:{word[:2]}'))
        last.append(of(f'e:{word}', f'ea:{after}', f'ep:{int(i + 1 == len(bare) or breaks[i])}', f'e3:{word[-3:]}'))
    return torch.tensor(first), torch.tensor(last), ends


def signs_of_blank(name, before):
    named = TOKEN.findall(name.lower()) or ['-']
    stand = ['^', '^', *TOKEN.findall(before.lower())][-2:]
    texts = [*(f'n:{word}' for word in named), f'N:{" ".join(named)}', f'f:{named[0]}', f'l:{named[-1]}', f'p:{stand[1]}', f'q:{" ".join(stand)}']
    return [sign(text, BLANK_SIGNS) for text in texts]


def stretches(ends):
    pairs = []
    for i in range(len(ends)):
        for j in range(i, min(len(ends), i + LONGEST)):
            pairs.append((i, j))
            if ends[j]:
                break
    return torch.tensor(pairs).T


def place_of(own, text):
    """The words that a stretch of the text covers."""
    start = text.find(own)
    at = [i for i, word in enumerate(re.finditer(r'\S+', text)) if word.start() < start + len(own) and word.end() > start]
    return (at[0], at[-1]) if start >= 0 and at else None


data = json.load(open(f'{folder}/own-words.json'))
encoder = Encoder(data['folder'], json.load(open(tuning))).eval()


@torch.no_grad()
def read_words(messages):
    """The mean over the pieces of each word."""
    pieces = [sum(message['words'], []) for message in messages]
    order = sorted(range(len(messages)), key=lambda at: len(pieces[at]))
    for k in range(0, len(order), 32):
        part = order[k : k + 32]
        for at, read in zip(part, encoder.read([pieces[at] for at in part])[0]):
            # The first piece stands before the text.
            ends = 1 + np.cumsum([0, *map(len, messages[at]['words'])]).clip(max=min(len(pieces[at]), PIECES - 2))
            spans = [read[start:end].mean(0) if start < end else torch.zeros(WIDTH) for start, end in zip(ends, ends[1:])]
            is_read = 1 + np.cumsum([0, *map(len, messages[at]['words'])])[:-1] < ends[-1]
            messages[at]['words'] = torch.stack([span for span, here in zip(spans, is_read) if here])


def prepare(messages):
    read_words(messages)
    for message in messages:
        first, last, ends = signs_of_words(message['text'], len(message['words']))
        message['words'] = message['words'][: len(ends)]
        message |= {'first': first, 'last': last, 'pairs': stretches(ends)}
        rows = {pair: row for row, pair in enumerate(map(tuple, message['pairs'].T.tolist()))}
        known = []
        for blank in message['blanks']:
            place = place_of(blank['own'], message['text']) if blank['own'] else None
            # What runs over a sentence's end or beyond what is read is left out, row 0 stands for none.
            if blank['own'] is None or place in rows:
                known.append((signs_of_blank(blank['name'], blank['before']), rows[place] + 1 if place else 0))
        message['known'] = known
    return [message for message in messages if message['known']]


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.words = nn.Linear(WIDTH, QUERIES * SIZE)
        self.signs, self.weights = nn.EmbeddingBag(WORD_SIGNS, SIZE, mode='sum'), nn.EmbeddingBag(WORD_SIGNS, 1, mode='sum')
        self.blanks, self.bias = nn.EmbeddingBag(BLANK_SIGNS, QUERIES * SIZE, mode='sum'), nn.Linear(QUERIES * SIZE, 1)
        nn.init.normal_(self.signs.weight, std=0.02)
        nn.init.zeros_(self.weights.weight)
        nn.init.normal_(self.blanks.weight, std=0.1)
        self.drop = nn.Dropout(DROPPED)

    def forward(self, message, blanks):
        """For each blank: none first, then each stretch."""
        start, end, inside, any_ = self.words(self.drop(message['words'])).split(SIZE, 1)
        counts = [len(blank) for blank in blanks]
        asked = self.drop(self.blanks(torch.tensor(sum(blanks, [])), torch.tensor([0, *np.cumsum(counts)[:-1]])))
        for_start, for_end, for_inside, for_any = asked.split(SIZE, 1)
        first = (start + self.signs(message['first'])) @ for_start.T + self.weights(message['first'])
        last = (end + self.signs(message['last'])) @ for_end.T + self.weights(message['last'])
        i, j = message['pairs']
        sums = torch.cat([torch.zeros(1, len(blanks)), (inside @ for_inside.T).cumsum(0)])
        scores = (first[i] + last[j] + (sums[j + 1] - sums[i]) / (j - i + 1)[:, None])
        none = self.bias(asked)[:, 0] + any_.mean(0) @ for_any.T
        return torch.cat([none[None], scores])


def losses_of(model, message):
    """Half for the labeled stretch, half for any that is nearly the same: where one ends is often a matter of taste."""
    logs = model(message, [blank for blank, _ in message['known']]).log_softmax(0)
    rows = torch.tensor([row for _, row in message['known']])
    exact = logs[rows, torch.arange(len(rows))]
    i, j = message['pairs']
    first, last = i[rows - 1], j[rows - 1]
    common = torch.minimum(j[:, None], last) - torch.maximum(i[:, None], first) + 1
    is_near = 2 * common.clamp(min=0) / ((j - i)[:, None] + last - first + 2) >= NEARLY
    near = logs[1:].masked_fill(~is_near, -math.inf).logsumexp(0)
    return -torch.where(rows > 0, (exact + near) / 2, exact)


def learn(messages):
    model = Model()
    slow, fast = [*model.words.parameters(), *model.bias.parameters()], [model.signs.weight, model.weights.weight, model.blanks.weight]
    optimizer = torch.optim.AdamW([{'params': slow}, {'params': fast}], weight_decay=DECAY)
    steps, step = EPOCHS * math.ceil(len(messages) / BATCH), 0
    for _ in range(EPOCHS):
        order = rng.permutation(len(messages))
        for k in range(0, len(order), BATCH):
            share = min(1, (step + 1) / 50) * 0.5 * (1 + math.cos(math.pi * step / steps))
            for group, rate in zip(optimizer.param_groups, (RATE, SIGN_RATE)):
                group['lr'] = rate * share
            losses = [losses_of(model, messages[at]) for at in order[k : k + BATCH]]
            optimizer.zero_grad()
            torch.cat(losses).mean().backward()
            optimizer.step()
            step += 1
    return model.eval()


def alike(a, b):
    """The share of words that two stretches have in common, twice it over both."""
    return 2 * max(0, min(a[1], b[1]) - max(a[0], b[0]) + 1) / (a[1] - a[0] + b[1] - b[0] + 2)


def best_of(scores, pairs):
    """The best stretches, none of them much like another."""
    best = []
    for row in scores.argsort(descending=True)[:200].tolist():
        pair = tuple(pairs[:, row].tolist())
        if scores[row] < scores.max() - WORSE:
            break
        if all(alike(pair, other) <= ALIKE for other in best):
            best.append(pair)
        if len(best) == SHOWN:
            break
    return best


@torch.no_grad()
def measure(model, messages):
    found, chance, is_filled = [], [], []
    for message in messages:
        logits = model(message, [blank for blank, _ in message['known']])
        for column, (_, row) in enumerate(message['known']):
            chance.append(1 - logits[:, column].softmax(0)[0].item())
            is_filled.append(row > 0)
            if row > 0:
                own = tuple(message['pairs'][:, row - 1].tolist())
                ranks = [rank for rank, pair in enumerate(best_of(logits[1:, column], message['pairs'])) if alike(pair, own) > 0.6]
                found.append(ranks[0] if ranks else SHOWN)
    found, chance, is_filled = np.array(found), np.array(chance), np.array(is_filled)
    print(f'{len(messages)} messages, {len(is_filled)} blanks, {is_filled.mean():.2f} have words: {", ".join(f"among {n} {(found < n).mean():.2f}" for n in range(1, SHOWN + 1))}')
    for least in 0.2, 0.3, 0.35, 0.4, 0.5, 0.6:
        those = chance >= least
        print(f'  from {least} on: {those.mean():.2f} of blanks, with words {is_filled[those].mean():.2f}, of those with words {those[is_filled].mean():.2f}', flush=True)


def save(model):
    """Dropout scales what is kept, so nothing changes here."""
    table = lambda module: pack(module.weight.detach().numpy())
    with open(words_target, 'w') as file:
        words = {'sources': data['sources'], 'matrix': pack(model.words.weight.detach().numpy().T), 'bias': pack(model.words.bias.detach().numpy())}
        file.write(json.dumps(words, separators=(',', ':')) + '\n')
    fitted = {'sources': data['sources'], 'size': SIZE, 'longest': LONGEST, 'signs': table(model.signs), 'weights': table(model.weights), 'blanks': table(model.blanks), 'none': pack(model.bias.weight.detach().numpy()), 'bias': round(model.bias.bias.item(), 4)}
    with open(target, 'w') as file:
        file.write(json.dumps(fitted, separators=(',', ':')) + '\n')


began = time.time()
messages = prepare(data['messages'])
print(f'{len(messages)} messages read after {time.time() - began:.0f} s', flush=True)
left = rng.random(len(messages)) < 1 / LEFT_OUT
measure(learn([message for message, is_left in zip(messages, left) if not is_left]), [message for message, is_left in zip(messages, left) if is_left])
model = learn(messages)
measure(model, prepare(data['apart']))
save(model)
print(f'{time.time() - began:.0f} s')
