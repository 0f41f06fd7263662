import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'family-community/workplace',
  starters: [
    'I have to tell a colleague that his work comes late.',
    'My manager gave me vague feedback. What do I ask?',
  ],
  blocks: [
    {
      kind: 'insight',
      title: 'Hard talks are information',
      paragraphs: [
        'Most of us treat feedback as a verdict. Treat it as a map instead: somebody stood where you cannot stand, and tells what they saw from there.',
        'Colleagues forgive a blunt sentence when they trust the reason. So show the reason early: a shared goal, a customer, a Friday evening that you both want back.',
      ],
    },
    {
      kind: 'technique',
      title: 'Bring one event',
      why: 'Patterns start a debate about who you are. One event starts a talk about what happened.',
      steps: [
        'Choose the most recent example.',
        'Say time, place and what you saw or heard.',
        'Say the effect on the work, then ask for their side.',
      ],
      phrases: [
        'On Tuesday the file came at six, and the print shop had closed.',
        'In the review you spoke over Jin twice. She did not speak again.',
        'What was going on from where you sat?',
      ],
      pair: {
        often: 'You have a time management problem.',
        instead: 'The last two files came after the print shop closed. What got in the way?',
      },
    },
    {
      kind: 'technique',
      title: 'Separate thanks, coaching and rating',
      why: 'People want to know three things: do you see me, how do I get better, where do I stand. Mixed together, nobody hears any of them.',
      steps: [
        'Say which of the three you bring.',
        'Stay in that one for the whole talk.',
        'Offer the others at another time.',
      ],
      phrases: [
        'This is a thank-you, nothing else. You saved the demo.',
        'I have one idea to make your handover faster. Is now good?',
        'You asked where you stand. You meet the bar, and here is the gap to senior.',
      ],
    },
    {
      kind: 'technique',
      title: 'Ask managers for something small',
      why: 'Vague feedback keeps you awake at night. A small question gives them an easy job.',
      steps: [
        'Pick one piece of your work.',
        'Ask for one thing to keep and one to change.',
        'Say back what you will do, and when they will see it.',
      ],
      phrases: [
        'What is one thing I do in meetings that I should stop?',
        'When you say more ownership, what would you see me do on Monday?',
        'I will send the draft two days earlier this month. Please tell me if it helps.',
      ],
    },
    {
      kind: 'technique',
      title: 'Disagree and stay',
      why: 'You can hold your view and hold on to the person. Say theirs so well that they nod before you say your own.',
      steps: [
        'Put their point in one fair sentence.',
        'Name the goal that you share.',
        'Offer a test that would change your mind.',
      ],
      phrases: [
        'You want fewer bugs, and a freeze gives us that. I worry about the June date.',
        'Let us try your way for two weeks and count what breaks.',
        'I see it differently, and I will back whatever we decide.',
      ],
    },
    {
      kind: 'script',
      title: 'When you got it wrong',
      when: 'For the day when your own mistake cost others their time.',
      lines: [
        'I told the client Monday without asking you. That was my call, and it was wrong.',
        'You lost your weekend over it.',
        'I have moved the date with them. From now on I check with you before I promise.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'Credit in the meeting',
      scene: "Ruth presented Ade's idea as the team's. Ade finds her afterward.",
      before: [
        ['Ade', 'Nice job selling my idea as yours.'],
        ['Ruth', 'Excuse me? It was a team effort.'],
      ],
      after: [
        ['Ade', 'Ruth, in the meeting the routing idea came up without my name. I spent two weekends on it.'],
        ['Ruth', 'Oh. I said we out of habit.'],
        ['Ade', 'I believe that. I need people to know, because my review is in May. Will you name it in the notes?'],
        ['Ruth', 'Yes, today. And I will let you present the next part.'],
      ],
      turn: 'He describes the moment, says why it matters to him, and asks for a repair that takes five minutes.',
    },
    {
      kind: 'exercise',
      title: 'One event, one effect, one question',
      minutes: 5,
      steps: [
        'Think of a colleague and something that keeps happening.',
        'Choose the last time. Write what a camera would show.',
        'Add its effect on the work in ten words.',
        'End with a question that you do not know the answer to.',
      ],
      coach: 'My colleague sent his part late again, and I have to tell him. How do I give him honest feedback?',
      aloud:
        'Say your feedback in three sentences: the event, its effect on the work, and an open question. Keep your voice level at the end.',
      write: 'Write feedback to a colleague in three sentences: one event, its effect on the work, one open question.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'Difficult Conversations',
          by: 'Douglas Stone, Bruce Patton and Sheila Heen',
          year: 1999,
          note: 'Every hard talk is three talks: what happened, what we feel, who we are.',
        },
        {
          kind: 'book',
          title: 'Thanks for the Feedback',
          by: 'Douglas Stone and Sheila Heen',
          year: 2014,
          note: 'The same team on the receiving end; where thanks, coaching and rating come from.',
        },
        {
          kind: 'study',
          title: 'Psychological Safety and Learning Behavior in Work Teams',
          by: 'Amy Edmondson, Administrative Science Quarterly',
          year: 1999,
          note: 'In 51 teams, those who felt safe to speak learned more and worked better.',
        },
      ],
    },
  ],
}
