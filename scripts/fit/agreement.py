"""How well raw scores agree with people, and the scales and intervals that follow: what scores.py measures with."""
import numpy as np

# Scores of sentiment up to here say neither.
NEUTRAL = 15
# An emotion counts as found from these log odds on.
FOUND = -0.6
NEWTON_STEPS = 25


def rounded(value):
    """To whole numbers, halves up."""
    return np.floor(value + 0.5).astype(int)


def short(value, digits=4):
    value = float(f'{value:.{digits}g}')
    return int(value) if value.is_integer() else value


def ranks(values):
    """Ranks from 0; ties get their mean."""
    _, at, counts = np.unique(values, return_inverse=True, return_counts=True)
    return (np.cumsum(counts) - (counts + 1) / 2)[at]


def spearman(a, b):
    return round(float(np.corrcoef(ranks(a), ranks(b))[0, 1]), 3)


def by_domain(domain, truth, raw):
    return {str(part): spearman(truth[domain == part], raw[domain == part]) for part in dict.fromkeys(domain)}


def f1(truth, said, one):
    hits = ((truth == one) & (said == one)).sum()
    return 2 * hits / max(1, (truth == one).sum() + (said == one).sum())


def measure_share(domain, truth, raw, targets):
    """A score is the percentile among unseen texts; an interval holds the middle 80 % of the ratings in a tenth of the scale."""
    percent = np.arange(0, 101, 2)
    shares = 100 * (ranks(targets) + 0.5) / len(targets)
    order = np.argsort(raw, kind='stable')
    tenths = [shares[order[tenth * len(order) // 10:(tenth + 1) * len(order) // 10]] for tenth in range(10)]
    return {
        'crossValidation': {'all': spearman(truth, raw), **by_domain(domain, truth, raw)},
        'scale': {'raw': [short(each) for each in np.quantile(raw, percent / 100)], 'score': percent.tolist()},
        'intervals': [rounded(np.quantile(tenth, [0.1, 0.9])).tolist() for tenth in tenths],
    }


def best_cut(raw, truth):
    """Macro-F1 of the best two thresholds between blame, neither and praise, and the thresholds."""
    best = 0, 0, 0
    for below in np.arange(0.1, 0.5, 0.01):
        for above in np.arange(below + 0.1, 0.9, 0.01):
            low, high = np.quantile(raw, [below, above])
            said = np.where(raw > high, 1, np.where(raw < low, -1, 0))
            best = max(best, (np.mean([f1(truth, said, sign) for sign in (-1, 0, 1)]), low, high), key=lambda cut: cut[0])
    return best


def measure_sentiment(truth, raw):
    macro_f1, low, high = best_cut(raw, truth)
    steps = np.arange(11) / 10
    points = [*np.quantile(raw[raw < low], steps[:-1]), low, high, *np.quantile(raw[raw > high], steps[1:])]
    ends = np.r_[(100 - NEUTRAL) * steps - 100, (100 - NEUTRAL) * steps + NEUTRAL]
    scale = {'raw': [short(each, 5) for each in points], 'score': [short(each) for each in rounded(10 * ends) / 10]}
    score = np.interp(raw, scale['raw'], scale['score'])
    # People chose one of three classes: each counts as the median score of its texts.
    typical = np.select([truth == sign for sign in (-1, 0, 1)], [np.median(score[truth == sign]) for sign in (-1, 0, 1)])
    tenth = np.clip((score + 100) // 20, 0, 9)
    return {
        'crossValidation': {'macroF1': round(float(macro_f1), 3)},
        'scale': scale,
        'intervals': [rounded(np.quantile(typical[tenth == each], [0.1, 0.9])).tolist() for each in range(10)],
    }


def measure_emotion(truth, raw):
    """Platt scaling (Platt 1999): slope and offset of the log odds, and the F1 of what's found by them."""
    X, w = np.c_[raw, np.ones(len(raw))], np.array([1.0, 0.0])
    for _ in range(NEWTON_STEPS):
        p = 1 / (1 + np.exp(-X @ w))
        w = w + np.linalg.solve((X.T * (p * (1 - p))) @ X + 1e-6 * np.eye(2), X.T @ (truth - p))
    return {'slope': w[0], 'offset': w[1], 'f1': round(float(f1(truth, X @ w > FOUND, 1)), 3)}
