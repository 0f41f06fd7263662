import type { Card } from '../../types.ts'

/** Comments in a code review, given and taken. */
export const codeReview: readonly Card[] = [
  {
    id: 'code-review-give',
    family: 'code',
    label: 'a comment in a code review',
    contexts: ['Work', 'Professional'],
    says: [
      'my pr comments come across as harsh',
      'juniors are afraid of my code reviews',
      'my review comments upset people',
      'how do i tell a colleague his code is bad',
      'reviewing a pr and everything is wrong with it',
      'junior dev takes every comment personally',
      '1200 line pull request, what do i say',
      'is it ok to just write nit everywhere',
      'he approves everything without reading, how do i bring it up',
      'i dont want to block the merge but theres a bug',
      'code review comment sounds rude, pls check',
      'same mistake in every pr from her',
      'my reviews take days and end in arguments',
      'every code review of ours turns into an argument',
      'I have to tell a new colleague in a code review that his change breaks something',
    ],
    keys: ['review', 'pr', 'pull', 'request', 'merge', 'comment', 'code', 'junior', 'nit', 'blocking'],
    not: ['film', 'hotel', 'restaurant', 'performance'],
    needs: [],
    principle: {
      text: 'Label the comment, give the reason, and say whether it blocks.',
      source: 'Conventional Comments',
      basis: 'V',
    },
    see: [
      'Whatever the tone of {quote}, the technical point can stand once it comes with the case that breaks.',
      "A reader can't hear your tone, so say how firm each comment is.",
      'Write about the line and the input, and {to} can agree without giving anything up.',
    ],
    tries: [
      {
        id: 'case-consequence-firmness',
        move: 'fact-first',
        say: {
          spoken: 'With [input], this [what breaks]. Could we [change]? Blocking for me; glad to pair on it.',
          short: '[Input] breaks this. Could we [change]?',
          written:
            "Blocking: with [input], this [what breaks]. Could we [change]? I'm happy to pair on it for twenty minutes if that's quicker than writing.",
        },
        why: 'A case can be run and checked; a judgment can only be disputed.',
      },
      {
        id: 'honest-question',
        move: 'open-question',
        say: {
          spoken: 'What happens here when [case]? I may be missing something, so tell me if I am.',
          short: 'What happens here when [case]?',
        },
        why: 'If you are wrong it costs nothing, and if you are right they find it themselves.',
        cost: "Don't ask when you know; then say it.",
      },
      {
        id: 'too-big',
        when: ['said:big|huge|lines|everything|1200|long'],
        move: 'choice',
        say: {
          spoken:
            "I can't review this well in one piece. Could you split it at [place], or walk me through it by call?",
          short: 'Split it, or walk me through?',
        },
        why: 'It speaks of what you can do and leaves two ways on.',
      },
      {
        id: 'true-praise',
        when: ['said:junior|personal|upset|intern'],
        move: 'praise',
        say: {
          spoken: "The test for [case] is one I'd have forgotten. One change before merging: [change].",
          short: 'Good test. One change: [change].',
        },
        why: 'Praise that names the line is information, and the one change is not buried under nits.',
      },
    ],
    ifThey: {
      denies: {
        spoken: 'I believe that it works for you. This file breaks it here: [link].',
        short: 'This file breaks it: [link].',
      },
      angry: {
        spoken: 'The wording was mine and it was too sharp. The case still holds.',
        short: 'Too sharp. The case holds.',
      },
      why: {
        spoken: "Because [consequence] reaches users, and we'd find it at night.",
        short: 'Because [consequence] reaches users.',
      },
      delays: {
        spoken: 'A follow-up is fine. Could you open the ticket and link it here?',
        short: 'Then link a ticket here.',
      },
      agrees: {
        spoken: "Thanks, that was quick. It's approved.",
        short: 'Thanks. Approved.',
      },
    },
    asks: [
      { slot: 'draft', text: 'Could you paste the comment as it stands?' },
      { text: 'Which input breaks it, exactly?' },
      { text: 'Would you hold the merge for it, yes or no?' },
    ],
    traps: ['"obviously", "just" and "simply"', 'taste sold as a rule', '"why would you"'],
    exercise: 'Mark each comment of your last review as blocking or not, and delete a third of the others.',
    next: ['code-review-get', 'code-design-disagree'],
  },
  {
    id: 'code-review-get',
    family: 'code',
    label: 'answering a code review',
    contexts: ['Work', 'Professional'],
    says: [
      'my pr got 40 comments and i want to quit',
      'reviewer is wrong, how do i push back',
      'senior nitpicks everything i write',
      'my pull request waits for review since a week',
      'how to respond to harsh code review',
      'two reviewers want opposite things',
      'he rewrote my whole branch without asking',
      'reviewer wants a refactor thats out of scope',
      'i feel stupid after every code reveiw',
      'nobody reviews my prs',
      'my lead rewrites all of my code after every review',
    ],
    keys: [
      'review',
      'reviewer',
      'pr',
      'comments',
      'nitpicks',
      'senior',
      'branch',
      'scope',
      'push',
      'refactor',
      'merge',
    ],
    not: ['customer', 'google', 'performance'],
    needs: [],
    principle: {
      text: 'Reviews spread knowledge more than they find defects, so read a comment as what the reader could not see.',
      source: 'Bacchelli and Bird 2013',
      basis: 'M',
    },
    see: [
      'Your best card with {quote} is a short reply that has a reason in it.',
      'A comment that misreads the code shows where the next reader will stumble too.',
      'You may say no to {to} in a thread, as long as the reason is in it.',
    ],
    tries: [
      {
        id: 'three-heaps',
        move: 'write',
        say: {
          spoken:
            "Thanks for reading this closely. I've done all but [two points]; on those I see it differently, see below.",
          short: 'Done, except [two points], see below.',
          written:
            "Thanks for reading this closely. Everything is done except two threads: on [first] I'd keep it, because [reason]; on [second] I don't understand the risk yet. Can you give me an input that fails?",
        },
        why: 'What is settled comes first, so what is open looks as small as it is.',
      },
      {
        id: 'disagree-with-a-case',
        when: ['said:wrong|push|disagree|opposite|nit'],
        move: 'refuse',
        say: {
          spoken: "I'd keep it as it is: [reason]. If you have a case where it fails, I'll change it today.",
          short: "I'd keep it. Show me a failing case?",
        },
        why: 'It says no and names what would turn it into a yes.',
      },
      {
        id: 'out-of-scope',
        when: ['said:scope|refactor|rewrite|rewrote'],
        move: 'limit',
        say: {
          spoken: "I agree that it needs doing, and not in this change. I've opened [ticket]. Can this go in as it is?",
          short: 'Agreed, but later: [ticket]. Merge this?',
        },
        why: 'The ticket proves that later is a place.',
      },
      {
        id: 'still-waiting',
        when: ['said:wait|nobody|week|days|slow'],
        move: 'ask',
        say: {
          spoken: "Could you look at [change] by [day]? It's about [minutes] minutes, and I can't go on without it.",
          short: 'Could you review [change] by [day]?',
        },
        why: "A name, a day and a length get read; a ping doesn't.",
      },
    ],
    ifThey: {
      angry: {
        spoken: "Shall we talk for five minutes? I'll write the result into the thread.",
        short: 'Five minutes by call?',
      },
      refuses: { spoken: "Then let's ask [name] to decide, and I'll go with it.", short: "Let's have [name] decide." },
      silent: { spoken: "I'll merge at [time] unless you'd like to stop it.", short: 'Merging at [time].' },
      blames: { spoken: 'That one got past me. Fixed in [commit].', short: 'Fixed in [commit].' },
      why: {
        spoken: "Because the simple version failed on [case]. I'll put that in a comment.",
        short: 'The simple one failed on [case].',
      },
    },
    asks: [
      { text: 'Which comments are about correctness, and which about taste?' },
      { text: 'What would fail if you followed the reviewer?' },
      { slot: 'to', text: 'Is the reviewer your senior, your peer or somebody you lead?' },
    ],
    traps: [
      'answering all forty in the order they came',
      'defending the line instead of the behavior',
      '"works for me"',
    ],
    exercise: 'Answer the three easiest threads with done and a commit before you touch the hard one.',
    next: ['code-review-give', 'code-design-disagree'],
  },
]
