import type { Card } from '../../types.ts'

/** Meetings that waste time. */
export const wastedMeetings: readonly Card[] = [
  {
    id: 'wasted-meetings',
    family: 'ask',
    label: 'meetings that waste time',
    contexts: ['Work', 'Professional', 'Academic', 'Faith'],
    says: [
      'our group always runs 40 minutes over',
      'meetings waste so much of my time',
      'civilians waste so much time in meetings',
      'our meetings go in circles',
      'we have meetings about meetings',
      'every meeting runs over and nothing is decided',
      'how do i make our meetings shorter',
      'people talk and talk and nobody decides',
      'i sit in six hours of meetings a day',
      'in the army a briefing took ten minutes and here it takes an hour',
      'how do i tell my boss that the weekly meeting is useless',
      'our committee meetings never end',
    ],
    keys: ['meetings', 'waste', 'time', 'circles', 'useless', 'decide', 'briefing', 'hours', 'agenda', 'endless'],
    not: ['interrupt', 'shy', 'afraid', 'nervous'],
    needs: [],
    principle: {
      text: 'A meeting with a question to be decided and an end is rated far better than one with topics.',
      source: 'Allen, Lehmann-Willenbrock and Rogelberg, The Cambridge Handbook of Meeting Science',
      basis: 'M',
    },
    see: [
      '{quote} has a cause that one can ask for: nobody said what is to be decided.',
      'Talk that looks like waste is often how people make sure that nobody is against it.',
      'Whoever names the question early leads the meeting, from any chair.',
    ],
    tries: [
      {
        id: 'what-do-we-decide',
        move: 'open-question',
        say: {
          spoken: 'Before we start: what do we want to have decided when we leave this room?',
          short: 'What do we want decided today?',
        },
        why: 'It helps everybody and accuses nobody.',
      },
      {
        id: 'name-the-turn',
        move: 'exit',
        say: {
          spoken: "I hear two ways on the table, and we've heard both. Who decides, and by when?",
          short: 'Two ways. Who decides, by when?',
        },
        why: 'A circle ends as soon as somebody says what is in it.',
        cost: 'Say it once a meeting, and in a warm voice.',
      },
      {
        id: 'half-the-time',
        move: 'ask',
        say: {
          spoken: 'Could we try twenty-five minutes for a month, with the question in the invitation? Then we see.',
          short: 'Twenty-five minutes, for a month?',
        },
        why: 'A trial with an end is easier to allow than a new rule.',
      },
      {
        id: 'not-needed',
        move: 'refuse',
        say: {
          spoken: 'I can give you my three points in writing before it. Would that do instead of the hour?',
          short: 'My three points in writing instead?',
        },
        why: 'They get what they need from you, and you get the hour.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'All right. Could we at least name the end at the beginning?',
        short: 'Could we name the end first?',
      },
      angry: {
        spoken: "I don't want less talk. I want it to lead to something.",
        short: 'It should lead somewhere.',
      },
      laughs: { spoken: 'I know. Let us try it once.', short: 'Just once.' },
      delays: { spoken: 'I write it into the invitation for Monday.', short: 'For Monday, then.' },
      agrees: { spoken: 'Good. I keep the time.', short: 'I keep time.' },
    },
    asks: [
      { text: 'Who leads the meeting, and how does this person take a suggestion?' },
      { text: 'What should have been decided at the last one?' },
      { text: 'What is the talk good for, in the eyes of the others?' },
    ],
    traps: ['sighing and looking at the phone', '"where I come from"', 'cutting people off'],
    exercise: 'Put the question for the next meeting into nine words.',
    next: ['disagree-up', 'chair-first', 'vet-orders-tone'],
  },
]
