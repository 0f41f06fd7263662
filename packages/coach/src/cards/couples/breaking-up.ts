import type { Card } from '../../types.ts'

/** Ending it. */
export const breakingUp: readonly Card[] = [
  {
    id: 'break-up',
    family: 'hard-talk',
    label: 'ending a relationship',
    contexts: ['Personal', 'Social'],
    for: 'partner',
    says: [
      'how do i break up with my boyfriend',
      'i want to end things with her but shes so nice',
      'need to end my relationship and i dont know how to say it',
      'break up over text or in person',
      'telling my girlfriend its over',
      'we live together and i want to seperate',
      'i dont love him anymore',
      'how to end a friendship that drains me',
      'calling off the engagement three months before the wedding',
      'ending a situationship after three months',
      'i keep putting off the breakup and its not fair to him',
      'how do i tell my husband i want a divorce',
      'he hasnt done anything wrong i just dont feel it',
      'i want to leave my husband after 20 years',
      'i want to break up with my girlfriend but she just lost her job',
      'i dont love my wife anymore and have to tell her',
      'leaving my boyfriend while he is depressed feels cruel',
      'i dont love her anymore but we have 2 kids',
    ],
    keys: [
      'break',
      'breakup',
      'end',
      'ending',
      'over',
      'separate',
      'divorce',
      'relationship',
      'boyfriend',
      'girlfriend',
      'engagement',
      'dump',
    ],
    not: [
      'afraid',
      'hits',
      'slapped',
      'choked',
      'threatens',
      'threatened',
      'violent',
      'stalks',
      'stalking',
      'weapon',
      'gun',
    ],
    needs: ['to'],
    principle: {
      text: 'An ending said once, clearly and kindly, hurts once; an ending that has to be guessed hurts for weeks.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} can be true, and the first sentence still has to say that it is over.',
      { text: 'What you owe {to} is the decision and some kindness, and no debate after it.', when: ['has:to'] },
      {
        text: 'There is no good week for it; waiting for one means playing a part, and later that hurts more than the date.',
        when: ['said:lost|sick|depress|birthday|christmas|exam'],
      },
      'Nobody leaves such a talk happy; what you can give is an ending that needs no decoding.',
    ],
    tries: [
      {
        id: 'plain-end',
        move: 'exit',
        say: {
          spoken: "I need to tell you something sad. I don't want to be in this relationship anymore. It's decided.",
          short: "I'm ending this. It's decided, and I'm sorry.",
          written:
            "I don't want to be evasive, so here it is: I want to end our relationship. It isn't a test, and there is nothing for you to fix. You have been good to me, and I'm sorry that this hurts. If you want to talk once, I can on [day].",
        },
        why: 'The news comes second, not tenth, and "decided" keeps hope from growing in the gaps.',
        cost: 'Have a friend on call, and another place to sleep if you share a home.',
      },
      {
        id: 'no-fault',
        when: ['said:nice|good|love|feel|wrong|lost|sick|depress|bad'],
        move: 'hear',
        say: {
          spoken: "You did nothing that I could list. What I feel has changed, and it won't change back.",
          short: "My feelings changed. They won't change back.",
        },
        why: 'It is a reason with no repair in it, and it does not turn the other one into the fault.',
      },
      {
        id: 'two-talks',
        when: ['said:live|house|lease|kids|married|husband|wife|divorce'],
        move: 'time',
        say: {
          spoken: 'I want us to separate. Tonight I only want to say that; the practical things we sort out on [day].',
          short: 'I want to separate. Logistics on [day].',
        },
        why: 'Two conversations stay two, and nobody bargains over a couch with a lump in the throat.',
      },
      {
        id: 'after-a-few-dates',
        when: ['said:dating|situationship|dates|weeks|text|seeing'],
        move: 'write',
        say: {
          spoken: "I've liked getting to know you. I don't see this becoming more, and I'd rather say so than fade.",
          short: "I don't see this becoming more.",
        },
        why: 'After a few dates a clear text is decent; vanishing is what people remember.',
      },
      {
        id: 'a-friendship',
        when: ['said:friend'],
        move: 'limit',
        say: {
          spoken:
            "I've felt for a while that we bring out the worst in each other. I'm stepping back from this friendship.",
          short: "I'm stepping back from our friendship.",
        },
        why: 'Stepping back is honest, and it sets them no task to pass.',
      },
    ],
    ifThey: {
      cries: { spoken: "I'm so sorry it hurts. I can sit here with you for a while.", short: "I'm sorry it hurts." },
      bargains: {
        spoken: "I've thought it through. Another try would only make the ending longer.",
        short: 'No more tries.',
      },
      angry: {
        spoken: "You may be angry with me. I'm going now; we can speak another day.",
        short: "I'm going. Another day.",
      },
      why: {
        spoken: "There isn't one thing. What I want has changed, and I can't argue it back.",
        short: 'What I want has changed.',
      },
      guilt: {
        spoken: 'I know this hurts you. Staying out of guilt would hurt you more.',
        short: 'Guilt is no reason to stay.',
      },
      silent: {
        spoken: "You don't have to say anything. I'll write to you tomorrow about the rest.",
        short: "Say nothing. I'll write.",
      },
    },
    asks: [
      { text: 'Do you feel safe saying this face to face?' },
      { text: 'Do you two share a home, money or children?' },
      { text: 'Where will you go in the hour afterward?' },
    ],
    traps: ['"maybe someday"', 'staying the night because it is sad', 'a list of their faults'],
    exercise: 'Say the first sentence aloud three times, until you reach its end without adding another.',
    next: ['old-hurt', 'awkward-text'],
  },
]
