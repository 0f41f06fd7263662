"""Learns to detect danger from labeled messages: part of npm run fit:danger. Needs numpy.

Reads what export-danger.ts wrote, writes packages/safety/src/fitted/danger.json. A network scores each sentence by its vector and its
words, and the gravest answers for its message. Stacks then weigh these scores and what else was found. Two sides are learned: whether
help comes first (lead), and whether it's offered anywhere (any). Scores of messages left out of a fit set the thresholds.
"""
import base64, json, sys
from types import SimpleNamespace
import numpy as np

folder, target = sys.argv[1], sys.argv[2]
# Each layer's vectors are scaled to this length, so that the network learns from them as fast as from words.
LENGTH = 3
EPOCHS, BATCH, DROPOUT, MOMENTUM, MEMORY = 24, 256, 0.4, 0.9, 0.999
RATE = {'input': 3e-3, 'hidden': 3e-3, 'output': 3e-3, 'bias': 3e-3, 'words': 4e-3}

# How much a message of a set counts for the network and for the stacks. The authors' messages say the grave thing sideways: counted in
# full they teach suspicion of any odd story. Real questions are few.
WEIGHTS = {
    'authors': (0.2, 0.2), 'sets': (1, 1), 'plain': (1, 2), 'typed': (3, 4), 'harmless': (1, 1), 'ordinary': (3, 4),
    'questions': (3, 2), 'asides': (1.5, 2), 'lines': (1, 1), 'messages': (3, 4), 'counsel': (5, 6),
}
# What a danger among the asides counts, of its weight, where help first is learned. Said in passing, they look like any odd message:
# counted in full they put help first for three times as many harmless ones. They learn in full what gets a line.
FIRST_SHARE = 0.3
# To tell a plea about one's life from a question of wording; other sets do not say which they are.
PLEA_WEIGHTS = {'counsel': 6, 'questions': 4, 'ordinary': 1}
# The shares of harmless messages that may be taken for a danger: of ordinary ones, and of those real questions that are read as pleas,
# which are nine of ten. Ordinary messages of files left out are raised more often than these.
ALARMS = {'lead': {'ordinary': 0.002, 'pleas': 0.09}, 'any': {'ordinary': 0.0125, 'pleas': 0.21}}
SIDES, LABELS = ('lead', 'any'), ('lead', 'mention', 'none')

data = json.load(open(f'{folder}/danger.json'))
rows, constant = data['rows'], SimpleNamespace(**data['constants'])
# Vectors from inner layers have much in common, which says nothing: they're learned from around their mean, and brought to one length.
vectors = np.fromfile(f'{folder}/vectors.f32', np.float32).reshape(-1, constant.VECTOR_LENGTH)
center = vectors.mean(0)
vectors -= center
by_layer = np.square(vectors).mean(0).reshape(constant.LAYERS, -1)
stretch = np.repeat(LENGTH / np.sqrt(by_layer.sum(1)), by_layer.shape[1])
vectors *= stretch
slots = np.fromfile(f'{folder}/slots.i32', np.int32)
values = np.fromfile(f'{folder}/values.f32', np.float32)
all_rows = np.arange(len(rows))
set_of, label, fold, hits = (np.array([row[name] for row in rows]) for name in ('set', 'label', 'fold', 'hits'))
cues = np.array([row['cues'] for row in rows])
is_brief = cues[:, constant.BRIEF] == 1
is_plain = {side: np.array([row['plain'][side] for row in rows]) for side in SIDES}
truth = {'lead': label == 'lead', 'any': label != 'none'}
first_share = np.where((set_of == 'asides') & (label == 'lead'), FIRST_SHARE, 1)
network_weight, stack_weight = np.array([WEIGHTS[name] for name in set_of]).T
plea_weight = np.array([PLEA_WEIGHTS.get(name, 0) for name in set_of])


def spans(counts):
    """From where to where each stretch stands, one after the other."""
    ends = np.cumsum(counts)
    return np.stack([ends - counts, ends], 1)


