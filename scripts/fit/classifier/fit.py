"""Learns which builder serves a message, and what makes its matter hard: part of npm run fit:classifier. Needs numpy and PyTorch.

Reads what export.ts wrote, writes packages/coach/fitted/classifier.json. Both rest on the message's vector and on what the cases
near it have: their builders, and what is hard in them, by the labels of the case and of the messages that were written for it. What is
hard is looked for in each sentence, too. Prints what a fit without an eighth of the messages finds there, and what the fit of all finds in messages apart.
"""
import json
import math
import sys

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

sys.path.insert(0, __file__.rsplit('/', 2)[0] + '/tuning')
from encoder import pack

folder, target = sys.argv[1:3]
SIZE, SCALE, EPOCHS, BATCH, RATE, DECAY, DROPPED, LEFT_OUT = 384, 8, 12, 64, 2e-3, 0.05, 0.3, 8
# Vectors have length 1: SCALE brings their numbers near those of the other signs.
# Of 100 people who press a title, so many have what is labeled for all and for many of them; a label of the case counts as so many messages.
ALL, MANY, CASE_COUNTS, PRIOR_COUNTS, FLOOR = 0.75, 0.35, 3, 1, 0.003
SECOND = 0.35
torch.set_num_threads(2)
torch.manual_seed(1)
rng = np.random.default_rng(1)

data = json.load(open(f'{folder}/classifier.json'))
messages, heard, builders = data['messages'], data['heard'], data['builders']
numbers = torch.tensor(np.fromfile(f'{folder}/classifier.f32', np.float32).reshape(-1, SIZE)) * SCALE
starts = np.cumsum([0, *(message['vectors'] for message in messages)])
whole = numbers[starts[:-1]]
most = max(message['vectors'] for message in messages)
sentences = torch.zeros(len(messages), most, SIZE)
is_sentence = torch.zeros(len(messages), most, dtype=torch.bool)
for i, message in enumerate(messages):
    count = message['vectors']
    sentences[i, :count], is_sentence[i, :count] = numbers[starts[i] : starts[i] + count], True

heard_at = {name: at for at, name in enumerate(heard)}
builder_at = {builder['id']: at for at, builder in enumerate(builders)}
need_of = np.array([sorted({b['need'] for b in builders}).index(b['need']) for b in builders])
case_at = {name: row for row, name in enumerate(data['caseIds'])}
is_true = torch.zeros(len(messages), len(heard))
serves = torch.zeros(len(messages), len(builders))
for i, message in enumerate(messages):
    is_true[i, [heard_at[name] for name in message['heard']]] = 1
    serves[i, builder_at[message['builder']]] = 1 - SECOND if message.get('second') else 1
    if message.get('second'):
        serves[i, builder_at[message['second']]] = SECOND
own = np.array([case_at.get(message.get('case'), -1) for message in messages])

of_builder = {case['id']: builder_at.get(case.get('builder')) for case in data['cases']}
voted = np.zeros((len(messages), len(builders)), np.float32)
for i, message in enumerate(messages):
    for row, share in message['near']:
        if of_builder[data['caseIds'][row]] is not None:
            voted[i, of_builder[data['caseIds'][row]]] += share
voted = torch.tensor(np.log(voted + FLOOR))

labeled = np.zeros((len(case_at), len(heard)), np.float32)
has_label = np.zeros(len(case_at), np.float32)
for case in data['ofCases']:
    if case['id'] in case_at:
        has_label[case_at[case['id']]] = CASE_COUNTS
        for share, names in ((ALL, case['all']), (MANY, case['many'])):
            labeled[case_at[case['id']], [heard_at[name] for name in names]] = share * CASE_COUNTS


def profiles_of(known):
    """For each case how often each label was counted, and among how many; and how often each is true of all messages."""
    prior = is_true[known].numpy().mean(0)
    sums, counts = labeled + PRIOR_COUNTS * prior, has_label + PRIOR_COUNTS
    for row in known:
        if own[row] >= 0:
            sums[own[row]] += is_true[row].numpy()
            counts[own[row]] += 1
    return sums, counts, prior


