"""Tunes the encoder on messages and cases, so that a text lies near the other texts of its case, and tells who will hear the answer.

Reads what export.ts wrote and what ships (packages/encoder/fitted/tuning.json, with the finder's projection), goes on from there, and
writes the former anew. Needs numpy and PyTorch; an epoch takes half an hour of two slow cores. Run through `npm run fit:tuning`. All
weights but those of the word pieces may move; of each matrix's change what ships keeps the largest part of low rank. The fifth of the texts
that the finder's fit leaves out is left out here, too, but the projection that it starts from has learned from all: what fit.py prints
afterward is a little too good.
"""
import json
import math
import os
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

from encoder import LONGEST, WIDTH, Encoder, unpack

folder, target, finder = sys.argv[1:4]
EPOCHS, BATCH, RATE, HEAD_RATE, TEMPERATURE, SIZE = 2, 64, 8e-5, 1e-3, 16.0, 192
WARM_UP, SHARED_TEXTS, WORDS_LEFT_OUT, AUGMENTED, SENTENCE_ALONE, HEARER_SHARE = 60, 0.7, 0.15, 0.5, 0.4, 0.3
HEARER_SCALE, SHORTEST = 10, 6
torch.set_num_threads(2)
torch.manual_seed(1)
rng = np.random.default_rng(1)

data = json.load(open(f'{folder}/texts.json'))
cut = json.load(open(f'{folder}/pieces.json'))
pieces, texts = cut['pieces'], data['texts']
vocabulary = json.load(open(cut['vocabulary']))['model']['vocab']
begins_word, ends_sentence = np.zeros(len(vocabulary), bool), np.zeros(len(vocabulary), bool)
for piece, at in vocabulary.items():
    begins_word[at], ends_sentence[at] = not piece.startswith('##'), piece in ('.', '!', '?')
owner = np.array([text['case'] for text in texts])
kind = np.array([text['kind'] for text in texts])
is_left = np.array([text['isLeft'] for text in texts]) & np.isin(kind, ['way', 'message'])
is_query = np.isin(kind, ['way', 'message', 'title']) & ~is_left
queries = np.flatnonzero(is_query)
weight = torch.tensor(np.where(np.isin(kind, ['answer', 'phrase']), SHARED_TEXTS, 1.0) * ~is_left, dtype=torch.float32)
N = len(data['cases'])

# Words count beside the vector, as in the finder.
homes = {}
for text, case, left in zip(texts, owner, is_left):
    for word in set(text['words']) if not left else []:
        homes.setdefault(word, set()).add(case)
at = {word: i for i, word in enumerate(sorted(word for word, cases in homes.items() if len(cases) > 1))}
idf = {word: math.log(N / len(homes[word])) for word in at}

roles = {role: i for i, (role, _) in enumerate(data['roles'])}
NOBODY = -100
hearer = torch.tensor([roles.get(data['cases'][case].get('to'), NOBODY) for case in owner])

encoder = Encoder(cut['folder'], json.load(open(target)))
projection = torch.nn.Parameter(torch.randn(WIDTH, SIZE) / math.sqrt(WIDTH))
words = torch.nn.Parameter(torch.zeros(len(at), SIZE))
of_hearers = torch.nn.Linear(WIDTH, len(roles))
torch.nn.init.zeros_(of_hearers.weight)

found = json.load(open(finder))
mean = torch.tensor(found['mean'])
with torch.no_grad():
    projection.copy_(unpack(found['projection'], projection.shape))
    for word, row in zip(found['vocabulary'], unpack(found['words'], (-1, SIZE))):
        if word in at:
            words[at[word]] = row


def project(vectors, rows, left_out=0.0):
    ids, counts, starts = [], [], []
    for row in rows:
        known = [word for word in set(texts[row]['words']) if word in at and rng.random() >= left_out]
        length = math.sqrt(sum(idf[word] ** 2 for word in known)) or 1.0
        starts.append(len(ids))
        ids += [at[word] for word in known]
        counts += [idf[word] / length for word in known]
    added = F.embedding_bag(torch.tensor(ids, dtype=torch.long), words, torch.tensor(starts), mode='sum', per_sample_weights=torch.tensor(counts))
    return F.normalize((vectors - mean) @ projection + added, dim=-1)


