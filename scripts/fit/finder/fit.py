"""Learns how the coach finds a case: a projection of sentence vectors and words, centroids, need, hearer and ranker.

Reads what export.ts wrote, writes packages/coach/fitted/finder.json. Needs numpy. Run through `npm run fit:coach`.
A fifth of the wordings and training messages, chosen by a hash of the text, is left out of a first fit: ranker and calibration are
fitted on half of it and everything printed here is measured on it. The fit that ships then learns from every text.
"""
import base64, json, math, sys
import numpy as np

folder, target = sys.argv[1], sys.argv[2]
WIDTH, SIZE, EPOCHS, TEMPERATURE, RATE, BATCH = 384, 192, 4, 14.0, 0.03, 512
# A word of fewer cases tells little and makes the file larger.
FEWEST_HOMES = 9
WORD_START, WORD_RATE, SHARED_TEXTS, SHRINK = 0.5, 3.0, 0.7, 0.3
rng = np.random.default_rng(7)

data = json.load(open(f'{folder}/texts.json'))
cases, texts = data['cases'], data['texts']
N = len(cases)
vectors = np.fromfile(f'{folder}/vectors.f32', np.float32).reshape(-1, WIDTH)
owner = np.array([t['case'] for t in texts])
kind = np.array([t['kind'] for t in texts])
words = [t['words'] for t in texts]
# A title is how somebody plain would type it: it counts as a wording, too.
is_query = np.isin(kind, ['way', 'message', 'title'])
is_left = np.array([t['isLeft'] for t in texts]) & np.isin(kind, ['way', 'message'])
role_ids = [r for r, _ in data['roles']]
group_of = dict(data['roles'])
need_ids = data['needs']


def unit(x):
    return x / np.maximum(np.linalg.norm(x, axis=-1, keepdims=True), 1e-9)


def vocabulary(rows):
    homes = {}
    for r in rows:
        for w in set(words[r]):
            homes.setdefault(w, set()).add(owner[r])
    kept = sorted(w for w, h in homes.items() if len(h) >= FEWEST_HOMES)
    return kept, np.array([math.log(N / len(homes[w])) for w in kept], np.float32)


def word_matrix(vocab, idf):
    at = {w: i for i, w in enumerate(vocab)}
    m = np.zeros((len(words), len(vocab)), np.float32)
    for r, ws in enumerate(words):
        for w in set(ws):
            if w in at:
                m[r, at[w]] = idf[at[w]]
    return unit(m)


def sums_by_case(rows, weight):
    sums = np.zeros((N, rows.shape[1]), np.float32)
    for r in np.flatnonzero(weight):
        sums[owner[r]] += weight[r] * rows[r]
    return sums


def back(d, u, n):
    """Gradient through x / |x|."""
    return (d - (d * u).sum(1, keepdims=True) * u) / n


class Finder:
    """Joint projection of vectors and words, trained so that a left-out wording lies near its own case's centroid."""

    def __init__(self, is_known):
        self.vocab, self.idf = vocabulary(np.flatnonzero(is_known))
        F = word_matrix(self.vocab, self.idf)
        used = is_known & is_query
        self.mean = vectors[used].mean(0)
        X = vectors - self.mean
        means = sums_by_case(X, used.astype(np.float32)) / np.bincount(owner[used], minlength=N)[:, None]
        within = X[used] - means[owner[used]]
        S = within.T @ within / len(within)
        S = (1 - SHRINK) * S + SHRINK * np.eye(WIDTH) * np.trace(S) / WIDTH
        w, U = np.linalg.eigh(S)
        white = (U * w ** -0.5) @ U.T
        white /= np.linalg.norm(X[used] @ white, axis=1).mean()
        _, B = np.linalg.eigh(np.cov((means @ white).T))
        start = np.concatenate([white @ B[:, ::-1][:, :SIZE], WORD_START * rng.standard_normal((len(self.vocab), SIZE)) / math.sqrt(SIZE)])
        A = np.concatenate([X, F], axis=1).astype(np.float32)
        weight = (np.where(is_query, 1.0, SHARED_TEXTS) * is_known).astype(np.float32)
        self.W = self.train(A, sums_by_case(A, weight), np.bincount(owner, weight, minlength=N), np.flatnonzero(used), start.astype(np.float32))
        self.points = unit(A @ self.W)
        C = unit(sums_by_case(self.points, weight))
        self.center = C.mean(0)
        self.centroids = unit(C - self.center)

    def train(self, A, sums, counts, rows, W):
        M = sums / counts[:, None].astype(np.float32)
        rate = np.r_[np.ones(WIDTH), np.full(len(self.vocab), WORD_RATE)].astype(np.float32)[:, None] * RATE
        speed = np.zeros_like(W)
        for _ in range(EPOCHS):
            order = rng.permutation(rows)
            for b in range(0, len(order), BATCH):
                r = order[b:b + BATCH]
                i, n = owner[r], len(r)
                x = A[r]
                own = (sums[i] - x) / (counts[i] - 1)[:, None].astype(np.float32)
                y, c, o = x @ W, M @ W, own @ W
                ny, nc, no = (np.linalg.norm(v, axis=1, keepdims=True) for v in (y, c, o))
                u, v, l = y / ny, c / nc, o / no
                S = u @ v.T
                S[np.arange(n), i] = (u * l).sum(1)
                S *= TEMPERATURE
                S -= S.max(1, keepdims=True)
                P = np.exp(S)
                P /= P.sum(1, keepdims=True)
                P[np.arange(n), i] -= 1
                P *= TEMPERATURE / n
                mine = P[np.arange(n), i].copy()
                P[np.arange(n), i] = 0
                g = x.T @ back(P @ v + mine[:, None] * l, u, ny) + M.T @ back(P.T @ u, v, nc) + own.T @ back(mine[:, None] * u, l, no)
                speed = 0.9 * speed - rate * g
                W = W + speed
        return W

    def similar(self, rows):
        return unit(self.points[rows] - self.center) @ self.centroids.T


