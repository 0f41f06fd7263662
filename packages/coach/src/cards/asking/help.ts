import type { Card } from '../../types.ts'

/** Help. */
export const help: readonly Card[] = [
  {
    id: 'ask-help',
    family: 'ask',
    label: 'asking for help',
    contexts: ['Work', 'Academic', 'Personal', 'Family', 'Creative'],
    says: [
      'im swamped at work and too proud to ask for help',
      'how do i ask my coworker for help without looking dumb',
      'need help with the new system but everyone is busy',
      'i dont want to be a bother',
      'stuck on my thesis and scared to email my advisor',
      'new at my job and i dont know what im doing',
      'cant do it all alone anymore',
      'how to ask my team for backup',
      'how do i ask my family for help after surgery',
      'i hate asking for help',
      'stuck on this bug for two days',
      'need sombody to look over my portfolio',
      'i did not understand anything this week and the test is friday',
      'i want help and i do not want to fill in forms',
      'i dont understand my task and im scared to ask',
      'everyone is busy and i need someone to explain it',
      'stuck for two days and dont want to look dumb',
      'I got stuck in math this week. How do I ask my teacher for help?',
    ],
    keys: [
      'help',
      'stuck',
      'bother',
      'overwhelmed',
      'swamped',
      'proud',
      'alone',
      'busy',
      'dumb',
      'backup',
      'struggling',
    ],
    not: ['suicide', 'suicidal', 'die', 'hits', 'threatens'],
    needs: [],
    principle: {
      text: 'People agree to help far more often than the asker expects, above all when they are asked in person.',
      source: 'Flynn & Lake 2008; Roghanizad & Bohns 2017',
      basis: 'M',
    },
    see: [
      '{quote} turns into a small request once it has a size: which part, how long, by when.',
      {
        text: 'Ask {to} for one piece and not for rescue; a piece can be given between two errands.',
        when: ['has:to'],
      },
      'Asking late costs the helper more than asking early, so you save them something by going today.',
    ],
    tries: [
      {
        id: 'one-piece',
        move: 'ask',
        say: {
          spoken: "I'm stuck on [part]. I've tried [what]. Could you look at it with me for fifteen minutes today?",
          short: 'Fifteen minutes on [part] today?',
          written:
            "Hi [name], I'm stuck on [part] and have tried [what]. You know this better than I do. Could you give me fifteen minutes this week? If it's a bad week, a pointer to the right person helps too.",
        },
        why: 'A part, an attempt and a time make it easy to grant, and plain that you did your share.',
      },
      {
        id: 'what-would-you-try',
        when: ['power:up'],
        move: 'open-question',
        say: {
          spoken: "You've done this before. What would you try first with [problem]?",
          short: 'What would you try first?',
        },
        why: 'Asking for advice tends to make the asker look more able, not less (Brooks, Gino & Schweitzer 2015).',
        cost: 'Use it only if you mean to hear the answer.',
      },
      {
        id: 'too-many-things',
        when: ['said:swamp|overwhelm|alone|much|backup|team|drown'],
        move: 'choice',
        say: {
          spoken: 'I have [number] things due by [day] and can do most of them well. Who could take one?',
          short: "I can't do all [number]. Who takes one?",
        },
        why: 'It shows the load as a count, and asks for a hand with one of them.',
      },
      {
        id: 'easy-to-refuse',
        when: ['said:bother|burden|family|surgery|sick|proud'],
        move: 'ask',
        say: {
          spoken: "I need help with [task] on [day]. You can say no; I'd rather ask than guess.",
          short: 'Help with [task] on [day]?',
        },
        why: 'The spoken way out is what keeps it from being a burden.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Thanks for being straight with me. Who would you ask in my place?',
        short: 'Who would you ask?',
      },
      laughs: { spoken: "Yes, it's a beginner's question. I still need the answer.", short: 'I still need it.' },
      delays: { spoken: "Tomorrow works. Ten o'clock at your desk?", short: 'Tomorrow at ten?' },
      why: {
        spoken: "I could get there alone in two days. With you it's twenty minutes.",
        short: "It's faster with you.",
      },
      angry: { spoken: "I can see it's a bad moment. When would be better?", short: 'When is better?' },
      agrees: { spoken: "Thank you. I'll have it open when you come.", short: "I'll have it open." },
    },
    asks: [
      { text: 'What is the smallest piece that would get you moving?' },
      { slot: 'tried', text: 'What have you already tried?' },
      { slot: 'to', text: 'Who could do it in a quarter of an hour?' },
    ],
    traps: ['"sorry to bother you"', 'asking everybody at once', 'a request with no end to it'],
    exercise: 'Write the request in one line that holds a part, a length and a day.',
    next: ['ask-clarity', 'ask-favor'],
  },
]
