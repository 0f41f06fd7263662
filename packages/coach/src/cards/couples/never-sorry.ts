import type { Card } from '../../types.ts'

/** Somebody who never says sorry. */
export const neverSorry: readonly Card[] = [
  {
    id: 'never-sorry',
    family: 'home',
    label: 'somebody who never says sorry',
    contexts: ['Personal', 'Family', 'Social'],
    says: [
      'she never says sorry',
      'my husband never apologizes',
      'he hurts me and then acts like nothing happened',
      'my wife cant admit when she is wrong',
      'my mother never apologized for anything',
      'my boyfriend always turns it around so its my fault',
      'how do i get an apology from my sister',
      'he says sorry you feel that way',
      'my friend hurt me and doesnt see it',
      'i always apologize first even when it was him',
      'my dad will never admit he was wrong',
      'i am waiting for an apology that wont come',
    ],
    keys: ['sorry', 'apologizes', 'apology', 'admit', 'fault', 'wrong', 'blame', 'turns', 'waiting', 'first'],
    not: ['afraid', 'hits', 'threatens', 'customer', 'boss'],
    needs: [],
    principle: {
      text: 'People who cannot apologize mostly guard their picture of themselves, so a small door works better than a big demand.',
      source: 'Okimoto, Wenzel and Hedrick 2013, European Journal of Social Psychology',
      basis: 'M',
    },
    see: [
      'With {quote} you wait for a word, and the word may not come; the change can.',
      'For some people a sorry feels like losing, so ask for the deed that would stand in its place.',
      'You can say what it did to you without asking for a verdict on who was right.',
    ],
    tries: [
      {
        id: 'what-i-need-instead',
        move: 'name-it',
        say: {
          spoken: 'That hurt me. I need no speech. I need to know that you saw it, and what happens next time.',
          short: 'That hurt. I need you to see it.',
        },
        why: 'It makes the step small enough to be taken.',
        cost: 'The word "sorry" may still be missing afterwards.',
      },
      {
        id: 'i-go-first',
        move: 'own',
        say: {
          spoken: 'My part was that I got loud, and that is on me. What would you call your part?',
          short: 'My part was the volume. And yours?',
        },
        why: 'Whoever sees it done without loss can do it too.',
      },
      {
        id: 'no-longer-first',
        when: ['said:always|first|every'],
        move: 'limit',
        say: {
          spoken: 'I used to say sorry for both of us. I stopped. I am here when you want to talk about it.',
          short: 'I say sorry for my part only.',
        },
        why: 'A gap that you do not fill may be filled from the other side.',
      },
      {
        id: 'next-time',
        move: 'ask',
        say: {
          spoken: 'Let us leave who was right. The next time this starts, what shall we both do differently?',
          short: 'Next time, what do we do differently?',
        },
        why: 'The future has nobody to accuse in it yet.',
      },
    ],
    ifThey: {
      angry: { spoken: "I'm not asking who is worse. I'm telling you it hurt.", short: "I'm telling you it hurt." },
      denies: { spoken: 'You saw it another way. It still hurt here.', short: 'It still hurt here.' },
      blames: { spoken: 'I take my part, and I just did. Yours is still open.', short: 'Yours is still open.' },
      silent: { spoken: 'Take your time with it. I leave it here.', short: 'I leave it here.' },
      laughs: { spoken: 'I am not laughing. I come back to it tomorrow.', short: 'Tomorrow again, then.' },
    },
    asks: [
      { text: 'What would you need to see so that you could let go, even without the word?' },
      { text: 'What happened the last time, in one sentence?' },
      { text: 'How does this person show regret, if not in words?' },
    ],
    traps: ['demanding the word', 'counting old debts', 'saying sorry yourself so that it ends'],
    exercise: 'Write down what you would do with the apology if it came, and whether any of it can begin today.',
    next: ['old-hurt', 'home-same-fight'],
  },
]
