import type { Card } from '../../types.ts'

/** The days of waiting. */
export const afterTheInterview: readonly Card[] = [
  {
    id: 'interview-after',
    family: 'interview',
    label: 'the days after an interview',
    contexts: ['Professional', 'Work', 'Academic'],
    for: 'boss',
    says: [
      'should i send a thank you email after the interview',
      'havent heard back in two weeks',
      'i messed up one answer, can i fix it',
      'they ghosted me after the final round',
      'got rejected, should i reply',
      'how do i ask for feedback after a no',
      'i have another offer and am still waiting on my first choice',
      'they said end of the week and its been ten days',
      'thank you note for a panel of four',
      'i want to withdraw my application',
      'how many times can i follow up with a recruiter',
      'i forgot to mention somthing important',
      'when is it too soon to check in after interviewing',
      'havent heard back since my interview',
      'rejected after the interview and want feedback',
      'should i send a thank you mail after the interview',
    ],
    keys: [
      'interview',
      'interviewed',
      'thank',
      'heard',
      'waiting',
      'rejected',
      'rejection',
      'withdraw',
      'ghosted',
      'recruiter',
      'round',
      'offer',
    ],
    not: ['suicid', 'tinder', 'dating'],
    needs: [],
    principle: {
      text: 'After a talk one short note with one real detail is enough, and after a missed date one question with a date.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} feels longer on your side of the table, where nothing else is on the desk.',
      {
        text: 'Another offer is news they need, and the only pressure in it is its date.',
        when: ['said:another|offer|choice|deadline'],
      },
      {
        text: 'After a no, a friendly line costs a minute, and second choices do get called.',
        when: ['said:reject|declin|passed'],
      },
      'Silence from an office mostly means a calendar and seldom means you.',
    ],
    tries: [
      {
        id: 'thanks-with-a-detail',
        move: 'write',
        say: {
          spoken: 'Thank you for the time today. What you said about [detail] stayed with me.',
          short: 'Thanks. [Detail] stayed with me.',
          written:
            "Dear [name], thank you for the conversation on [day]. What you said about [detail] stayed with me. I'd be glad to do this work with you, and I'm here for any further question.",
        },
        why: 'The detail shows that the note was written for them and not for all employers.',
      },
      {
        id: 'the-date-has-passed',
        when: ['said:heard|weeks|week|days|ghost|waiting|check|follow'],
        move: 'ask',
        say: {
          spoken: 'You had hoped to decide by [date]. Is there a new date I can plan with?',
          short: 'Is there a new date?',
          written:
            "Dear [name], when we spoke, you hoped to decide by [date]. I'm still very interested and would like to plan my weeks. Do you have a new date in mind? A one-line answer is plenty.",
        },
        why: 'It can be answered in ten seconds, by an assistant, too.',
        cost: 'Two such notes a week apart are enough; after that, put your hours into the next place.',
      },
      {
        id: 'the-answer-i-owe',
        when: ['said:mess|forgot|fix|mention|answer|blew|wrong'],
        move: 'repair',
        say: {
          spoken: 'You asked about [topic], and I left out the main thing: [one sentence].',
          short: 'On [topic] I left out [thing].',
        },
        why: 'A late good answer shows how you mend things at work.',
        cost: 'One correction only, three lines at most.',
      },
      {
        id: 'after-the-no',
        when: ['said:reject|declin|feedback|passed'],
        move: 'open-question',
        say: {
          spoken: 'Thank you for telling me so plainly. If one thing would have made me stronger, what was it?',
          short: 'What would have made me stronger?',
        },
        why: 'One thing is a question that people sometimes answer, and why is one that they do not.',
      },
      {
        id: 'other-offer-with-a-date',
        when: ['said:another|offer|choice|withdraw|accept'],
        move: 'fact-first',
        say: {
          spoken: 'I have an offer that I must answer by [date]. You are my first choice. Can you decide before then?',
          short: 'I must answer another offer by [date].',
        },
        why: 'Date and preference together make it worth their while to hurry.',
        cost: 'Never with an offer that does not exist.',
      },
    ],
    ifThey: {
      silent: {
        spoken: 'This is my last note on it. Should the role open again, I would like to hear.',
        short: 'Last note; I remain interested.',
      },
      refuses: {
        spoken: 'Thank you for the clear word. I enjoyed meeting the team, above all [name].',
        short: 'Thank you for the clear word.',
      },
      delays: {
        spoken: 'Thanks for the update. I will write to you again on [date].',
        short: 'I will write on [date].',
      },
      why: { spoken: 'I ask because I would rather improve than guess.', short: "I'd rather not guess." },
      agrees: { spoken: 'That is good news. When may I expect the letter?', short: 'When comes the letter?' },
    },
    asks: [
      { text: 'What date did they name, in their own words?' },
      { text: 'Which moment of the talk could only have happened with them?' },
      { text: 'What will you do for the next place while you wait?' },
    ],
    traps: ['"just checking in"', 'a thank-you note that sells', 'a third reminder in one week'],
    exercise: 'Right after the talk write down three questions they asked and one thing you would answer differently.',
    next: ['follow-up', 'interview-salary'],
  },
]
