import type { Card } from '../../types.ts'

/** An apology at work. */
export const atWork: readonly Card[] = [
  {
    id: 'sorry-at-work',
    family: 'apology',
    label: 'an apology at work',
    contexts: ['Work', 'Professional', 'Public'],
    says: [
      'i let my team down on the launch',
      'apologize to the whole team for the mess',
      'my mistake cost everyone their weekend',
      'need to write an apology email to a client',
      'we missed the deadline for our customer and its on me',
      'i missed a call with an important client',
      'how do i apologize as a manager to my staff',
      'sent the email to the wrong people',
      'double booked and left a client waiting',
      'professional apology without groveling',
      'i took it out on the team during crunch',
      'shipped a bug and everybody had to work late',
      'apologise to my colegues after the mixup',
      'i was rude to a coworker in the meeting and want to apologise',
      'i missed an important meeting',
      'i blamed a colleague and it was my fault',
      'i messed up the schedule and people are furious',
      'i replied all by accident with something snarky about our director',
      'i replied all with a stupid joke',
    ],
    keys: [
      'apologize',
      'apology',
      'team',
      'client',
      'customer',
      'deadline',
      'colleagues',
      'staff',
      'fault',
      'groveling',
      'mess',
      'everyone',
    ],
    not: ['lawsuit', 'lawyer', 'injured', 'sued'],
    needs: ['to'],
    principle: {
      text: 'Concrete words in the first person satisfy people more than regret in general terms, and a dated repair gives them something to plan with.',
      source: 'Packard & Berger 2021; the date is our judgment',
      basis: 'V',
    },
    see: [
      '{quote} needs one owner in the first line, and that is you.',
      {
        text: 'By now {to} may have worked out what went wrong; still missing is somebody who says: mine.',
        when: ['has:to'],
      },
      'An apology at work is read for two things: what you did, and what happens by when.',
    ],
    tries: [
      {
        id: 'my-call',
        move: 'own',
        say: {
          spoken: "[What happened] was my call, and you paid for it with [cost]. I'm sorry. From now on [change].",
          short: "My call, your [cost]. I'm sorry.",
          written:
            "[What happened] was my call, and you paid for it with [cost]. I'm sorry. From now on [change]. If something about it is still unsettled, tell me today; I'd rather hear it than guess.",
        },
        why: 'It names what they paid, which is what a general sorry leaves out.',
      },
      {
        id: 'to-a-client',
        when: ['said:client|customer|guest|order|deadline'],
        move: 'repair',
        say: {
          spoken: "I promised you [thing] for [date], and I missed it. You'll have it on [new date].",
          short: "I missed it. It's there [new date].",
          written:
            "Dear [name], I promised you [thing] and did not deliver. That was my responsibility. It will reach you by [new date], and I'll confirm the evening before so that you needn't ask. I know this made your week harder, and I'm sorry.",
        },
        why: 'A date is something they can plan with; regret alone is not.',
        cost: 'Name a date that survives one more thing going wrong.',
      },
      {
        id: 'from-above',
        when: ['power:down'],
        move: 'own',
        say: {
          spoken:
            "I pushed this team too hard in [month], and I didn't listen when you said so. That changes: [change].",
          short: 'I pushed too hard. [Change] begins today.',
        },
        why: 'From above, an apology without a changed rule is only a mood.',
      },
      {
        id: 'wrong-people',
        when: ['said:wrong|recipient|accident|reply|forward'],
        move: 'write',
        say: {
          spoken: "I sent [message] to people it wasn't meant for. Please delete it; I've told [name] what happened.",
          short: 'Sent in error. Please delete it.',
        },
        why: 'Facts first stop the second round of forwarding.',
        cost: 'If personal data was in it, tell whoever handles that before anything else.',
      },
    ],
    ifThey: {
      angry: {
        spoken: "You're right. Those hours are gone, and I can't give them back. [Change] I can give.",
        short: "You're right. [Change] I can give.",
      },
      silent: {
        spoken: "I'll stop here. If something is still owed, tell me today or later.",
        short: "Tell me what's still owed.",
      },
      blames: { spoken: "I won't spread it around. The decision was mine.", short: 'The decision was mine.' },
      why: { spoken: "I checked [thing] too late. It's the first step now.", short: 'I checked too late.' },
      refuses: { spoken: 'I hear you. What would make this right, within reason?', short: 'What would be right?' },
    },
    asks: [
      { text: 'What did it cost them, in hours or money?' },
      { text: 'Which change could they see by next Monday?' },
      { text: 'Who should hear it before the whole group does?' },
    ],
    traps: ['"mistakes were made"', 'a cause before the apology', 'a promise on behalf of the whole company'],
    exercise: 'Underline each verb in your apology that has you as its subject; there should be three.',
    next: ['bad-news-up', 'bad-news-mail'],
  },
]