def varied(row):
    """The pieces, whether they are the whole text, and the span of one sentence to read alone, or None. Else some words may be left
    out, or a stretch of another text added."""
    own = pieces[row][: LONGEST - 2]
    if rng.random() >= AUGMENTED:
        return own, True, None
    if rng.random() < SENTENCE_ALONE:
        ends = [0, *(i + 1 for i, piece in enumerate(own[:-1]) if ends_sentence[piece]), len(own)]
        at = int(rng.integers(len(ends) - 1))
        if len(ends) > 2 and ends[at + 1] - ends[at] > SHORTEST:
            return own, False, (ends[at], ends[at + 1])
    if rng.random() < 0.5 and len(own) > 12:
        word_of = np.cumsum(begins_word[own])
        gone = rng.random(word_of.max() + 1) < 0.12
        own = [piece for piece, word in zip(own, word_of) if not gone[word]] or own
    if rng.random() < 0.4:
        other = pieces[queries[rng.integers(len(queries))]]
        starts = [i for i, piece in enumerate(other) if begins_word[piece]] or [0]
        start = starts[rng.integers(len(starts))]
        part = other[start : start + int(rng.integers(8, 28))]
        own = part + own if rng.random() < 0.5 else own + part
    return own[: LONGEST - 2], False, None


def batches():
    """Texts of like length go together, so that little is padded."""
    order = rng.permutation(queries)
    chunks = np.array_split(order, max(1, len(order) // (10 * BATCH)))
    lengths = np.array([len(text) for text in pieces])
    sorted_ = np.concatenate([chunk[np.argsort(lengths[chunk], kind='stable')] for chunk in chunks])
    return [sorted_[k : k + BATCH] for k in rng.permutation(np.arange(0, len(sorted_), BATCH))]


# The projected point of every text, renewed whenever the text comes by; sums of them are the centroids.
points = torch.zeros(len(texts), SIZE)
with torch.no_grad():
    rows = np.flatnonzero(weight.numpy())
    rows = rows[np.argsort([len(pieces[row]) for row in rows], kind='stable')]
    for k in range(0, len(rows), BATCH):
        part = rows[k : k + BATCH]
        points[part] = project(encoder([pieces[row] for row in part]), part)
sums = torch.zeros(N, SIZE).index_add_(0, torch.tensor(owner), points * weight[:, None])
optimizer = torch.optim.AdamW([{'params': encoder.parameters()}, {'params': [projection]}, {'params': [words]}, {'params': of_hearers.parameters()}], weight_decay=0.0)
steps, step, shown, began = EPOCHS * math.ceil(len(queries) / BATCH), 0, 0.0, time.time()
for _ in range(EPOCHS):
    for rows in batches():
        share = min(1, (step + 1) / WARM_UP) * 0.5 * (1 + math.cos(math.pi * step / steps))
        for group, rate in zip(optimizer.param_groups, (RATE, 0.3 * HEAD_RATE, HEAD_RATE, HEAD_RATE)):
            group['lr'] = rate * share
        given = [varied(row) for row in rows]
        own = torch.tensor(owner[rows])
        vectors = encoder([text for text, _, _ in given], [span for _, _, span in given])
        u = project(vectors, rows, WORDS_LEFT_OUT)
        near = u @ F.normalize(sums, dim=-1).T
        # A text is not measured against a centroid that holds it.
        without = F.normalize(sums[own] - weight[rows][:, None] * points[rows], dim=-1)
        near[torch.arange(len(rows)), own] = (u * without).sum(1)
        case_loss = F.cross_entropy(TEMPERATURE * near, own)
        hearer_loss = F.cross_entropy(of_hearers(HEARER_SCALE * vectors), hearer[rows], ignore_index=NOBODY)
        loss = case_loss + HEARER_SHARE * hearer_loss
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
        optimizer.step()
        with torch.no_grad():
            whole = [i for i, (_, is_whole, _) in enumerate(given) if is_whole]
            kept = rows[whole]
            sums.index_add_(0, own[whole], (u[whole] - points[kept]) * weight[kept][:, None])
            points[kept] = u[whole].detach()
        step += 1
        shown = 0.98 * shown + 0.02 * case_loss.item() if step > 1 else case_loss.item()
        if step % 50 == 0:
            print(f'step {step} of {steps}, loss {shown:.3f}, {time.time() - began:.0f} s', flush=True)


json.dump({'sources': data['sources'], 'changes': encoder.changes()}, open(target, 'w'), separators=(',', ':'))
