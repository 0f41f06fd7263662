"""Ridge regression on the terms and features of texts: what scores.py fits with."""
import re
from types import SimpleNamespace
import numpy as np

FOLDS, CLOSE = 5, 1e-9
# A feature that fewer texts have can't be fitted.
LEAST_PRESENT = 30


def sums(owner, parts, count):
    """Rows of numbers added up by their owner."""
    return np.stack([np.bincount(owner, column, count) for column in parts.T], 1)


def read_texts(data):
    """Texts in windows. A use is a term in a window, a pair a term in a text. Terms are words, then letters."""
    windows = [window for row in data['rows'] for window in row['windows']]
    text = np.repeat(np.arange(len(data['rows'])), [len(row['windows']) for row in data['rows']])
    uses = [(at, term) for at, window in enumerate(windows) for term in window['words']]
    uses += [(at, term + len(data['words'])) for at, window in enumerate(windows) for term in window['letters']]
    use_window, use_term = np.array(uses).T.copy()
    names = data['words'] + data['letters']
    pairs, use_pair = np.unique(text[use_window] * len(names) + use_term, return_inverse=True)
    pair_text, pair_term = np.divmod(pairs, len(names))
    return SimpleNamespace(
        count=len(data['rows']), names=names, is_letters=np.arange(len(names)) >= len(data['words']), feature_names=data['features'],
        text=text, share=np.array([window['share'] for window in windows]), features=np.array([window['features'] for window in windows]),
        pair_text=pair_text, pair_term=pair_term, use_window=use_window, use_pair=use_pair,
    )


def only(texts, rows):
    """The same of some rows, which ascend."""
    is_in = np.isin(np.arange(texts.count), rows)
    windows, pairs = is_in[texts.text], is_in[texts.pair_text]
    uses = pairs[texts.use_pair]
    place = lambda kept, at: (np.cumsum(kept) - 1)[at]
    return SimpleNamespace(**vars(texts) | dict(
        count=len(rows), text=place(is_in, texts.text[windows]), share=texts.share[windows], features=texts.features[windows],
        pair_text=place(is_in, texts.pair_text[pairs]), pair_term=texts.pair_term[pairs],
        use_window=place(windows, texts.use_window[uses]), use_pair=place(pairs, texts.use_pair[uses]),
    ))


def means_of(texts):
    """Each feature's mean over the windows of a text."""
    return sums(texts.text, texts.share[:, None] * texts.features, texts.count)


class Inputs:
    """A matrix with a row for each text: sparse columns, then dense ones, then the bias."""
    def __init__(self, dense, row=np.zeros(0, int), column=np.zeros(0, int), value=np.zeros(0), size=0):
        self.dense = np.c_[dense, np.ones(len(dense))]
        self.row, self.column, self.value, self.size = row, column, value, size

    def times(self, x):
        return np.bincount(self.row, self.value * x[self.column], len(self.dense)) + self.dense @ x[self.size:]

    def back(self, r):
        return np.r_[np.bincount(self.column, self.value * r[self.row], self.size), r @ self.dense]

    def squares(self, weight):
        return np.r_[np.bincount(self.column, self.value ** 2 * weight[self.row], self.size), weight @ self.dense ** 2]


def ridge(inputs, y, penalty, weight, steps=80):
    """With a penalty for each column but the bias, by conjugate gradients on the normal equations."""
    penalty = np.r_[penalty, 0]
    scale = inputs.squares(weight) + penalty
    scale[scale == 0] = 1
    x, left = np.zeros(len(penalty)), inputs.back(weight * y)
    way = left / scale
    size = start = left @ way
    for _ in range(steps):
        if size <= CLOSE * start:
            break
        met = inputs.back(weight * inputs.times(way)) + penalty * way
        step = size / (way @ met)
        x, left = x + step * way, left - step * met
        before, size = size, left @ (left / scale)
        way = left / scale + size / before * way
    return x


def dense_columns(texts, has_parts_of_speech):
    means = means_of(texts)
    spread = means.std(0)
    is_chosen = [has_parts_of_speech or not re.fullmatch('style:[A-Z]+', name) for name in texts.feature_names]
    place = np.flatnonzero(is_chosen & ((means != 0).sum(0) >= LEAST_PRESENT) & (spread >= 1e-6))
    low, high = np.quantile(means[:, place], [0.005, 0.995], axis=0)
    low = np.minimum(low, 0)
    high = np.maximum(high, low + 1e-9)
    return SimpleNamespace(place=place, mean=means.mean(0)[place], spread=spread[place], low=low, high=high)


