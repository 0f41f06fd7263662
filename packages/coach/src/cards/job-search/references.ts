import type { Card } from '../../types.ts'

/** A reference. */
export const references: readonly Card[] = [
  {
    id: 'ask-reference',
    family: 'ask',
    label: 'asking for a reference',
    contexts: ['Academic', 'Professional', 'Work', 'Faith'],
    says: [
      'how do i ask my professor for a letter of recommendation',
      'need a reference from an old boss',
      'havent talked to her in two years and i need a rec',
      'asking a coworker to be my reference',
      'letter of rec due in a week',
      'will my manager be a reference if im leaving',
      'my advisor never answered about the letter',
      'who do i ask for a reference if i got laid off',
      'need a charcter reference for an apartment',
      'how to ask for a linkedin recommendation',
      'asking my rabbi for a recommendation',
      'remind my teacher about the rec letter',
    ],
    keys: [
      'reference',
      'recommendation',
      'rec',
      'letter',
      'recommend',
      'recommender',
      'referee',
      'vouch',
      'references',
    ],
    not: ['resignation', 'cover'],
    needs: ['to'],
    principle: {
      text: 'Ask whether they can write a strong one and hand them the facts; a lukewarm letter is worse than none.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is quick to ask well: the purpose, the date, and three facts they can use.',
      {
        text: 'Give {to} a door to decline by, since a letter from somebody half willing reads that way.',
        when: ['has:to'],
      },
      'Whoever writes for you works from memory, so lend them yours.',
    ],
    tries: [
      {
        id: 'a-strong-one',
        move: 'ask',
        say: {
          spoken: "Could you write me a strong reference for [program]? It's due [date], and I'd send you my notes.",
          short: 'Could you strongly recommend me for [program]?',
          written:
            "Dear [name], I'm applying for [program], and the letter is due on [date]. Would you feel able to write a strong one? I'd send a page with what I did in my time with you. If not, I'd understand, and I'd be grateful to know soon.",
          casual:
            "Hi [name], I'm applying for [program]. Would you write me a strong reference by [date]? I'll send notes, and a no is fine.",
        },
        why: 'The word "strong" lets a hesitant person step back politely.',
      },
      {
        id: 'after-a-long-time',
        when: ['said:years|havent|while|old|laid|ago'],
        move: 'praise',
        say: {
          spoken: "It's been [time], and I still use what you taught me about [thing]. May I ask you for a reference?",
          short: 'May I ask you for a reference?',
        },
        why: 'A true trace of their work bridges the gap better than an apology for silence.',
      },
      {
        id: 'short-notice',
        when: ['said:week|tomorrow|tonight|asap|days'],
        move: 'own',
        say: {
          spoken: "This is short notice: the letter is due [date]. If that's too tight, please say no, and no harm.",
          short: 'Due [date]. Is that too tight?',
        },
        why: 'You name the imposition before they feel it.',
      },
      {
        id: 'remind-by-offering',
        when: ['said:remind|answer|never|forgot|repl'],
        move: 'write',
        say: {
          spoken: 'The letter for [program] is due on [date]. Is there anything I can send to make it quicker?',
          short: 'Letter due [date]. Anything you need?',
        },
        why: 'It reminds by offering work instead of pointing at the clock.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: "Thank you for being frank. Is there somebody you'd suggest instead?",
        short: 'Whom would you suggest?',
      },
      delays: {
        spoken: 'The portal closes on [date]. Shall I ask somebody else, to be safe?',
        short: 'Shall I ask another?',
      },
      silent: {
        spoken: "I'll take it that the month is full, and ask elsewhere. Thank you either way.",
        short: "I'll ask elsewhere. Thank you.",
      },
      why: { spoken: 'You saw me do [thing], and that is what they look for.', short: 'You saw me do [thing].' },
      agrees: { spoken: 'Thank you. The page with the facts is coming today.', short: 'Facts coming today.' },
    },
    asks: [
      { slot: 'when', text: 'By which date must it be in?' },
      { text: 'What did this person see you do with their own eyes?' },
      { text: 'Who else could write if this one declines?' },
    ],
    traps: [
      'the most famous person instead of the one who knows you',
      'sending no facts',
      'naming them before they agreed',
    ],
    exercise: 'Write the three facts you would most like to see in the letter, one line each.',
    next: ['follow-up', 'interview-after'],
  },
]
