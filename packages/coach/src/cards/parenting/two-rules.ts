import type { Card } from '../../types.ts'

/** Parents with two sets of rules. */
export const twoRules: readonly Card[] = [
  {
    id: 'parents-two-rules',
    family: 'home',
    label: 'parents with two sets of rules',
    contexts: ['Family', 'Personal'],
    says: [
      'my husband and i disagree about the rules for the kids',
      'my wife lets them do everything i forbid',
      'he says yes when i said no and the kids know it',
      'my partner undermines me in front of the children',
      'im the strict one and he is the fun one',
      'we cant agree on screen time for our son',
      'my husband is too hard on our daughter',
      'my wife thinks im too soft with the kids',
      'the kids play us against each other',
      'we fight about how to raise our children',
      'my husband spoils the kids and i am always the bad guy',
      'we have different parenting styles',
      'she overrules me when i ground our son',
    ],
    keys: [
      'rules',
      'strict',
      'soft',
      'undermines',
      'overrules',
      'parenting',
      'raise',
      'discipline',
      'united',
      'spoils',
    ],
    not: ['hits', 'afraid', 'custody', 'divorced'],
    needs: [],
    principle: {
      text: 'How parents work together shows in the children more than which of the two styles wins.',
      source: 'Feinberg 2003, Parenting: Science and Practice',
      basis: 'M',
    },
    see: [
      'With {quote} the first talk is between the two of you, once the children are out of the room.',
      'The rule itself matters less than that both of you would say the same.',
      'Each of you protects something: one the limits, one the good mood, and the children need both.',
    ],
    tries: [
      {
        id: 'two-rules-we-share',
        move: 'ask',
        for: 'partner',
        say: {
          spoken: 'Can we pick two rules tonight that we both stand behind? The rest each of us does our own way.',
          short: 'Two rules we both stand behind?',
        },
        why: 'Two can be kept by both, and a list of twelve will be broken by Thursday.',
        cost: 'You have to let the rest go, too.',
      },
      {
        id: 'let-me-check',
        move: 'time',
        for: 'partner',
        say: {
          spoken: 'When they ask, could we both say: I check with the other first? Then nobody gets played.',
          short: 'Let us both say: I check first.',
        },
        why: 'It closes the gap without making one of you wrong.',
      },
      {
        id: 'what-you-protect',
        move: 'hear',
        for: 'partner',
        say: {
          spoken: "When you say yes there, what do you want for them? I'd like to know before I say my part.",
          short: 'What do you want for them there?',
        },
        why: 'Behind a soft rule stands a wish for the child, just as behind a hard one.',
      },
      {
        id: 'not-before-them',
        move: 'limit',
        for: 'partner',
        say: {
          spoken: "When you overrule me, I stop counting for them. Please tell me afterwards, and I'll do the same.",
          short: 'Please tell me afterwards, not before them.',
        },
        why: 'It asks for a time and a place, and leaves the quarrel about the rule for later.',
      },
    ],
    ifThey: {
      angry: { spoken: "I'm not marking you. I want us to be two again.", short: 'I want us two again.' },
      blames: { spoken: 'True, I do it as well. So it should hold for both.', short: 'It should hold for both.' },
      laughs: { spoken: 'It looks small. They have noticed it for weeks.', short: 'They have noticed it.' },
      refuses: { spoken: 'Then one rule only. Which one would you stand behind?', short: 'One rule. Which?' },
      agrees: { spoken: 'Thank you. Shall we tell them together?', short: 'Tell them together?' },
    },
    asks: [
      { text: 'Which two rules would you not give up?' },
      { text: 'What does the other one of you want to protect, do you think?' },
      { text: 'When do you two talk without the children?' },
    ],
    traps: ['settling it in front of the children', '"your mother always"', 'asking the children whose side they take'],
    exercise: 'Write down the two rules you cannot do without, and one of the other side that you could live with.',
    next: ['home-same-fight', 'parent-phone-rules'],
  },
]