# A message is read in two ways, as it's served (in pieces of some sentences) and apart (a piece for each sentence). Readings of the second
# kind begin at len(rows). A reading is a span of pieces, a piece one of sentences, a sentence one of words.
pieces = np.array([piece for row in rows for piece in row['pieces']])
sentences_of_row = spans([sum(count for _, count in row['pieces']) for row in rows])
alone = np.concatenate([start + np.arange(len(row['apart'])) for row, (start, _) in zip(rows, sentences_of_row)])
of_reading = spans([len(row[name]) for name in ('pieces', 'apart') for row in rows])
of_piece = np.concatenate([spans(pieces[:, 1]), np.stack([alone, alone + 1], 1)])
of_sentence = spans(data['lengths'])
vector_of = np.concatenate([pieces[:, 0], [place for row in rows for place in row['apart']]])


def within(span, chosen):
    """What stands in the chosen spans, and in which of them each stands."""
    start, end = span[chosen].T
    owner = np.repeat(np.arange(len(chosen)), end - start)
    return np.arange(len(owner)) + (start - spans(end - start)[:, 0])[owner], owner


def sums(owner, parts, count):
    """Rows of numbers added up by their owner."""
    return np.stack([np.bincount(owner, column, count) for column in parts.T], 1)


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def pooled(scores, owner, count):
    """The scores of messages from those of their sentences: a soft maximum. As in model.ts."""
    return np.log(sums(owner, np.exp(constant.SHARPNESS * scores), count)) / constant.SHARPNESS


def forward(net, readings, keep=lambda count: np.ones(count)):
    """Both scores of each sentence: by its words, and by the vector of its piece. `keep` leaves units and words out."""
    p, message = within(of_reading, readings)
    s, piece = within(of_piece, p)
    w, sentence = within(of_sentence, s)
    X, value = vectors[vector_of[p]], values[w] * keep(len(w))
    active = X @ net['input'] + net['hidden']
    kept = (active > 0) * keep(active.size).reshape(active.shape)
    by_words = sums(sentence, value[:, None] * net['words'][slots[w]], len(s))
    by_vector = (active * kept) @ net['output'] + net['bias']
    return SimpleNamespace(
        X=X, value=value, slot=slots[w], active=active * kept, kept=kept, sentence=sentence, piece=piece,
        piece_message=message, message=message[piece], by_words=by_words, scores=by_words + by_vector[piece],
    )


def slopes(net, readings, truths, weights, keep):
    """The slope of the weighted log loss for each weight: the soft maximum hands it to the gravest sentence."""
    f = forward(net, readings, keep)
    whole = pooled(f.scores, f.message, len(readings))
    slope = ((sigmoid(whole) - truths) * weights / BATCH)[f.message] * np.exp(constant.SHARPNESS * (f.scores - whole[f.message]))
    by_piece = sums(f.piece, slope, len(f.X))
    down = f.kept * (by_piece @ net['output'].T)
    words = sums(f.slot, f.value[:, None] * slope[f.sentence], constant.TABLE)
    return {'input': f.X.T @ down, 'hidden': down.sum(0), 'output': f.active.T @ by_piece, 'bias': by_piece.sum(0), 'words': words}


truths = np.stack([truth[side] for side in SIDES], 1)
network_weights = np.stack([network_weight * first_share, network_weight], 1) / network_weight.mean()


