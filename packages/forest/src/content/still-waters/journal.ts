import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'still-waters/journal',
  starters: ['I want to write a prayer and do not know how to start.', 'Give me a question for tonight.'],
  blocks: [
    {
      kind: 'insight',
      title: 'A page that nobody grades',
      paragraphs: [
        'A prayer journal is a place to be honest before you are tidy. Psalms complain, bargain and shout before they praise. Your page can hold the same.',
        'Write as you would speak to one who already knows. You need no special words, and no faith without cracks.',
      ],
    },
    {
      kind: 'technique',
      title: 'Begin with where you are',
      why: 'The blank page asks too much. A place, an hour and a body ask for almost nothing.',
      steps: [
        'Write the time and where you sit.',
        'Write what your body feels in three words.',
        'Write the sentence you would not say aloud.',
      ],
      phrases: [
        'It is late, I am on the stairs, and I am tired of being strong.',
        'I came to this page angry, so I start there.',
      ],
    },
    {
      kind: 'technique',
      title: 'Look back over the day',
      why: 'Ignatius of Loyola taught an evening review five centuries ago. People of many paths still use a form of it.',
      steps: [
        'Sit for one minute and let the day pass by.',
        'Note one moment that gave life, and one that drained it.',
        'Give thanks for the first. Ask for help with the second.',
      ],
      phrases: [
        'What gave me life today: the old man who held the door.',
        'What drained me: I laughed at a joke that hurt her.',
        'Tomorrow I want to speak sooner.',
      ],
    },
    {
      kind: 'technique',
      title: 'Thank in detail',
      why: 'General thanks fade by Wednesday. A detail brings back the whole scene.',
      steps: [
        'Choose three things from the last day only.',
        'Give each a name, a color or a sound.',
        'Write why it was not yours to demand.',
      ],
      phrases: ['For the bus driver who waited while I ran.', 'For rain on the tin roof while the house slept.'],
      pair: {
        often: 'I am thankful for my family and my health.',
        instead: 'My sister sang off key at the sink, and I was home to hear it.',
      },
    },
    {
      kind: 'technique',
      title: 'Let the page answer slowly',
      why: 'A question kept for a week works in you while you drive and wash up. Do not force an ending.',
      steps: [
        'Write one question at the top of a page.',
        'Add two lines each evening without reading what stands above.',
        'On the seventh day, read all of it and underline one line.',
      ],
      phrases: ['Whom have I not forgiven, and what do I get from holding on?', 'Where did I feel carried this week?'],
    },
    {
      kind: 'script',
      title: 'When no words come',
      when: 'For an evening when the page stays white.',
      lines: ['I am here.', 'I do not know what to say, and I am not going to pretend.', 'Stay with me while I sit.'],
    },
    {
      kind: 'dialogue',
      title: 'A friend asks about your writing',
      scene: 'Miriam and Paul talk on the way home.',
      before: [
        ['Paul', 'You still write that diary? What do you even put in it?'],
        ['Miriam', 'Nothing, just silly thoughts.'],
      ],
      after: [
        ['Paul', 'You still write each night? What do you put in it?'],
        ['Miriam', 'What gave life and what took it. Two lines, sometimes a complaint.'],
        ['Paul', 'A complaint? To God?'],
        ['Miriam', 'Half of the Psalms do it. It helps me sleep. Want to try a week with me?'],
      ],
      turn: 'She describes the practice without defending it, and turns the question into an invitation.',
    },
    {
      kind: 'exercise',
      title: 'Two lines and a breath',
      minutes: 5,
      steps: [
        'Set a timer for four minutes.',
        'Write where you are, what gave life today, and what drained it.',
        'Ask for one thing, or give thanks for one.',
        'Close the book and take three slow breaths.',
      ],
      coach: 'I want to write a prayer tonight, and I have no words. How do I begin?',
      aloud:
        'Speak your evening review: where you are, one moment that gave life, one that drained it, and one thing you ask for.',
      write:
        'Write an evening review in five lines: where you are, what gave life, what drained it, one thanks, one request.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'study',
          title: 'Writing About Emotional Experiences as a Therapeutic Process',
          by: 'James W. Pennebaker, Psychological Science',
          year: 1997,
          note: 'Short, honest writing over several days helped people in body and mind.',
        },
        {
          kind: 'study',
          title: 'Counting Blessings Versus Burdens',
          by: 'Robert A. Emmons and Michael E. McCullough, Journal of Personality and Social Psychology',
          year: 2003,
          note: 'Weekly notes of thanks lifted mood against notes of hassles.',
        },
        {
          kind: 'book',
          title: 'The Examen Prayer',
          by: 'Timothy M. Gallagher',
          year: 2006,
          note: 'The evening review step by step, with stories from ordinary people.',
        },
      ],
    },
  ],
}
