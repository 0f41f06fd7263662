import type { Card } from '../../types.ts'

/** Big news for children. */
export const bigNews: readonly Card[] = [
  {
    id: 'parent-big-news',
    family: 'parent',
    label: 'telling the children big news',
    contexts: ['Family'],
    says: [
      'how do i explain to my child why dad moved out',
      'how do we tell the kids were getting divorced',
      'we are separating and have to tell our 7 year old',
      'moving to another city, my daughter will be devestated',
      'telling my kids about the new baby',
      'how do i tell my children grandpa is very sick',
      'kids have to change schools',
      'no abuse or anything we just grew apart, what do we say to the children',
      'my new partner is moving in, how do i tell my son',
      'we have to give the dog away',
      'lost my job and the kids keep asking',
      'how to tell the kids there will be few presents this year, money is tight',
      'how do i tell my son that his grandma is dying',
    ],
    keys: ['divorce', 'divorcing', 'separating', 'moving', 'kids', 'children', 'news', 'schools', 'custody', 'baby'],
    not: ['afraid', 'hits', 'threatens', 'runaway', 'violent', 'bruise'],
    needs: [],
    principle: {
      text: 'Children cope better when the news is plain, the quarrel stays away from them, and daily life is foreseeable.',
      source: 'Kelly and Emery 2003, on children after divorce',
      basis: 'M',
    },
    see: [
      'Around {quote} a child has one practical question, who takes me to school on Monday.',
      "Three things belong in the first minute: what changes, what stays, and that it isn't their fault.",
      'You have had time to get used to this, and {to} will hear it in one minute, so leave time after it.',
    ],
    tries: [
      {
        id: 'changes-stays-fault',
        when: ['said:divorc|separat|split|apart|breaking'],
        move: 'fact-first',
        say: {
          spoken: "We're going to live in two homes. We both stay your parents. Nothing you did made this happen.",
          short: 'Two homes. Both still your parents.',
        },
        why: 'It answers the three questions a child may not dare to ask.',
        cost: 'Say it together if you can do so without a quarrel; otherwise agree on the same words.',
      },
      {
        id: 'what-changes-what-stays',
        move: 'name-it',
        say: {
          spoken:
            'Something is going to change: [news]. [What stays] stays the same. You can ask anything, today or next week.',
          short: '[News]. And [what stays] stays.',
        },
        why: 'A sentence about what stays keeps the news from taking over everything.',
      },
      {
        id: 'room-for-it',
        move: 'open-question',
        say: {
          spoken: "You don't have to like this. What's the first thing that comes into your head?",
          short: "What's the first thing you think?",
        },
        why: 'The first thought is often small and practical, and it can be answered.',
      },
      {
        id: 'one-thing-is-yours',
        when: ['said:moving|city|house|relocat', 'not said:partner|boyfriend|girlfriend'],
        move: 'choice',
        say: {
          spoken:
            "The move is decided. Your room isn't: color, bed, what comes along. And how do you want to say goodbye?",
          short: "The move's decided. Your room isn't.",
        },
        why: 'Where the big thing is settled, a small real choice gives some ground back.',
      },
    ],
    ifThey: {
      cries: { spoken: "Cry as long as you want. I'm not in a hurry.", short: "I'm not in a hurry." },
      angry: { spoken: "You're allowed to be furious. I'd be too.", short: "You're allowed to be." },
      why: {
        spoken: "Because it's the best way we found. I'll tell you more whenever you want it.",
        short: "It's the best way we found.",
      },
      silent: {
        spoken: "You can think about it. I'll come and sit with you at bedtime.",
        short: "I'll come at bedtime.",
      },
      blames: { spoken: "It wasn't you, whatever you said or did last week.", short: "It wasn't you." },
      bargains: { spoken: "You can't fix it by being good, and you didn't break it.", short: "You didn't break it." },
    },
    asks: [
      { text: 'How old are they, and what have they noticed already?' },
      { text: 'What stays exactly the same next Monday?' },
      { text: 'Can both of you be in the room without arguing?' },
    ],
    traps: [
      'adult reasons, such as money or another person',
      '"nothing will change"',
      'news at bedtime or at the door',
    ],
    exercise: 'Say the first three sentences to an empty chair, and stop there.',
    next: ['parent-teacher-talk', 'home-same-fight'],
  },
]
