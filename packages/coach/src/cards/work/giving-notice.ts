import type { Card } from '../../types.ts'

/** Leaving a job. */
export const givingNotice: readonly Card[] = [
  {
    id: 'quit-job',
    family: 'hard-talk',
    label: 'giving notice',
    contexts: ['Work', 'Professional', 'Faith'],
    says: [
      'how do i tell my boss im quitting',
      'putting in my two weeks',
      'want to resign but they were good to me',
      'i got another offer and feel guilty leaving',
      'need a resignation letter that isnt weird',
      'stepping down as team lead',
      'quitting without another job lined up',
      'leaving a small company where im the only one who does what i do',
      'can i quit over the phone',
      'i want to leave my phd and my advisor has no clue',
      'handing in my notice tommorow',
      'quit without burning bridges',
      'stepping down from the youth ministry after six years',
      'i want to quit but im scared to tell them',
      'how do i resign without drama',
      'my boss will be mad when i leave',
      'i dont want to be team lead anymore, how do i tell my boss',
    ],
    keys: ['quit', 'quitting', 'resign', 'resignation', 'notice', 'leaving', 'leave', 'weeks', 'stepping', 'bridges'],
    not: ['harassed', 'threatens', 'retaliate', 'lawyer', 'smoking'],
    for: 'boss',
    needs: [],
    principle: {
      text: 'A decision told as a decision, with a last day in it, closes more kindly than one that invites a counteroffer.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} may fill your head; the message itself holds two things, that you are leaving and your last day.',
      { text: 'You can be grateful to {to} and still go, and neither cancels the other.', when: ['has:to'] },
      'The hard part is the first sentence; after it the talk turns practical within a minute.',
    ],
    tries: [
      {
        id: 'plain-notice',
        move: 'exit',
        say: {
          spoken: "I've decided to leave. My last day will be [date]. I wanted you to hear it from me first.",
          short: "I'm leaving. My last day is [date].",
          written:
            "Dear [name], I am resigning from my position; my last day will be [date]. Thank you for [one true thing]. I'll hand over my work in order and leave written notes for whoever takes it on.",
          casual:
            "Hi [name], I've decided to move on, and my last day is [date]. I've liked working with you. I'll leave the handover in good shape.",
        },
        why: '"Decided" is a finished word; "considering" would open a negotiation.',
      },
      {
        id: 'one-true-thanks',
        when: ['said:offer|guilt|grateful|another|nice|good'],
        move: 'praise',
        say: {
          spoken: "I've learned a lot here, above all [what]. I've taken another job, and my last day is [date].",
          short: 'A new job for me. Last day: [date].',
        },
        why: 'One true thank-you lands; a string of them sounds like an apology.',
      },
      {
        id: 'handover-choice',
        when: ['said:only|small|alone|behind|team|short'],
        move: 'choice',
        say: {
          spoken: "I'm leaving on [date]. I can write the handover or train somebody. Which serves you better?",
          short: 'Leaving [date]. Handover notes, or training?',
        },
        why: 'They get a say in the part they really worry about.',
      },
      {
        id: 'step-down',
        when: ['said:step|ministry|volunteer|committee|board|lead'],
        move: 'limit',
        say: {
          spoken: "I'm stepping down as [role] on [date]. I'll help find and brief the next person until then.",
          short: "I'm stepping down on [date].",
        },
        why: 'An end date with a small promise is easier to take than a slow fade.',
        cost: 'Leave out "unless you really need me", because they will.',
      },
    ],
    ifThey: {
      bargains: {
        spoken: "Thank you, that's generous. I've decided, and I'd like to finish well.",
        short: "Thank you. I've still decided.",
      },
      why: {
        spoken: "It's time for something else. The rest I'd rather keep short.",
        short: 'Time for something else.',
      },
      angry: {
        spoken: "I know the timing is hard. Let's look at what I can finish by [date].",
        short: "Let's plan what I finish.",
      },
      guilt: {
        spoken: "I care what happens here. I'm still going, and I'll leave it tidy.",
        short: "I care. I'm still going.",
      },
      silent: {
        spoken: "You can answer another day. You'll have it in writing today.",
        short: "It's coming in writing.",
      },
      agrees: { spoken: 'Thank you. Who should get the handover first?', short: 'Thanks. Who takes over?' },
    },
    asks: [
      { slot: 'when', text: 'Which date is truly your last day?' },
      { text: 'What one thing are you honestly thankful for?' },
      { text: 'Which question are you hoping not to be asked?' },
    ],
    traps: ['a full list of what was wrong', 'telling coworkers first', '"I think I might be leaving"'],
    exercise: 'Say the two sentences standing up, then stay silent for five seconds.',
    next: ['ask-reference', 'interview-about-you'],
  },
]
