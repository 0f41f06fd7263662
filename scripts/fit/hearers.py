"""Learns to whom people mostly speak in each context, beside what a message names: part of npm run fit:hearers. Needs numpy.

Reads what export-hearers.ts wrote, writes packages/coach/fitted/hearers.json. Multinomial logistic regression by gradient descent
with momentum: one weight for each sign, one for each role in each context.
"""
import json, sys
import numpy as np

folder, target = sys.argv[1], sys.argv[2]
# The two signs serve every message, a role in a context few: their steps are this far apart.
EPOCHS, RATE, SIGN_STEP, ROLE_STEP, PENALTY = 400, 0.5, 0.1, 10, 0.0005

data = json.load(open(f'{folder}/hearers.json'))
rows, roles = data['rows'], data['roles']
SIGNS = 'expected', 'voted'
signs = np.array([[row[sign] for sign in SIGNS] for row in rows])
contexts = sorted({row['context'] for row in rows})
context = np.array([contexts.index(row['context']) for row in rows])
is_right = np.array([[role in row['to'] for role in roles] for row in rows])
is_chosen = np.array([row['isChosen'] for row in rows])
set_of = np.array([row['set'] for row in rows])


def chances(model, chosen):
    weights, of_roles = model
    Z = np.einsum('nsr,s->nr', signs[chosen], weights) + of_roles[context[chosen]]
    P = np.exp(Z - Z.max(1, keepdims=True))
    return P / P.sum(1, keepdims=True)


def learn(known):
    known = known[is_right[known].any(1)]
    weights, of_roles = np.ones(len(SIGNS)), np.zeros((len(contexts), len(roles)))
    speed_of_weights = speed_of_roles = 0
    # A role that no message of the context concerns keeps its zero.
    for _ in range(EPOCHS):
        P = chances((weights, of_roles), known)
        right = P * is_right[known]
        error = (P - right / right.sum(1, keepdims=True)) / len(known)
        slope = np.zeros_like(of_roles)
        np.add.at(slope, context[known], error)
        speed_of_weights = 0.9 * speed_of_weights - SIGN_STEP * RATE * np.einsum('nsr,nr->s', signs[known], error)
        speed_of_roles = 0.9 * speed_of_roles - ROLE_STEP * RATE * (slope + PENALTY * of_roles)
        weights, of_roles = weights + speed_of_weights, of_roles + speed_of_roles
    return weights, of_roles


ranks, sure = np.zeros(len(rows), int), np.zeros(len(rows))
for held in set(set_of):
    own = np.flatnonzero(set_of == held)
    P = chances(learn(np.flatnonzero(set_of != held)), own)
    # Beyond all ranks where no role is right.
    best = np.where(is_right[own], P, -1).max(1)
    ranks[own] = np.where(best < 0, len(roles), (P > best[:, None]).sum(1))
    sure[own] = P.max(1)
for name, those in ('in the chosen context', is_chosen), ('in none', ~is_chosen):
    print(f'each set left out, {name}: {those.sum()} messages, first {(ranks[those] < 1).mean():.3f}, among three {(ranks[those] < 3).mean():.3f}')
for least in 0.4, 0.5, 0.6, 0.65, 0.7, 0.8:
    those = is_chosen & (sure >= least)
    print(f'from {least} on: {those.sum()} of {is_chosen.sum()}, right {(ranks[those] == 0).mean():.3f}')

weights, of_roles = learn(np.arange(len(rows)))
model = {
    'sources': data['sources'],
    'weights': {sign: round(float(weight), 3) for sign, weight in zip(SIGNS, weights)},
    'contexts': {name: {role: round(float(value), 3) for role, value in zip(roles, own)} for name, own in zip(contexts, of_roles)},
}
with open(target, 'w') as file:
    file.write(json.dumps(model, separators=(',', ':')) + '\n')
