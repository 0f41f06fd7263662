import type { Card } from '../../types.ts'

/** Bad news in writing. */
export const badNews: readonly Card[] = [
  {
    id: 'bad-news-mail',
    family: 'write',
    label: 'bad news in writing',
    contexts: ['Work', 'Professional', 'Academic', 'Faith', 'Public'],
    says: [
      'how do i write an email saying the project is cancelled',
      'announce layoffs to the staff in an email',
      'tell customers we are raising prices',
      'rejection letter to a candidate i liked',
      'email to parents that the trip is off',
      'we have to cut hours, what do i write to the team',
      'announcing that im leaving the company',
      'tell the congregation the pastor is resigning',
      'have to tell clients about a delay',
      'write to volunteers that the event is cancelled becuase of money',
      'the budget got cut and i have to let my team know',
      'decline a vendor after three meetings',
    ],
    keys: [
      'announce',
      'announcement',
      'cancelled',
      'canceled',
      'layoffs',
      'rejection',
      'delay',
      'raising',
      'cut',
      'news',
      'email',
      'decline',
    ],
    not: ['suicid', 'died', 'death', 'threaten', 'funeral'],
    needs: [],
    principle: {
      text: 'Answer first: put the news into the first two lines, then what it means for the reader, then the one true reason.',
      source: 'Minto, The Pyramid Principle; the order of the rest is our judgment',
      basis: 'M',
    },
    see: [
      '{quote} belongs in the first two lines, for people look for it there anyway.',
      {
        text: 'The first thing {to} will ask is what it means for them, so answer that before the why.',
        when: ['has:to'],
      },
      {
        text: 'Where jobs or people are concerned, those who are hit should hear it aloud before others read it.',
        when: ['said:layoff|job|fired|hours|staff|resign|leaving|laid'],
      },
      'Soft openings make readers brace; a plain sentence lets them begin to think.',
    ],
    tries: [
      {
        id: 'news-meaning-reason',
        move: 'fact-first',
        say: {
          spoken:
            '[Event or project] will not take place. For you that means [consequence]. It comes down to [reason].',
          short: '[Event] will not take place, because of [reason].',
          written:
            'Dear all, [event] will not take place. For you this means that [consequence]; you do not have to do anything today. It comes down to [reason]. I know that some of you had worked for it, and I am sorry. Write or call me with whatever this leaves open.',
        },
        why: 'Nobody has to search, and what they feel about it can begin at the right place.',
      },
      {
        id: 'kind-and-final',
        when: ['said:reject|candidate|vendor|applicant|declin|liked'],
        move: 'refuse',
        say: {
          spoken:
            'We have chosen another [candidate or firm]. What impressed us was [specific thing], and I wanted you to know that.',
          short: 'We chose another. [Specific thing] impressed us.',
        },
        why: 'The decision is clear in the first sentence, and the second is a real one.',
        cost: 'Do not offer to keep in touch unless you will.',
      },
      {
        id: 'price-and-date',
        when: ['said:price|raise|raising|fee|cost|subscription|rent'],
        move: 'time',
        say: {
          spoken: 'From [date], [product] will cost [price]. Until then everything stays as it is.',
          short: 'From [date]: [price].',
        },
        why: 'A price with a date gives people time, and time is what they would have asked for.',
      },
      {
        id: 'own-the-delay',
        when: ['said:delay|late|behind|client|ship|postpone'],
        move: 'own',
        say: {
          spoken:
            'We will deliver on [new date] and not on [old date]. That is on us. Here is what you get until then: [interim].',
          short: 'It will be [new date]; our doing.',
        },
        why: 'One new date and one thing for the meantime let them plan again.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'You counted on this, and I have let you down. Call me today, and I will listen.',
        short: 'Call me today.',
      },
      why: { spoken: 'The deciding point was [reason]. There is no second one behind it.', short: 'It was [reason].' },
      blames: { spoken: 'The decision carries my name, and I will answer for it.', short: 'It carries my name.' },
      bargains: {
        spoken: 'The decision stands. What I can still shape is [detail], so tell me about that.',
        short: 'I can still shape [detail].',
      },
      silent: {
        spoken: 'I wrote to you on [day] about [topic]. Did it reach you, and what does it leave open?',
        short: 'Did it reach you?',
      },
      agrees: {
        spoken: 'Thank you for taking it like this. I will keep you posted on [day].',
        short: 'More from me on [day].',
      },
    },
    asks: [
      { text: 'What is the news in twelve words?' },
      { text: 'Who should hear it from your mouth before the mail goes out?' },
      { text: 'What may you promise in the same mail, with a date?' },
    ],
    traps: [
      'a paragraph of weather before the news',
      '"after careful consideration"',
      'three reasons where there is one',
    ],
    exercise: 'Delete the first paragraph and see whether the mail has become better: mostly it has.',
    next: ['bad-news-up', 'status-update'],
  },
]