def expected_of(sums, counts, prior, known):
    """The same for each message, by the cases near it, without its own label."""
    is_known = np.zeros(len(messages), bool)
    is_known[known] = True
    expected = np.zeros((len(messages), len(heard)), np.float32)
    for i, message in enumerate(messages):
        rows, shares = np.array([row for row, _ in message['near']]), np.array([share for _, share in message['near']], np.float32)
        profiles = sums[rows] / counts[rows, None]
        if is_known[i] and own[i] in rows:
            at = np.flatnonzero(rows == own[i])[0]
            profiles[at] = (sums[own[i]] - is_true[i].numpy()) / (counts[own[i]] - 1)
        expected[i] = shares @ profiles
    return torch.tensor(np.log(expected + FLOOR) - np.log(prior + FLOOR))


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.builders, self.whole, self.sentences = nn.Linear(SIZE, len(builders)), nn.Linear(SIZE, len(heard)), nn.Linear(SIZE, len(heard), bias=False)
        self.vote_weight, self.case_weight = nn.Parameter(torch.tensor(0.5)), nn.Parameter(torch.tensor(0.5))
        self.drop = nn.Dropout(DROPPED)
        nn.init.constant_(self.whole.bias, -4)

    def forward(self, rows, expected):
        nearest = self.sentences(self.drop(sentences[rows])).masked_fill(~is_sentence[rows][..., None], -1e9).max(1).values
        hard = self.whole(self.drop(whole[rows])) + nearest + self.case_weight * expected[rows]
        return hard, self.builders(self.drop(whole[rows])) + self.vote_weight * voted[rows]


def learn(known):
    profiles = profiles_of(known)
    expected = expected_of(*profiles, known)
    model = Model()
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=DECAY)
    steps, step = EPOCHS * math.ceil(len(known) / BATCH), 0
    for _ in range(EPOCHS):
        order = rng.permutation(known)
        for k in range(0, len(order), BATCH):
            optimizer.param_groups[0]['lr'] = RATE * 0.5 * (1 + math.cos(math.pi * step / steps))
            rows = torch.tensor(order[k : k + BATCH])
            hard, serving = model(rows, expected)
            loss = F.binary_cross_entropy_with_logits(hard, is_true[rows], reduction='none').sum(1).mean() - (serves[rows] * serving.log_softmax(1)).sum(1).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            step += 1
    return model.eval(), profiles, expected


@torch.no_grad()
def measure(name, model, expected, rows):
    hard, serving = (scores.numpy() for scores in model(torch.tensor(rows), expected))
    is_right = serves[rows].numpy() > 0
    best = serves[rows].numpy().argmax(1)
    of_need = np.where(need_of == need_of[best][:, None], serving, -np.inf)
    among = lambda scores, n: np.mean([is_right[i, row].any() for i, row in enumerate(np.argsort(-scores, 1)[:, :n])])
    print(f'{name}: {len(rows)} messages; builder of the need first {among(of_need, 1):.2f}, among four {among(of_need, 4):.2f}; of all first {among(serving, 1):.2f}, among six {among(serving, 6):.2f}')
    chance = 1 / (1 + np.exp(-hard))
    first = chance.argmax(1)
    right, sure = is_true[rows].numpy()[np.arange(len(rows)), first], chance.max(1)
    for least in 0.3, 0.4, 0.5, 0.6, 0.7:
        print(f'  hard, from {least} on: {(sure >= least).mean():.2f} of messages, labeled so {right[sure >= least].mean():.2f}', flush=True)


def save(model, sums, counts, prior):
    table = lambda layer: pack(layer.weight.detach().numpy() * SCALE)
    profiles = np.round(100 * (sums / counts[:, None] - prior)).astype(int)
    fitted = {
        'sources': data['sources'],
        'builders': {'ids': [b['id'] for b in builders], 'weights': table(model.builders), 'bias': model.builders.bias.tolist(), 'voteWeight': model.vote_weight.item()},
        'heard': {
            'ids': heard, 'whole': table(model.whole), 'sentences': table(model.sentences), 'bias': model.whole.bias.tolist(), 'caseWeight': model.case_weight.item(),
            'prior': prior.tolist(), 'cases': [[int(n) for at in np.flatnonzero(np.abs(row) >= 3) for n in (at, row[at])] for row in profiles],
        },
        'floor': FLOOR,
    }
    rounded = json.loads(json.dumps(fitted), parse_float=lambda text: round(float(text), 5))
    with open(target, 'w') as file:
        file.write(json.dumps(rounded, separators=(',', ':')) + '\n')


count = len(messages) - data['apart']
rows = np.arange(count)
left = rng.random(count) < 1 / LEFT_OUT
model, _, expected = learn(rows[~left])
measure('left out', model, expected, rows[left])
model, profiles, expected = learn(rows)
measure('apart', model, expected, np.arange(count, len(messages)))
save(model, *profiles)
