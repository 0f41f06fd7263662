import type { Card } from '../../types.ts'

/** A status update. */
export const updates: readonly Card[] = [
  {
    id: 'status-update',
    family: 'write',
    label: 'a status update',
    contexts: ['Work', 'Professional', 'Academic', 'Faith'],
    says: [
      'weekly update to my boss, what goes in',
      'how do i write a status report when nothing happened',
      'project update and we are behind',
      'my manager says my updates are too detailed',
      'update for the client every friday',
      'email to my advisor about progress',
      'i never know what to say when they ask how is it going',
      'report to the board about the building fund',
      'status mail nobody reads',
      'how to give an update without sounding like bragging or excuses',
      'remote job and they want a daly summary',
      'handing over to the next shift in writing',
      'the deadline is not realistic and my boss has to know',
      'i have 3 minutes to update the execs',
      'need to tell a client the project will be 2 weeks late',
      'we are behind by a month and i have to report it',
      'how do i tell stakeholders that we are delayed',
      'my boss wants to know where we are',
      'i have to give an update in the meeting',
    ],
    keys: [
      'status',
      'update',
      'updates',
      'progress',
      'report',
      'weekly',
      'summary',
      'board',
      'track',
      'behind',
      'daily',
      'milestone',
    ],
    not: ['suicid', 'police', 'parole', 'custody'],
    needs: [],
    principle: {
      text: 'Answer first: one line on whether it will be done on time, then what changed, then what you need from the reader.',
      source: 'Minto, The Pyramid Principle; our judgment',
      basis: 'M',
    },
    see: [
      '{quote} needs three lines, and the first is the one they would ask you about in the elevator.',
      {
        text: 'For {to} the question is whether to worry, so answer that before you tell what you did.',
        when: ['has:to'],
      },
      {
        text: 'Behind with a date is a report; behind with reasons is an excuse, even when they are good ones.',
        when: ['said:behind|late|delay|slip|nothing|excuse'],
      },
      'A week in which nothing happened still has a next step and a date.',
    ],
    tries: [
      {
        id: 'on-time-changed-need',
        when: ['not said:behind|late|delay|slip|stuck|overdue|problem'],
        move: 'fact-first',
        say: {
          spoken: '[Project] is on track for [date]. New since last week: [change]. I need nothing from you.',
          short: '[Project] holds for [date].',
          written:
            'We are on track for the date we agreed. New since last week: [change]. Next comes [next step]. From you I need one thing this week: [decision]. Everything else can wait until we meet.',
        },
        why: 'Readers learn in one line whether they may stop reading.',
      },
      {
        id: 'to-the-next-shift',
        when: ['said:shift|hand'],
        move: 'write',
        say: {
          spoken: 'Still open: [problem]. The next step is [step]. If it gets worse, call [name] and do not wait.',
          short: 'Open: [problem]. Next: [step].',
        },
        why: 'Whoever takes over at night needs the open thing and the next step before the story.',
      },
      {
        id: 'behind-with-a-plan',
        when: ['said:behind|late|delay|slip|stuck|problem'],
        move: 'own',
        say: {
          spoken: 'We are [number] days behind. The cause is [cause]. The new date is [date], and I would bet on it.',
          short: '[Number] days behind; new date [date].',
        },
        why: 'A number and a date you would bet on are worth more than any color of a traffic light.',
      },
      {
        id: 'decision-wanted',
        move: 'choice',
        say: {
          spoken: 'One decision for you: [first way] or [second way]. I would take the first, because [reason]. May I?',
          short: '[First way] or [second way]? I prefer the first.',
        },
        why: 'A report that ends in a small decision gets read to its end.',
      },
      {
        id: 'quiet-week',
        when: ['said:nothing|quiet|same|slow|daily|daly|every'],
        move: 'time',
        say: {
          spoken: 'Quiet week: we are waiting for [name or thing]. If it is not here by [day], I call.',
          short: 'Waiting for [thing] until [day].',
        },
        why: 'It shows that someone is watching, which is what updates are for.',
      },
    ],
    ifThey: {
      why: { spoken: 'The estimate was mine and too hopeful: I had left out [part].', short: 'I had left out [part].' },
      angry: {
        spoken: 'It should have reached you on [day]. From now on you hear of a slip within the day.',
        short: 'From now on, within the day.',
      },
      silent: { spoken: 'Unless I hear otherwise, I go with [A] on [day].', short: '[A] on [day], then.' },
      bargains: {
        spoken: '[Earlier date] is possible without [part]. Shall I leave it out?',
        short: 'Earlier, but without [part]?',
      },
      agrees: {
        spoken: 'Good, then the next one comes on [day] in the same three lines.',
        short: 'The next comes on [day].',
      },
    },
    asks: [
      { text: 'Will it be done on the date, yes or no?' },
      { text: 'What is different from a week ago?' },
      { text: 'What can only the reader decide?' },
    ],
    traps: ['a diary of your week', '"making good progress"', 'the bad line in the middle of the third paragraph'],
    exercise:
      'Write the next update in three lines of at most fifteen words, and let someone outside the project retell it.',
    next: ['ask-more-time', 'bad-news-up'],
  },
]
