import type { Card } from '../../types.ts'

/** A no to more work. */
export const extraWork: readonly Card[] = [
  {
    id: 'refuse-work',
    family: 'refuse',
    label: 'a no to extra work',
    contexts: ['Work', 'Academic', 'Professional', 'Creative'],
    says: [
      'boss keeps piling work on me',
      'how do i say no to extra shifts',
      'coworker keeps asking me to do his part',
      'my manager emails me on weekends',
      'asked to work on my day off again',
      'i cant take on another project',
      'they want me to cover for someone every friday',
      'im the only one who says yes to everything at work',
      'my professor wants me to do unpaid lab work',
      'client keeps adding stuff that wasnt in the scope',
      'how do i push back on my boss without looking lazy',
      'overloaded and just got assigned one more thing',
      'they made me plan the office party agian',
      'colleague asks me to be his reference but hes not good',
      'my boss gives me more and more work',
      'how do i tell my boss its too much',
      'asked to come in on saturday again',
      'i cant say no to my boss',
      'there is too much on my desk and i got a new task',
      'they want me on night shift and i cant',
    ],
    keys: [
      'extra',
      'shift',
      'shifts',
      'overtime',
      'cover',
      'workload',
      'overloaded',
      'weekends',
      'assigned',
      'piling',
      'scope',
      'unpaid',
    ],
    not: ['loan', 'harassed', 'threatens', 'borrow'],
    needs: ['to'],
    principle: {
      text: 'Upward, a no travels best as a choice of priorities: what gives way if the new thing comes in.',
      source: 'Ury, The Power of a Positive No; our judgment',
      basis: 'M',
    },
    see: [
      '{quote} is a question of hours, so put the hours on the table before the no.',
      {
        text: 'With somebody who sets your work you rarely need to refuse; you need to ask what gives way.',
        when: ['power:up'],
      },
      { text: 'There will be a next time with {to}, so choose an answer that you can repeat.', when: ['has:to'] },
      'Every yes you give from habit is a no to something you have already promised.',
    ],
    tries: [
      {
        id: 'rather-now-than-badly',
        move: 'refuse',
        say: {
          spoken: "I can't take that on this week. I'd rather say so now than do it badly.",
          short: "I can't take that on now.",
          written:
            "Thanks for asking me about [task]. I can't take it on this week; [current work] is due, and I'd rather say so now than do it badly. If it can wait until [date], ask me again.",
        },
        why: 'A reason that protects the work is hard to call lazy.',
      },
      {
        id: 'what-gives-way',
        when: ['power:up'],
        move: 'choice',
        say: {
          spoken: 'I can take [new task]. Then [other task] moves to [date]. Which one do you want first?',
          short: 'Which goes first, [new] or [current]?',
        },
        why: 'You bring the arithmetic and they make the call, which is their job.',
      },
      {
        id: 'fifteen-minutes',
        when: ['power:peer'],
        move: 'limit',
        say: {
          spoken: 'That part is yours. I have fifteen minutes on [day] if you want to think it through.',
          short: "That's yours. I have fifteen minutes.",
        },
        why: 'Help with the thinking stays friendly and leaves the task where it lives.',
      },
      {
        id: 'keep-the-day-off',
        when: ['said:weekend|shift|off|evening|night|cover|email'],
        move: 'limit',
        say: {
          spoken: "I'm off on [day], and I'm keeping it. I can do [other time], if that helps.",
          short: "I'm off then. [Other time]?",
        },
        why: '"Keeping" is a calmer word than "refusing", and the other time is your own choice.',
      },
      {
        id: 'yes-with-a-price',
        when: ['said:scope|client|adding|free|unpaid|extra'],
        move: 'fact-first',
        say: {
          spoken: "Happy to add [request]. It wasn't in what we agreed, so it would be [price]. Shall I?",
          short: '[Request] is extra: [price]. Shall I?',
        },
        why: 'A yes with a price is the no that clients understand.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: "Then tell me which one may be late, and I'll write that down.",
        short: 'Which one may be late?',
      },
      guilt: {
        spoken: 'I want to help the team too. This week I have no hours left.',
        short: 'No hours left this week.',
      },
      angry: {
        spoken: "I can see that this is a bad moment. My week hasn't changed, though.",
        short: "My week hasn't changed.",
      },
      bargains: { spoken: 'One hour on [day], and then it goes back to you.', short: "One hour, then it's yours." },
      why: {
        spoken: 'Because [current task] is due on [date], and I gave my word.',
        short: '[Current task] is due first.',
      },
      agrees: { spoken: "Thank you. I'll send you the new order of things today.", short: "I'll send the new order." },
    },
    asks: [
      { text: 'How many hours would it take, honestly?' },
      { text: 'What would have to wait if you said yes?' },
      { slot: 'to', text: 'Is the one who asks above you, or beside you?' },
    ],
    traps: ['"I will try"', 'taking it and complaining afterward', 'a no without the current list in hand'],
    exercise: 'List what you have already promised this week with hours beside it, and read the total aloud.',
    next: ['refuse-again', 'ask-help'],
  },
]