def fit_network(known):
    """By Adam. Half of the time a message is learned from apart: the network then knows what is said briefly as well."""
    rng = np.random.default_rng(1)
    net = {
        'input': 0.2 * rng.standard_normal((constant.VECTOR_LENGTH, constant.HIDDEN)),
        'hidden': np.zeros(constant.HIDDEN),
        'output': rng.standard_normal((constant.HIDDEN, 2)) / np.sqrt(constant.HIDDEN),
        'bias': np.array([-2, -1.5]),
        'words': np.zeros((constant.TABLE, 2)),
    }
    speed, square = ({part: np.zeros_like(net[part]) for part in net} for _ in range(2))
    keep = lambda count: (rng.random(count) > DROPOUT) / (1 - DROPOUT)
    starts = range(0, len(known), BATCH)
    steps, step = EPOCHS * len(starts), 0
    for _ in range(EPOCHS):
        order = rng.permutation(known)
        for start in starts:
            batch = order[start:start + BATCH]
            readings = batch + len(rows) * (rng.random(len(batch)) < 0.5)
            step += 1
            for part, slope in slopes(net, readings, truths[batch], network_weights[batch], keep).items():
                speed[part] = MOMENTUM * speed[part] + (1 - MOMENTUM) * slope
                square[part] = MEMORY * square[part] + (1 - MEMORY) * slope ** 2
                size = np.sqrt(square[part] / (1 - MEMORY ** step)) + 1e-6
                net[part] -= RATE[part] * (1 - step / (steps + 1)) * speed[part] / (1 - MOMENTUM ** step) / size
    return net


def logistic(X, y, penalty, weights=1, rounds=8):
    """Logistic ridge regression by reweighted least squares: weights and bias, which has no penalty."""
    X = np.c_[X, np.ones(len(X))]
    ridge, w = np.diag(np.r_[np.full(X.shape[1] - 1, penalty), 0]), np.zeros(X.shape[1])
    for _ in range(rounds):
        score = X @ w
        p = sigmoid(score)
        slope = np.maximum(p * (1 - p), 0.01)
        goal = score + np.clip((y - p) / slope, -8, 8)
        weighted = X * (slope * weights)[:, None]
        w = np.linalg.solve(weighted.T @ X + ridge, weighted.T @ goal)
    return w[:-1], w[-1]


def on_one_scale(X, y, penalty, weights):
    """The same on inputs brought to one scale, told for the inputs as they come."""
    mean, spread = X.mean(0), X.std(0)
    varies = spread > 1e-6
    w, bias = logistic(np.where(varies, X - mean, 0) / np.where(varies, spread, 1), y, penalty, weights)
    w = np.where(varies, w / np.where(varies, spread, 1), 0)
    return w, bias - w @ mean


# Vectors are short: scaled up, one penalty fits them and the cues beside them.
SCALE = 20


def direction(X, y, penalty, weights=1, beside=None, rounds=6):
    """Weights of vectors, of what stands beside them, and the bias."""
    w, bias = logistic(SCALE * X if beside is None else np.c_[SCALE * X, beside], y, penalty, weights, rounds)
    return SCALE * w[:constant.VECTOR_LENGTH], w[constant.VECTOR_LENGTH:], bias


p, message = within(of_reading, all_rows)
means = sums(message, vectors[vector_of[p]], len(rows)) / np.bincount(message)[:, None]


def fit_plea(known):
    known = known[plea_weight[known] > 0]
    return direction(means[known], set_of[known] != 'ordinary', 60, plea_weight[known], cues[known])


def cross_judged():
    """What networks and pleas say of messages that they were not fitted on: scores, scores by words alone, and pleas."""
    scores, by_words, plea = np.zeros((len(rows), 2)), np.zeros((len(rows), 2)), np.zeros(len(rows))
    for held in np.unique(fold):
        known, own = all_rows[fold != held], all_rows[fold == held]
        net, (of_vector, of_cues, bias) = fit_network(known), fit_plea(known)
        f = forward(net, own)
        scores[own] = pooled(f.scores, f.message, len(own))
        by_words[own] = pooled(f.by_words + net['bias'], f.message, len(own))
        plea[own] = means[own] @ of_vector + cues[own] @ of_cues + bias
        print(f'fold {held} judged', flush=True)
    return scores, by_words, plea


