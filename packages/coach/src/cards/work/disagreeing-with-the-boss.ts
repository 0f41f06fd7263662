import type { Card } from '../../types.ts'

/** Disagreeing with those above. */
export const disagreeingWithTheBoss: readonly Card[] = [
  {
    id: 'disagree-up',
    family: 'hard-talk',
    label: 'disagreeing with the boss',
    contexts: ['Work', 'Professional', 'Academic'],
    for: 'boss',
    says: [
      'how do i tell my boss hes wrong',
      'my manager made a mistake in the report and nobody dares to say it',
      'i disagree with my boss about the plan',
      'how do i contradict my manager in front of everyone',
      'boss said a wrong number in the meeting, should i correct her',
      'how to disagree with a director without getting in trouble',
      'my boss wants to do something that will not work',
      'i think my managers decision is a bad idea',
      'my supervisor wont listen when i say the plan is wrong',
      'how do i push back on my boss',
      'the ceo has a terrible idea and asked what i think',
      'my boss is wrong about the deadline and the whole team knows',
      'correct my boss politely',
      'my boss promised the client something we cant do',
      'my boss asked me to lie to a customer',
      'boss wants me to do something i think is wrong',
      'my supervisor wants a totally different topic for my thesis',
    ],
    keys: ['wrong', 'disagree', 'contradict', 'correct', 'boss', 'manager', 'decision', 'idea', 'numbers', 'director'],
    not: ['harass', 'threaten', 'fraud', 'illegal'],
    needs: ['to'],
    principle: {
      text: 'An objection that serves the aim of the other is heard as help, and one that corrects the person as a contest.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is worth saying, and it lands best as a question about the matter.',
      'Nobody likes to be wrong before others, so give {to} a way to put it right alone.',
      'You see something that is still hidden from above, and that is what you are paid for.',
    ],
    tries: [
      {
        id: 'check-with-me',
        move: 'open-question',
        say: {
          spoken: 'Could we check one thing together? I have [your figure or fact], and I may be missing something.',
          short: 'Could we check one thing together?',
        },
        why: 'It invites a second look, and whoever was wrong may find it first.',
      },
      {
        id: 'alone-first',
        when: ['said:front|everyone|meeting|report|number|said'],
        move: 'time',
        say: {
          spoken:
            'Before it goes any further: I read [number] differently. Can I show you, just us two, in five minutes?',
          short: 'Can I show you one number, just us two?',
        },
        why: 'Alone there is no face to lose, and the boss can correct it before the others.',
        cost: 'If a decision falls in that very minute, ask it there as a question.',
      },
      {
        id: 'aim-then-risk',
        when: ['not said:number|figures|report'],
        move: 'name-it',
        say: {
          spoken: 'We both want [aim]. With this plan I see one risk: [risk]. How do you see it?',
          short: 'Same aim. One risk: [risk].',
        },
        why: 'The shared aim comes first, so the risk is a worry about the work.',
      },
      {
        id: 'said-and-done',
        when: ['said:decision|plan|idea|listen|wont|promised'],
        move: 'limit',
        say: {
          spoken:
            'My view is another one, and I wanted you to know it once. The decision is yours, and I will carry it.',
          short: 'My view is another. You decide, and I carry it.',
        },
        why: 'A clear no with loyalty after it is remembered when the risk turns up.',
      },
    ],
    ifThey: {
      angry: { spoken: 'I brought it to you because I want this to work. You decide.', short: 'You decide.' },
      refuses: {
        spoken: 'Understood. May I write down the risk and who watches it?',
        short: 'May I note the risk?',
      },
      why: { spoken: 'Because of [one fact]. I can show you where I found it.', short: 'Because of [fact].' },
      denies: {
        spoken: 'Then one of us has an old version. Which one are you looking at?',
        short: 'Which version do you have?',
      },
      agrees: { spoken: 'Glad we looked. Shall I correct it, or would you like to?', short: 'Shall I correct it?' },
    },
    asks: [
      { text: 'What happens if nobody says it?' },
      { text: 'When could you catch this person alone for five minutes?' },
      { text: 'How sure are you, and what would prove you right?' },
    ],
    traps: ['"with all due respect"', '"you are wrong" as the first words', 'collecting allies behind the back'],
    exercise: 'Say the risk in one sentence without the word "you", and then stop.',
    next: ['feedback-upward', 'bad-news-up', 'speak-up-meeting'],
  },
]
