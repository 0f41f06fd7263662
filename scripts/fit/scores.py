"""Fits the scores of writing (politeness, formality, certainty, sentiment, emotion): part of npm run fit:scores. Needs numpy.

Reads what export-scores.ts wrote. In packages/insight/src/score, writes weights/ (of words and features), weights/encoder/ (what the
sentence encoder adds) and test-one-scale.json. With names after the two folders it fits those scores alone. With `sources` it writes
nothing, but prints how formality and politeness do on a source that the fit doesn't know.
"""
import functools, hashlib, json, os, re, sys
from types import SimpleNamespace
import numpy as np
from agreement import by_domain, measure_emotion, measure_sentiment, measure_share, ranks, rounded, short
from linear import Inputs, Words, folds_of, read_texts, ridge

folder, target, *chosen = sys.argv[1:]

TUNING = os.path.join(os.path.dirname(__file__), '../../packages/encoder/fitted/tuning.json')

ENCODER = 'all-MiniLM-L6-v2'
SCRIPTS = 'agreement.py', 'export-scores.ts', 'linear.py', 'scores.py'
# The share of the encoder's change that's kept: both scores put 9 of 10 pairs of texts in the same order, for politeness, formality and warmth.
SHARES = {'politeness': 0.55, 'formality': 0.9, 'emotion': 0.6}
# Norms of politeness differ on Stack Exchange, which more than half of the requests are from.
STACK_EXCHANGE_WEIGHT = 0.4
# Spread of the sum of words and lists, each of spread 1.
TWO_SPREAD = 1.67
# Of a head. The score of the words has nearly no penalty, as it's held back already.
PENALTIES, WORDS_PENALTY, STEPS = {'learned': 5, 'rare': 20, 'equal': 5}, 1e-3, 40
LARGEST_TERM, LARGEST_WEIGHT = 400, 999
# One in so many texts has its scores recorded for a test.
EVERY = 16

STANFORD = (
    'Stanford Politeness Corpus, requests from Wikipedia and Stack Exchange, five raters each', 'CC BY 4.0',
    'Danescu-Niculescu-Mizil et al. 2013, A computational approach to politeness, ACL',
)
PAVLICK = (
    'Pavlick and Tetreault, sentences from news, blogs, e-mail and answers, five raters each', 'CC BY 3.0',
    'Pavlick and Tetreault 2016, An empirical analysis of formality in online communication, TACL 4',
)
GO_EMOTIONS = (
    'GoEmotions, comments on Reddit, three or more raters each', 'CC BY 4.0',
    'Demszky et al. 2020, GoEmotions: a dataset of fine-grained emotions, ACL',
)
PEI = (
    'findings from papers and news about them, certainty from 1 to 6', 'MIT',
    'Pei and Jurgens 2021, Measuring sentence-level and aspect-level (un)certainty in science communications, EMNLP',
)


def plan(texts, source, penalties, dense, most, least=3, has_parts_of_speech=False):
    """Penalties of words, letters and features; how many words and letters are kept, and how many texts must have one. Parts of speech
    matter for formality only: elsewhere they don't generalize, and the tagger knows one dialect best."""
    return SimpleNamespace(**locals())


PLANS = {
    'politeness': plan('politeness', STANFORD, (3, 3), 4000, (5000, 0), least=2),
    'formality': plan('formality', PAVLICK, (4, 8), 1000, (4000, 2500), has_parts_of_speech=True),
    'certainty': plan('certainty', PEI, (6, 6), 200, (2000, 0)),
    'sentiment': plan('comments', GO_EMOTIONS, (3, 8), 500, (6000, 2000)),
    'emotion': plan('comments', GO_EMOTIONS, (3, 3), 100, (500, 0), least=4),
}


@functools.cache
def load(name):
    """Texts with their ratings. Those after the first set are for judging alone."""
    data = json.load(open(f'{folder}/{name}.json'))
    of = lambda key: np.array([row[key] for row in data['rows']])
    # Sentences of one document belong together.
    group = [re.sub(r'^((?:answers|blog|email|news):\S+)\.\d+$', r'\1', row['id']) for row in data['rows']]
    # Folds are dealt by hash.
    group = np.unique([hashlib.sha256(each.encode()).hexdigest() for each in group], return_inverse=True)[1]
    vectors = np.fromfile(f'{folder}/{name}.f32', np.float32).reshape(len(group), -1).astype(np.float64)
    return SimpleNamespace(
        texts=read_texts(data), rows=np.flatnonzero(of('isLearned')), others=np.flatnonzero(~of('isLearned')), group=group,
        score=of('score'), domain=of('domain'), vectors=vectors,
        is_felt={emotion: np.array([emotion in row['emotions'] for row in data['rows']]) for emotion in data['emotions']},
    )