# As stackInputs and pleaInputs in packages/safety/src/stack.ts.
def stack_inputs(lead, any, plea, hits, cues):
    share, is_hit = sigmoid(plea - 1), (hits > 0) * 1.0
    counted = [is_hit, np.minimum(constant.MOST_HITS, hits), lead * share, any * share, is_hit * share]
    first = [share, cues[:, constant.BRIEF], lead, any, np.maximum(0, lead), *counted]
    return np.c_[np.stack(first, 1), cues, is_hit[:, None] * cues[:, constant.BESIDE_HITS], lead[:, None] * cues[:, constant.BESIDE_SCORE]]


def plea_inputs(lead, any, plea, hits, cues):
    return np.c_[lead, any, plea, hits > 0, np.minimum(constant.MOST_HITS, hits), cues]


for twin, expected in (stack_inputs, 'stack'), (plea_inputs, 'pleas'):
    given = (np.array([data['example'][name]]) for name in ('lead', 'any', 'plea', 'hits', 'cues'))
    assert np.allclose(twin(*given)[0], data['example'][expected]), f'{twin.__name__} differs from stack.ts'


def crossed(X, y, weights, penalty):
    """Fitted on all, and the scores of stacks that had not seen the message. Messages without weight are judged alone."""
    fit = lambda is_known: on_one_scale(X[is_known], y[is_known], penalty, weights[is_known])
    scores = np.zeros(len(rows))
    for held in np.unique(fold):
        w, bias = fit((fold != held) & (weights > 0))
        scores[fold == held] = X[fold == held] @ w + bias
    return fit(weights > 0), scores


def quantile(scores, share):
    """The score that only this share of them exceeds."""
    at = int(share * len(scores))
    return np.sort(scores)[::-1][at] if at < len(scores) else np.inf


def linear(weights, bias):
    return {'bias': bias, 'weights': weights}


def fit_side(side, found):
    """The stacks of one side, lowered by their thresholds, and whether each message is raised.

    Thresholds are as low as the shares of false alarms allow: among pleas by the real questions, among all others by ordinary
    messages, of which some are taken for pleas. Brief messages say so little that they have a threshold of their own.
    """
    weight = stack_weight * (first_share if side == 'lead' else 1)
    (other, other_bias), scores = crossed(stack_inputs(**found), truth[side], weight, 3)
    # For pleas it rests on what people really wrote. Questions written by a language model moved it elsewhere.
    (plea, plea_bias), of_plea = crossed(plea_inputs(**found), truth[side], set_of == 'counsel', 30)
    is_plea = (found['plea'] >= constant.PLEA_FROM) & (cues[:, constant.RECOVERED] == 0)
    harmless = (label == 'none') & ~is_plain[side]
    plea_from = quantile(of_plea[harmless & (set_of == 'counsel') & is_plea], ALARMS[side]['pleas'])
    ordinary = harmless & (set_of == 'ordinary')
    others = ordinary & ~is_plea
    spent = (of_plea[ordinary & is_plea] > plea_from).sum()
    share = max(0, ALARMS[side]['ordinary'] * ordinary.sum() - spent) / others.sum()
    other_from, brief_from = quantile(scores[others & ~is_brief], share), quantile(scores[others & is_brief], share)
    print(f'{side}: from {plea_from:.3f} for pleas, {brief_from:.3f} for brief messages, {other_from:.3f} for others')
    is_above = np.where(is_plea, of_plea > plea_from, scores > np.where(is_brief, brief_from, other_from))
    # The second input is whether the message is brief.
    other[1] += other_from - brief_from
    stacks = {'other': linear(other, other_bias - other_from), 'plea': linear(plea, plea_bias - plea_from)}
    return SimpleNamespace(**stacks, is_raised=is_plain[side] | is_above)


def pack(numbers):
    """As in model.ts."""
    scale = max(np.abs(numbers).max(), 1e-9) / 127
    return {'scale': scale, 'bytes': base64.b64encode(np.round(numbers / scale).astype(np.int8).tobytes()).decode()}


def unpack(packed, shape):
    return np.frombuffer(base64.b64decode(packed['bytes']), np.int8).reshape(shape) * packed['scale']