def inputs_of(texts, terms, dense):
    column = np.full(len(texts.names), -1)
    column[terms] = np.arange(len(terms))
    pairs = column[texts.pair_term] >= 0
    uses = pairs[texts.use_pair]
    window, pair = texts.use_window[uses], texts.use_pair[uses]
    # A window is shared by its words, and once more by its letters.
    sharers = 2 * window + texts.is_letters[texts.pair_term[pair]]
    value = texts.share[window] / np.sqrt(np.bincount(sharers)[sharers])
    value = np.bincount(pair, value, len(pairs))[pairs]
    features = (np.clip(texts.features[:, dense.place], dense.low, dense.high) - dense.mean) / dense.spread
    features = sums(texts.text, texts.share[:, None] * features, texts.count)
    return Inputs(features, texts.pair_text[pairs], column[texts.pair_term[pairs]], value, len(terms))


def fit(texts, y, weight, plan):
    """Fits on all terms, keeps the strongest, and fits again."""
    dense = dense_columns(texts, plan.has_parts_of_speech)
    counts = np.bincount(texts.pair_term, minlength=len(texts.names))
    penalty, kinds = np.zeros(len(counts)), []
    for is_letters, most in enumerate(plan.most):
        terms = np.flatnonzero((counts >= plan.least) & (texts.is_letters == is_letters) & (most > 0))
        # Rare terms say more: they're held back less, by their squared inverse document frequency.
        rarity = np.log(1 + texts.count / counts[terms]) ** 2
        penalty[terms] = plan.penalties[is_letters] * (rarity @ counts[terms]) / (counts[terms].sum() * rarity)
        kinds.append(terms)

    def solve(terms):
        return ridge(inputs_of(texts, terms, dense), y, np.r_[penalty[terms], np.full(len(dense.place), plan.dense)], weight)

    terms = np.concatenate(kinds)
    x = solve(terms)
    if any(len(kind) > most for kind, most in zip(kinds, plan.most)):
        strength = np.zeros(len(counts))
        strength[terms] = np.abs(x[:len(terms)]) * np.sqrt(counts[terms])
        kinds = [kind[np.argsort(-strength[kind], kind='stable')[:most]] for kind, most in zip(kinds, plan.most)]
        terms = np.concatenate(kinds)
        x = solve(terms)
    return SimpleNamespace(terms=terms, dense=dense, x=x)


def predict(fitted, texts):
    return inputs_of(texts, fitted.terms, fitted.dense).times(fitted.x)


def folds_of(group, rows):
    """Which rows to learn from and which to judge, five times. No group is parted."""
    fold = np.unique(group[rows], return_inverse=True)[1] % FOLDS
    return [(rows[fold != each], rows[fold == each]) for each in range(FOLDS)]


class Words:
    """What words and features say of texts, by fits that haven't seen them. Sentiment adds the lists of praise and blame at equal
    weight: comments on Reddit lack words of reviews, and the other way round."""
    def __init__(self, seen, plan, goal_of, weight, has_lists=False):
        self.seen, self.plan, self.goal_of, self.weight, self.has_lists = seen, plan, goal_of, weight, has_lists
        self.y = goal_of(np.arange(len(weight)))
        self.valence_at = seen.texts.feature_names.index('valence:valence')
        self.valence = means_of(seen.texts)[:, self.valence_at]
        self.kept = {}

    def once(self, what, rows):
        key = what.__name__, rows.tobytes()
        if key not in self.kept:
            self.kept[key] = what(rows)
        return self.kept[key]

    def fit_alone(self, rows):
        return fit(only(self.seen.texts, rows), self.goal_of(rows), self.weight[rows], self.plan)

    def unseen_alone(self, rows):
        out = np.zeros(len(self.y))
        for learned, held in folds_of(self.seen.group, rows):
            out[held] = predict(self.once(self.fit_alone, learned), only(self.seen.texts, held))
        return out

    def lists_weight(self, rows):
        return self.once(self.unseen_alone, rows)[rows].std() / self.valence[rows].std() if self.has_lists else 0

    def unseen(self, rows):
        """Scores of these rows, each by a fit on others of them."""
        return self.once(self.unseen_alone, rows) + self.lists_weight(rows) * self.valence

    def fitted(self, rows):
        found = self.once(self.fit_alone, rows)
        added, x, dense = self.lists_weight(rows), found.x.copy(), found.dense
        for at in np.flatnonzero(dense.place == self.valence_at):
            x[len(found.terms) + at] += added * dense.spread[at]
            x[-1] += added * dense.mean[at]
        return SimpleNamespace(terms=found.terms, dense=dense, x=x)

    def told(self, learned, held):
        return predict(self.fitted(learned), only(self.seen.texts, held))