def fit_head(vectors, words, y, weight, mixture):
    """Weights of the words' score, which must be of unseen texts, and of the vector: raw = words * score + vector @ weights + bias."""
    middle, mean, spread = vectors.mean(0), words.mean(), words.std()
    beside = np.zeros((len(y), 0)) if mixture == 'equal' else ((words - mean) / spread)[:, None]
    penalty = np.full(vectors.shape[1], PENALTIES[mixture])
    x = ridge(Inputs(np.c_[vectors - middle, beside]), y, np.r_[penalty, [WORDS_PENALTY] * beside.shape[1]], weight, STEPS)
    weights = x[:vectors.shape[1]]
    if mixture == 'equal':
        # Words and lists are in the score already: the encoder is the third equal part.
        weights = weights * spread / (TWO_SPREAD * (vectors @ weights).std())
        slope, bias = 1, 0
    else:
        slope = x[-2] / spread
        bias = x[-1] - slope * mean
    return SimpleNamespace(words=slope, weights=weights, middle=middle @ weights, bias=bias - middle @ weights)


def say(head, words, vectors):
    return head.bias + head.words * words + vectors @ head.weights


def on_scale_of(words, head, unseen, share=1):
    """Brings a head and what it says of unseen texts to the mean and spread of the words' score, which makes the two scores
    interchangeable, with this share of the encoder's change."""
    unseen = share * unseen + (1 - share) * words
    scale, shift = words.std() / unseen.std(), unseen.mean()
    moved = SimpleNamespace(
        words=scale * (1 - share + share * head.words), weights=scale * share * head.weights, middle=scale * share * head.middle,
        bias=scale * (share * head.bias - shift) + words.mean(),
    )
    return moved, scale * (unseen - shift) + words.mean()


def nested(words, mixture, folds, own=None):
    """What words and encoder together say of unseen texts: the head learns from scores of the words (`own`) that are unseen, too."""
    out, vectors = np.zeros(len(words.y)), words.seen.vectors
    for learned, held in folds:
        known = words.unseen(learned) if own is None else own
        head = fit_head(vectors[learned], known[learned], words.y[learned], words.weight[learned], mixture)
        out[held] = say(head, words.told(learned, held) if own is None else own[held], vectors[held])
    return out


def with_encoder(words, mixture, share=1):
    """A head on the scale of the words, and what it says of unseen texts. Emotions, which are many, have folds of one level."""
    rows = words.seen.rows
    own = words.unseen(rows)
    unseen = nested(words, mixture, folds_of(words.seen.group, rows), own if mixture == 'rare' else None)[rows]
    head = fit_head(words.seen.vectors[rows], own[rows], words.y[rows], words.weight[rows], mixture)
    return on_scale_of(own[rows], *on_scale_of(own[rows], head, unseen), share)


def provenance(plan):
    trained_on, licence, citation = plan.source
    scripts = b''.join(open(os.path.join(os.path.dirname(__file__), name), 'rb').read() for name in SCRIPTS)
    return {
        'version': 1, 'trainedOn': trained_on, 'licence': f'{licence} (data); coefficients fitted here', 'citation': citation,
        'rows': len(load(plan.texts).rows), 'scriptHash': hashlib.sha256(scripts).hexdigest()[:16],
    }


def encoder():
    """Which encoder's vectors it rests on, with the hash of its tuning."""
    return {'encoder': ENCODER, 'tuning': hashlib.sha256(open(TUNING, 'rb').read()).hexdigest()}


def write(name, content):
    text = json.dumps(content, ensure_ascii=False, separators=(',', ':')) + '\n'
    open(f'{target}/weights/{name}.json', 'w').write(text)
    print(f'{name}.json: {len(text) // 1024} kB')


def joined(values):
    return ' '.join(map(str, values))


def pack_terms(names, weights):
    kept = [(name, weight) for name, weight in zip(names, weights) if weight and name and '|' not in name]
    # As JavaScript sorts.
    kept.sort(key=lambda one: one[0].encode('utf-16-be'))
    return '|'.join(name for name, _ in kept), joined(weight for _, weight in kept)


def pack_dense(texts, fitted):
    dense, weights = fitted.dense, fitted.x[len(fitted.terms):-1]
    names = [texts.feature_names[place] for place in dense.place]
    numbers = np.c_[dense.mean, dense.spread, weights, dense.low, dense.high]
    plain = lambda value: np.format_float_positional(float(short(value)), trim='-')
    return [joined([name, *map(plain, row)]) for name, row in zip(names, numbers)]


def pack_words(name, plan, fitted, measured):
    texts, weights = load(plan.texts).texts, fitted.x[:len(fitted.terms)]
    scale = int(rounded(LARGEST_TERM / np.abs(weights).max()))
    names, weights = np.array(texts.names, object)[fitted.terms], rounded(scale * weights)
    is_letters = texts.is_letters[fitted.terms]
    (words, word_weights), (letters, letter_weights) = (pack_terms(names[kind], weights[kind]) for kind in (~is_letters, is_letters))
    return {
        'id': f'{name}-1', **provenance(plan), 'crossValidation': measured['crossValidation'], 'bias': short(fitted.x[-1]),
        'dense': pack_dense(texts, fitted), 'words': 3, 'wordTerms': words, 'wordWeights': word_weights,
        'letterTerms': letters, 'letterWeights': letter_weights, 'termScale': scale,
        'scale': measured['scale'], 'intervals': measured['intervals'],
    }


