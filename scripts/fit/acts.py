"""Learns what a follow-up wants (shorter, another way, a new matter ...): part of npm run fit:coach. Needs numpy.

Reads what export-acts.ts wrote, writes packages/coach/fitted/acts.json. Softmax regression by gradient descent with momentum.
"""
import base64, collections, json, sys
import numpy as np

folder, target = sys.argv[1], sys.argv[2]
# A feature that fewer messages have says nothing. The vector counts so much beside the words.
LEAST, EPOCHS, RATE, PENALTY, VECTOR_SCALE = 3, 240, 0.5, 0.008, 6

data = json.load(open(f'{folder}/acts.json'))
rows = data['rows']
vectors = np.fromfile(f'{folder}/acts.f32', np.float32).reshape(len(rows), -1).astype(np.float64)
acts = sorted({row['act'] for row in rows})
label = np.array([acts.index(row['act']) for row in rows])
written_in = np.array([row['pass'] for row in rows])


def features_of(chosen):
    counts = collections.Counter(name for row in chosen for name in rows[row]['features'])
    return sorted(name for name, count in counts.items() if count >= LEAST)


def inputs(features):
    """A column for each number of the vector, each feature, and the bias."""
    at = {name: i for i, name in enumerate(features)}
    words = np.zeros((len(rows), len(features)))
    for row, one in enumerate(rows):
        words[row, [at[name] for name in one['features'] if name in at]] = 1
    return np.c_[VECTOR_SCALE * vectors, words, np.ones(len(rows))]


def chances(X, W):
    Z = X @ W
    P = np.exp(Z - Z.max(1, keepdims=True))
    return P / P.sum(1, keepdims=True)


def learn(X, y):
    W, speed = np.zeros((X.shape[1], len(acts))), 0
    penalty = np.r_[np.full(X.shape[1] - 1, PENALTY), 0][:, None]
    for _ in range(EPOCHS):
        speed = 0.9 * speed - RATE * (X.T @ (chances(X, W) - np.eye(len(acts))[y]) / len(X) + penalty * W)
        W = W + speed
    return W


for held in sorted(set(written_in)):
    known = np.flatnonzero(written_in != held)
    X = inputs(features_of(known))
    P = chances(X[written_in == held], learn(X[known], label[known]))
    right, sure = P.argmax(1) == label[written_in == held], P.max(1) >= 0.5
    print(f'acts of pass {held}: right {right.mean():.3f}; sure of {sure.sum()}/{len(sure)}, right {right[sure].mean():.3f}')

features = features_of(range(len(rows)))
W = learn(inputs(features), label).T
W[:, : vectors.shape[1]] *= VECTOR_SCALE
scale = float(np.abs(W).max() / 127)
weights = base64.b64encode(np.round(W / scale).astype(np.int8).tobytes()).decode()
model = {'sources': data['sources'], 'acts': acts, 'features': features, 'scale': scale, 'weights': weights}
json.dump(model, open(target, 'w'), ensure_ascii=False, separators=(',', ':'))
