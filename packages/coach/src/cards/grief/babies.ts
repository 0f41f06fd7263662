import type { Card } from '../../types.ts'

/** A pregnancy or a baby. */
export const babies: readonly Card[] = [
  {
    id: 'grief-pregnancy-loss',
    family: 'grief',
    label: 'the loss of a pregnancy or a baby',
    contexts: ['Personal', 'Family'],
    says: [
      'my friend had a miscarriage',
      'friend lost her baby at 20 weeks',
      'my sister had a stillbirth and im pregnant myself',
      'what do i text after a miscarraige',
      'they lost the baby and nobody talks about it',
      'coworker miscarried and told me in the hallway',
      'my brother and his wife lost their baby, what about him',
      'should i say the babys name',
      'ivf didnt work for my friend again',
      'due date of the baby she lost is next week',
      'a lady in our church lost her baby',
      'my cousin lost the baby and i dont want to say something stupid',
    ],
    keys: ['miscarriage', 'miscarried', 'stillbirth', 'stillborn', 'baby', 'pregnancy', 'ivf', 'weeks', 'lost'],
    not: ['character', 'novel'],
    needs: ['to'],
    principle: {
      text: 'Many who miscarry feel guilty and alone, so say plainly that it is a loss and ask nothing.',
      source: 'Bardos and others 2015, a survey on how miscarriage is seen',
      basis: 'M',
    },
    see: [
      'Your words were {quote}; a loss is a loss even when there was no funeral.',
      'Reasons and odds do not help here; a plain sorry and something on the doorstep do.',
      'There are mostly two people in this, and {to} may hear from fewer friends than you think.',
    ],
    tries: [
      {
        id: 'plain-and-present',
        move: 'write',
        say: {
          spoken:
            "I'm so sorry about your baby. I'm thinking of you both. I'll bring soup on [day] and leave it outside.",
          short: "I'm so sorry about your baby.",
          written:
            "I'm so sorry about your baby. I'm thinking of you both, and I won't ask questions. I'll leave soup outside your door on [day]. If you want to talk, I have time, and if you don't, I have time for that too.",
        },
        why: 'The word baby says that you saw what they lost.',
        cost: 'If they speak of the pregnancy and not of a baby, use their word.',
      },
      {
        id: 'the-name',
        when: ['said:name'],
        move: 'name-it',
        say: {
          spoken: "I'm so sorry about [baby's name]. I'm thinking of you, and of [baby's name].",
          short: "I'm thinking of you and [baby's name].",
        },
        why: 'Hearing the name from others is what many parents miss.',
        cost: 'Use it only if they told you the name themselves.',
      },
      {
        id: 'if-you-are-pregnant',
        when: ['said:pregnant|expecting|shower'],
        move: 'choice',
        say: {
          spoken: "I'm expecting, and I know that can hurt. You decide how much you see of me; nothing will be wrong.",
          short: 'You decide how much you see of me.',
        },
        why: 'It takes the burden of an excuse away before one is needed.',
      },
      {
        id: 'a-date-remembered',
        when: ['said:due|date|anniversary'],
        move: 'time',
        say: {
          spoken: "I have [date] in my calendar. I'll be thinking of you then; say if you'd like company.",
          short: "I'm thinking of you on [date].",
        },
        why: 'That date stays in two heads only, until someone else names it.',
      },
    ],
    ifThey: {
      cries: { spoken: "I'm not going to say anything clever. I'm here.", short: "Nothing clever. I'm here." },
      silent: {
        spoken: "I'm not waiting for a reply. Soup on Thursday either way.",
        short: 'Soup on Thursday either way.',
      },
      denies: { spoken: "You don't have to be all right with me, or to pretend.", short: 'No pretending with me.' },
      guilt: { spoken: "You didn't cause it. I'd say so every day if it helped.", short: "You didn't bring it about." },
      angry: { spoken: "Be as angry as you like. I won't take it the wrong way.", short: "Be angry. I'm staying." },
    },
    asks: [
      { text: 'Did they tell you themselves, or did you hear it from others?' },
      { text: 'Have they given the baby a name?' },
      { text: 'Who is looking after the partner?' },
    ],
    traps: ['"you can try again"', '"it was very early"', 'stories of how it turned out well for somebody else'],
    exercise: 'Write your message without a single reason in it, then put the due date into your calendar.',
    next: ['grief-late', 'support-just-listen'],
  },
]
