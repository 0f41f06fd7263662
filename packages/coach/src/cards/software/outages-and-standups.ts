import type { Card } from '../../types.ts'

/** A note about an outage, and the daily update. */
export const outagesAndStandups: readonly Card[] = [
  {
    id: 'code-incident',
    family: 'code',
    label: 'a note about an outage',
    contexts: ['Work', 'Professional', 'Public'],
    says: [
      'production is down, what do i write to customers',
      'i deleted the wrong table',
      'how do i write a postmortem without blaming',
      'status page message for an outage',
      'my deploy broke checkout for two hours',
      'boss wants to know who did it',
      'security incident, how do we tell the users',
      'incident review tomorrow and it was my commit',
      'what to post while we dont know the cause yet',
      'customers ask every 5 min when its back up',
      'we lost some customer data last nite',
      'prod went down because of me',
    ],
    keys: [
      'outage',
      'incident',
      'postmortem',
      'production',
      'down',
      'deploy',
      'customers',
      'status',
      'broke',
      'rollback',
    ],
    not: ['weapon', 'injured'],
    needs: [],
    principle: {
      text: 'Ask how the system let it happen instead of who did it, and people will tell you what they know.',
      source: 'Beyer and others 2016, Site Reliability Engineering, on postmortem culture',
      basis: 'M',
    },
    see: [
      'Four lines cover {quote} for now: what is affected, since when, what you are doing, and when the next news comes.',
      "The cause can wait; the time of the next update can't.",
      'Write so that the one who pressed the button could read it aloud without shame.',
    ],
    tries: [
      {
        id: 'four-lines',
        move: 'write',
        say: {
          spoken: "Since [time], [what fails] for [whom]. We're on it. Next news in thirty minutes.",
          short: '[What fails] since [time]. News soon.',
          written:
            'Since [time], [what fails] for [whom]. We are working on it, and the next update comes in thirty minutes, also if nothing has changed.',
        },
        why: 'A known next message stops the questions better than a promise does.',
        cost: 'Leave out data and causes until you have checked them.',
      },
      {
        id: 'it-was-me',
        when: ['said:deleted|commit|dropped|deploy'],
        move: 'own',
        say: {
          spoken:
            "I ran [what] on production at [time]. I've stopped, I've told [name], and I haven't tried to fix it alone.",
          short: 'I ran [what] at [time].',
        },
        why: 'The team gets minutes back that guessing would have cost.',
      },
      {
        id: 'who-did-it',
        when: ['said:blam|boss|postmortem|culprit'],
        move: 'name-it',
        say: {
          spoken:
            'I can tell you how it was possible: [first gap], then [second gap]. Anyone on duty could have been the one.',
          short: 'I can tell you how it happened.',
        },
        why: 'It answers a better question than the one that was asked.',
      },
      {
        id: 'after-it-is-back',
        when: ['said:data|user|security|lost'],
        move: 'fact-first',
        say: {
          spoken: "[What happened] on [date]. It's fixed, and you don't need to do anything. We've changed [what].",
          short: "It's fixed. We've changed [what].",
          written:
            "On [date], [what happened]. It is fixed, and you don't need to do anything. We have changed [what], so that it can't happen the same way again. If you see anything odd, write to us and a person will answer.",
        },
        why: 'Fact, remedy, change: customers forgive an outage sooner than a fog.',
        cost: 'When personal data is involved, your legal duties come first; ask before you send.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'You lost [time lost] to us. The full account comes by [date].',
        short: 'Full account by [date].',
      },
      why: { spoken: "We don't know yet. I won't guess; next news at [time].", short: 'No guesses. News at [time].' },
      blames: {
        spoken: "Several gaps had to line up. I'd like to close each of them.",
        short: 'Several gaps lined up.',
      },
      delays: { spoken: 'We should post now and correct it later.', short: 'Post now, correct later.' },
      denies: { spoken: "The graph shows it from [time]. Let's look together.", short: 'The graph shows it.' },
    },
    asks: [
      { text: 'What do you know for certain right now?' },
      { text: 'Who has to hear it in the next ten minutes?' },
      { text: 'Is it still going on, or is it over?' },
    ],
    traps: ['a cause that is only a guess', '"some users may experience"', 'human error as the last line'],
    exercise: 'Write the next update before you need it, with the time in the last sentence.',
    next: ['code-slip', 'our-fault'],
  },
  {
    id: 'code-standup',
    family: 'code',
    label: 'the daily update',
    contexts: ['Work', 'Professional'],
    says: [
      'what do i say in standup when i got nothing done',
      'i ramble in the daily',
      'our standup takes 40 minutes',
      'im stuck for three days and dont dare to say it',
      'stand up makes me nervous, new dev',
      'manager uses standup to interrogate us',
      'remote team and nobody listens in the daily',
      'how do i give a status update to non technical people',
      'colleague tells his life story evry morning',
      'status report to the steering committee in two lines',
      'our stand-up takes forty minutes',
      'the daily standup is far too long',
    ],
    keys: ['standup', 'daily', 'status', 'update', 'sprint', 'blocked', 'stuck', 'scrum', 'progress', 'report'],
    not: ['comedy', 'comedian', 'joke'],
    needs: [],
    principle: {
      text: 'Answer first: what changed, what is next, what you need and from whom.',
      source: 'Minto, The Pyramid Principle',
      basis: 'M',
    },
    see: [
      'In {quote} the listener is missing: an update is for whoever has to act on it.',
      "Stuck is news, and on the first day it's cheap news.",
      'Twenty seconds are enough for a result, a next step and a need.',
    ],
    tries: [
      {
        id: 'done-next-need',
        move: 'fact-first',
        say: {
          spoken: '[Result] works now. Next is [next step], and for that I need [thing].',
          short: '[Result] works. I need [thing].',
        },
        why: 'A result, a step and a need are all that the others can use.',
      },
      {
        id: 'stuck',
        when: ['said:stuck|nothing|dare|blocked|days|slow'],
        move: 'own',
        say: {
          spoken:
            "I'm stuck on [problem] since [day]. I've tried [what]. Who can look at it with me for fifteen minutes?",
          short: 'Stuck on [problem]. Who has fifteen minutes?',
        },
        why: 'What you tried shows the work, and fifteen minutes is a size people can give.',
      },
      {
        id: 'park-it',
        when: ['said:long|minutes|ramble|story|takes|interrogat|listens'],
        move: 'time',
        say: {
          spoken: "Can the three of us take that right after? I'd like everybody to get a turn first.",
          short: 'Can we take that right after?',
        },
        why: 'The subject is kept, and the others are let go.',
      },
      {
        id: 'for-non-technical',
        when: ['said:technical|committee|customer|board|stakeholder'],
        move: 'choice',
        say: {
          spoken: "We're behind on one part. You can have [main part] on time, or all of it by [date].",
          short: '[Main part] now, or all by [date].',
        },
        why: 'People outside the code need a date and a decision.',
      },
    ],
    ifThey: {
      why: { spoken: 'I can show you after this, in two minutes.', short: "I'll show you after." },
      angry: {
        spoken: "I hear that it's late. You'll see what runs at [time].",
        short: "You'll see it at [time].",
      },
      silent: { spoken: "No takers? Then I'll ask you one by one at eleven.", short: "I'll ask around, then." },
      blames: { spoken: 'Fair. I should have raised it on [day].', short: 'Fair. I was late.' },
      agrees: { spoken: "Great, I'll send an invite for eleven.", short: "Invite's coming." },
    },
    asks: [
      { text: 'Who has to act on what you say?' },
      { text: 'What did you get to run, however small?' },
      { text: 'How long have you been stuck on it?' },
    ],
    traps: ['a list of meetings you attended', '"almost done" for the third day', 'solving it in front of everyone'],
    exercise: "Say tomorrow's update in twenty seconds with a timer, and cut until it fits.",
    next: ['code-slip', 'code-review-get'],
  },
]