SHARPNESS = 20.0


def shares_of(S, label, k):
    """Chances of a label: the cases that a message lies near vote, the nearer the more."""
    Q = np.exp(SHARPNESS * (S - S.max(1, keepdims=True)))
    P = np.stack([Q[:, label == c].sum(1) for c in range(k)], 1)
    return P / P.sum(1, keepdims=True)


# The word index of find/words.ts, which knows no training messages.
INDEXED = {'way': 1.0, 'answer': 0.7, 'phrase': 0.7, 'title': 2.0}


def lexical(is_known, rows):
    """Scores of the word index over what is known, for left-out rows."""
    docs, rarity = [{} for _ in range(N)], {}
    for r in np.flatnonzero(is_known):
        for w in words[r] if kind[r] in INDEXED else []:
            docs[owner[r]][w] = docs[owner[r]].get(w, 0) + INDEXED[kind[r]]
    for d in docs:
        for w in d:
            rarity[w] = rarity.get(w, 0) + 1
    at = {w: i for i, w in enumerate(rarity)}
    idf = np.array([math.log(N / rarity[w]) for w in at], np.float32)
    M = np.zeros((N, len(at)), np.float32)
    for i, d in enumerate(docs):
        for w, c in d.items():
            M[i, at[w]] = (1 + math.log(c + 1)) * idf[at[w]]
    M = unit(M)
    scores = np.zeros((len(rows), N), np.float32)
    for k, r in enumerate(rows):
        known = [at[w] for w in set(words[r]) if w in at]
        scores[k] = M[:, known] @ idf[known]
    return scores


def z(a):
    return (a - a.mean(1, keepdims=True)) / np.maximum(a.std(1, keepdims=True), 1e-9)


need_of = np.array([need_ids.index(c['need']) for c in cases])
# A case that serves any hearer has none.
ANYONE = -1
role_of = np.array([role_ids.index(c['to']) if 'to' in c else ANYONE for c in cases])
groups = sorted(set(group_of.values()))
group_at = np.array([groups.index(group_of[r]) for r in role_ids])
# As in understand/hearers.ts.
EXPECTED, VOTED = 0.7, 1.1


def hearers(prior, rows):
    votes = np.zeros((len(rows), len(role_ids)))
    for k, r in enumerate(rows):
        for role, weight in texts[r]['votes'].items():
            votes[k, role_ids.index(role)] = weight
    Z = EXPECTED * np.log(prior + 0.01) + VOTED * votes
    Z -= Z.max(1, keepdims=True)
    P = np.exp(Z)
    return P / P.sum(1, keepdims=True)


finder = Finder(~is_left)
rows = np.flatnonzero(is_left)
gold = owner[rows]
is_message = kind[rows] == 'message'
near = finder.similar(rows)
S, Lx = z(near).astype(np.float32), z(lexical(~is_left, rows)).astype(np.float32)
need, prior = shares_of(near, need_of, len(need_ids)), shares_of(near, role_of, len(role_ids))


def shares(rank, sizes):
    return ' '.join(f'{(rank < n).mean():.3f}' for n in sizes)


rank_of = lambda P, y: (P > P[np.arange(len(y)), y][:, None]).sum(1)
print('need left out, among 1 3 6:', shares(rank_of(need, need_of[gold]), (1, 3, 6)))
heard = hearers(prior, rows)
one = role_of[gold] != ANYONE
print('hearer left out, expected alone, 1 3:', shares(rank_of(prior[one], role_of[gold[one]]), (1, 3)), 'with names:', shares(rank_of(heard[one], role_of[gold[one]]), (1, 3)))
by_group = np.stack([heard[:, group_at == g].sum(1) for g in range(len(groups))], 1)
context_ids = ['Personal', 'Professional', 'Academic', 'Social', 'Public', 'Creative', 'Work', 'Family', 'Faith']
in_context = np.array([[c in k['contexts'] for k in cases] for c in context_ids], np.float32)
said = np.array([context_ids.index(rng.choice(cases[g]['contexts'])) if rng.random() < 0.5 else rng.integers(9) for g in gold])
FEATURES = ['near', 'words', 'hearer', 'group', 'need', 'context']