def pack_head(head):
    scale = short(LARGEST_WEIGHT / np.abs(head.weights).max())
    weights = {'weights': joined(rounded(scale * head.weights)), 'weightScale': scale}
    return {'words': short(head.words), 'bias': short(head.bias), 'middle': short(head.middle), **weights}


def record(name, scores):
    """Keeps both scores of some texts, as numbers alone: a test holds them to one scale."""
    path = f'{target}/test-one-scale.json'
    said = {by: joined(rounded(np.interp(raw[::EVERY], scale['raw'], scale['score']))) for by, (raw, scale) in scores.items()}
    text = json.dumps(json.load(open(path)) | {name: said}, indent=2) + '\n'
    open(path, 'w').write(text)


def places(domain, score):
    """The place of each text among those of its own site, from -1 to 1."""
    out = np.zeros(len(score))
    for site in set(domain):
        own = domain == site
        out[own] = (2 * ranks(score[own]) + 1) / own.sum() - 1
    return out


def words_of(name):
    plan, seen = PLANS[name], load(PLANS[name].texts)
    if name == 'politeness':
        weight = np.where(seen.domain == 'wikipedia', 1, STACK_EXCHANGE_WEIGHT)
        return Words(seen, plan, lambda rows: places(seen.domain[rows], seen.score[rows]), weight)
    return Words(seen, plan, lambda rows: seen.score[rows], np.ones(len(seen.score)), has_lists=name == 'sentiment')


def fit_score(name):
    words = words_of(name)
    seen, rows, others = words.seen, words.seen.rows, words.seen.others

    def measure(raw, raw_of_others):
        if name != 'sentiment':
            return measure_share(seen.domain[rows], seen.score[rows], raw, words.y[rows])
        measured = measure_sentiment(seen.score[rows], raw)
        measured['crossValidation'] |= by_domain(seen.domain[others], seen.score[others], raw_of_others)
        return measured

    own, own_of_others = words.unseen(rows)[rows], words.told(rows, others)
    measured = measure(own, own_of_others)
    print(name, measured['crossValidation'])
    write(name, pack_words(name, words.plan, words.fitted(rows), measured))
    # The encoder adds nothing to certainty.
    if name == 'certainty':
        return
    head, unseen = with_encoder(words, 'equal' if name == 'sentiment' else 'learned', SHARES.get(name, 1))
    both = measure(unseen, say(head, own_of_others, seen.vectors[others]))
    print(name, 'with the encoder', both['crossValidation'])
    write(f'encoder/{name}', {'id': f'{name}-encoder-1', **encoder(), **provenance(words.plan), **both, 'head': pack_head(head)})
    record(name, {'words': (own, measured['scale']), 'both': (unseen, both['scale'])})


def fit_emotions():
    plan, seen = PLANS['emotion'], load(PLANS['emotion'].texts)
    rows, groups, heads = seen.rows, [], []
    for emotion, is_felt in seen.is_felt.items():
        words = Words(seen, plan, lambda rows: 1.0 * is_felt[rows], np.ones(len(is_felt)))
        alone = measure_emotion(is_felt[rows], words.unseen(rows)[rows])
        head, unseen = with_encoder(words, 'rare', SHARES['emotion'])
        both = measure_emotion(is_felt[rows], unseen)
        print(f'{emotion} {alone["f1"]}, with the encoder {both["f1"]}')
        measured = {'crossValidation': {'f1': alone['f1']}, 'scale': {'raw': [], 'score': []}, 'intervals': []}
        model = pack_words(f'emotion-{emotion}', plan, words.fitted(rows), measured)
        dense = [row.split(' ') for row in model['dense']]
        # The columns are the same for all.
        columns = [joined(row[:3] + row[4:]) for row in dense]
        line = lambda found, digits: {key: short(found[key], digits) for key in ('slope', 'offset')}
        groups.append(line(alone, 5) | {'coefficients': joined(row[3] for row in dense), 'model': {**model, 'dense': []}})
        heads.append({'id': emotion, **line(both, 4), 'f1': both['f1'], 'head': pack_head(head)})
    write('emotion', {'columns': columns, 'groups': groups})
    write('encoder/emotion', {'id': 'emotion-encoder-1', **encoder(), **provenance(plan), 'groups': heads})


def judge_sources(name):
    """Each source is judged by a fit on the others."""
    words = words_of(name)
    seen, rows, domain = words.seen, words.seen.rows, words.seen.domain
    folds = [(rows[domain != source], rows[domain == source]) for source in dict.fromkeys(domain)]
    alone = np.zeros(len(rows))
    for learned, held in folds:
        alone[held] = words.told(learned, held)
    for what, raw in ('words alone', alone), ('with the encoder', nested(words, 'learned', folds)):
        print(name, what, measure_share(domain, seen.score, raw, words.y)['crossValidation'])


if 'sources' in chosen:
    for name in 'formality', 'politeness':
        judge_sources(name)
else:
    for name in chosen or PLANS:
        fit_emotions() if name == 'emotion' else fit_score(name)