def for_raw(weights):
    """Weights, inputs last, of vectors as they come: packed, and what the bias changes by, since these have a mean."""
    packed = pack(weights * stretch)
    return packed, -unpack(packed, weights.shape) @ center


def fit_stacks(name, scores, plea):
    """Both sides, and in what share of each set's messages help comes first and anywhere: as figuresOf in danger-figures.ts."""
    found = {'lead': scores[:, 0], 'any': scores[:, 1], 'plea': plea, 'hits': hits, 'cues': cues}
    sides = {side: fit_side(side, found) for side in SIDES}
    shown = {'first': sides['lead'].is_raised, 'anywhere': sides['lead'].is_raised | sides['any'].is_raised}
    figures = {}
    for each in dict.fromkeys(set_of.tolist()):
        for one in LABELS:
            those = (set_of == each) & (label == one)
            if those.any():
                figures[f'{name}: {each}, {one}'] = int(those.sum())
                figures |= {f'{name}: {each}, {one}: {where}': round(float(raised[those].mean()), 4) for where, raised in shown.items()}
    return sides, figures


def fit_meaning(net):
    """What kind of danger it is, and whether it is the writer's own: told from the gravest sentences of dangers."""
    dangers = np.array([at for at, row in enumerate(rows) if row['kind']])
    f = forward(net, dangers)
    share = np.exp(constant.SHARPNESS * (f.scores - pooled(f.scores, f.message, len(dangers))[f.message]))
    top = sums(f.piece_message, sums(f.piece, share[:, :1], len(f.X)) * f.X, len(dangers))
    kind, who = (np.array([rows[at].get(name, '') for at in dangers]) for name in ('kind', 'who'))
    # Penalties by five folds: .75 of kinds are right, and .92 of those in danger.
    kinds = [direction(top, kind == one, 300, rounds=4) for one in constant.CLASSES]
    of_other, _, bias = direction(top[who != ''], who[who != ''] == 'other', 1000)
    of_kinds, change_of_kinds = for_raw(np.array([w for w, _, _ in kinds]))
    of_who, change_of_who = for_raw(of_other)
    return {
        'kinds': {'weights': of_kinds, 'bias': np.array([bias for _, _, bias in kinds]) + change_of_kinds},
        'who': {'weights': of_who, 'bias': bias + change_of_who},
    }


scores, by_words, plea = cross_judged()
by_vectors, figures = fit_stacks('vectors', scores, plea)
without, figures_without = fit_stacks('words', by_words, np.zeros(len(rows)))
net, (of_vector, of_cues, plea_bias) = fit_network(all_rows), fit_plea(all_rows)
of_input, change_of_hidden = for_raw(net['input'].T)
of_plea, change_of_plea = for_raw(of_vector)


def short(value):
    """As JSON, with five digits."""
    if isinstance(value, dict):
        return {name: short(each) for name, each in value.items()}
    if isinstance(value, (list, np.ndarray)):
        return [short(each) for each in value]
    return float(f'{value:.5g}') if isinstance(value, float) else value


model = {
    'id': 'danger-3',
    'sources': data['sources'],
    'figures': figures | figures_without,
    'network': {'input': of_input, 'hidden': net['hidden'] + change_of_hidden, 'output': net['output'].ravel(), 'bias': net['bias']},
    'words': pack(net['words']),
    'plea': {'vector': of_plea, 'cues': linear(of_cues, plea_bias + change_of_plea)},
    **fit_meaning(net),
    'stacks': {
        'pleas': {side: by_vectors[side].plea for side in SIDES},
        'vectors': {side: by_vectors[side].other for side in SIDES},
        'words': {side: without[side].other for side in SIDES},
    },
}
text = json.dumps(short(model), separators=(',', ':')) + '\n'
with open(target, 'w') as file:
    file.write(text)
print(json.dumps(model['figures'], indent=1))
print(f'danger.json: {len(text) // 1000} kB')