def of_cases(by_role, chances):
    """What each case's hearer gets; a case for anyone gets what is to be expected of all."""
    return np.where(role_of == ANYONE, (chances * by_role).sum(1, keepdims=True), by_role[:, role_of])


def features(sel):
    P = heard[sel]
    return np.stack([S[sel], Lx[sel], of_cases(np.log(P + 0.02), P), of_cases(np.log(by_group[sel][:, group_at] + 0.05), P),
                     np.log(need[sel][:, need_of] + 0.02), in_context[said[sel]]], -1)


b = np.array([1.5, 0.3, 0.3, 0.2, 0.3, 0.3])
order = rng.permutation(len(rows))
halves = order[: len(order) // 2], order[len(order) // 2:]
for step in range(160):
    sel = rng.choice(halves[0], 400, replace=False)
    X = features(sel)
    Z = X @ b
    Z -= Z.max(1, keepdims=True)
    P = np.exp(Z); P /= P.sum(1, keepdims=True)
    k = np.arange(len(sel))
    g = (X[k, gold[sel]] - np.einsum('ij,ijk->ik', P, X)).mean(0)
    b += 0.6 / (1 + step / 60) * g
# Messages name the hearer more often than wordings do; plain messages share more words with titles than wordings do. These floors were
# chosen on the development messages.
b[1], b[2], b[3] = max(b[1], 0.3), max(b[2], 0.6), max(b[3], 0.3)
print('ranker', {name: round(float(weight), 3) for name, weight in zip(FEATURES, b)})
ranks, tops, right = [], [], []
for i in range(0, len(halves[1]), 500):
    sel = halves[1][i:i + 500]
    Z = features(sel) @ b
    ranks.append(rank_of(Z, gold[sel]))
    order_of = np.argsort(-Z, 1)[:, :40]
    best = np.take_along_axis(Z, order_of, 1)
    P = np.exp(best - best[:, :1])
    share = P[:, 0] / P.sum(1)
    first = order_of[:, 0]
    tops.append(np.c_[np.log((share + 1e-6) / (1 - share + 1e-6)), np.ones(len(sel))])
    right.append(first == gold[sel])
ranks, tops, right = map(np.concatenate, (ranks, tops, right))
for name, among in (('wording', ~is_message), ('message', is_message)):
    print(f'case of a {name} left out, near alone, 1 4 8 40:', shares(rank_of(S[among], gold[among]), (1, 4, 8, 40)))
    print(f'case of a {name} left out, ranked,     1 4 8 40:', shares(ranks[among[halves[1]]], (1, 4, 8, 40)))


def logistic(X, y):
    """Newton's method; the last column of X is the intercept."""
    w = np.zeros(X.shape[1])
    for _ in range(30):
        p = 1 / (1 + np.exp(-(X @ w)))
        w += np.linalg.solve((X * (p * (1 - p))[:, None]).T @ X + 1e-4 * np.eye(len(w)), X.T @ (y - p) - 1e-4 * w)
    return w


cal = logistic(tops, right)
p = 1 / (1 + np.exp(-(tops @ cal)))
for t in (.5, .7, .8, .9):
    print(f'chance of {t}: {(p >= t).mean():.3f} of messages, right in {right[p >= t].mean():.3f}')

finder = Finder(np.full(len(texts), True))


def pack(m):
    scale = float(np.abs(m).max() / 127) if m.size else 1.0
    return {'rows': m.shape[0], 'columns': m.shape[1], 'scale': scale, 'base64': base64.b64encode(np.round(m / scale).astype(np.int8).tobytes()).decode()}


r5 = lambda v: [round(float(x), 5) for x in v]
json.dump({
    'sources': data['sources'], 'size': SIZE, 'mean': r5(finder.mean), 'projection': pack(finder.W[:WIDTH]), 'vocabulary': finder.vocab,
    'idf': [round(float(x), 3) for x in finder.idf], 'wordScale': 1, 'words': pack(finder.W[WIDTH:]), 'center': r5(finder.center),
    'caseIds': [c['id'] for c in cases], 'centroids': pack(finder.centroids), 'sharpness': SHARPNESS,
    'ranker': {'weights': {k: round(float(v), 4) for k, v in zip(FEATURES, b)}, 'calibration': r5(cal)},
}, open(target, 'w'), separators=(',', ':'))
