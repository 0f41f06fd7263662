import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'public-speaking/business-communication',
  starters: [
    'My updates run long and people look at their phones.',
    'Help me rewrite an email that asks for a decision.',
  ],
  blocks: [
    {
      kind: 'insight',
      title: 'Say the news first',
      paragraphs: [
        'Colleagues read with one eye on the next meeting. They look for three things: what happened, what you need, and by when. Give them those three at the top and they will read the rest with patience.',
        'Plain does not mean cold. A short message that names the person and the reason reads as respect, because you spent your time to save theirs.',
      ],
    },
    {
      kind: 'technique',
      title: 'Put the ask in the first line',
      why: 'A reader who knows the question reads the rest as an answer.',
      steps: [
        'Write the sentence that you hope they answer. Move it to the top.',
        'Add one reason and one date.',
        'Push the background below, under a heading of its own.',
      ],
      phrases: [
        'I need your yes or no on the vendor by Thursday noon.',
        'Two of three tests passed. The third needs one more day.',
        'The decision for you: ship without search, or wait a week.',
      ],
      pair: {
        often: 'Hi, hope you are well, just circling back on the thing we discussed.',
        instead: 'Please choose option A or B by Wednesday. B costs four hundred dollars more and saves a week.',
      },
    },
    {
      kind: 'technique',
      title: 'Give an update in three parts',
      why: 'A frame keeps you short even when you have not prepared.',
      steps: [
        'Say where things stand, in one sentence.',
        'Say what changed since last time.',
        'Say what comes next and who does it.',
      ],
      phrases: [
        'We are on day six of ten, and on plan.',
        'Since Monday: the contract is signed, the printer is late.',
        'Next, Omar calls the printer. I report back tomorrow.',
      ],
    },
    {
      kind: 'technique',
      title: 'Speak up before you feel ready',
      why: 'The longer you wait for the perfect moment, the higher it hangs. One short sentence gets you in; then you can think aloud.',
      steps: [
        'Write one point before the meeting starts.',
        'Say it in the first ten minutes, while the talk is still open.',
        'If somebody cuts in, finish your clause and keep your eyes up.',
      ],
      phrases: [
        'I see one risk here, and I can name it in a sentence.',
        'Let me finish this thought, then I am all yours.',
        'I want to build on what Ana said about cost.',
      ],
    },
    {
      kind: 'technique',
      title: 'Close the loop out loud',
      why: 'Most meetings end in a warm fog. Thirty seconds of plain words at the end spare a week of guessing.',
      steps: [
        'Two minutes before time, stop the talk.',
        'Name each decision, its owner and its date.',
        'Ask one person to correct you.',
      ],
      phrases: [
        'Let me say back what we agreed, and you fix what I missed.',
        'Who writes this down, and when do we see it?',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The late report',
      scene: "Lena's report will miss its date. She catches Marco in the hallway.",
      before: [
        ['Lena', 'Sorry, quick thing, the report is a bit delayed because of various dependencies.'],
        ['Marco', 'Delayed until when? I promised it to the board.'],
        ['Lena', 'Soon, hopefully. We are working on it.'],
      ],
      after: [
        [
          'Lena',
          'Bad news and a plan. The report comes Friday, two days late. The sales figures reached us yesterday.',
        ],
        ['Marco', 'The board meets Thursday.'],
        [
          'Lena',
          'I can send you the first half on Wednesday, with the summary they will ask about. Does that carry you?',
        ],
        ['Marco', 'Yes. Send it by three.'],
      ],
      turn: 'The delay is the same length in both. In the second, Marco learns the date first, and gets something he can use.',
    },
    {
      kind: 'do-dont',
      title: 'Tone in writing',
      dos: [
        'Say thanks for something you can name.',
        'Call when the third message goes back and forth.',
        'Read a delicate note once more after lunch, before you send it.',
      ],
      donts: [
        'Jokes that need a raised eyebrow to work.',
        'A reply to everybody when one person asked.',
        'Bad news at five on a Friday without a plan beside it.',
      ],
    },
    {
      kind: 'exercise',
      title: 'Cut an email in half',
      minutes: 5,
      steps: [
        'Open the last long email you sent.',
        'Underline the one sentence that asks for something.',
        'Put it first. Delete every line that does not help the reader answer it.',
        'Read the result aloud once, as if you were the one who receives it.',
      ],
      coach: 'My email to the team is too long and nobody answers it. How do I put the ask first?',
      aloud:
        'Give a one-minute update on something you are working on: where it stands, what changed, what comes next and who does it.',
      write: 'Paste the last long email you sent. Then cut it to half, with the ask in the first line.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'study',
          title: 'Egocentrism Over E-Mail: Can We Communicate as Well as We Think?',
          by: 'Justin Kruger, Nicholas Epley, Jason Parker and Zhi-Wen Ng, Journal of Personality and Social Psychology',
          year: 2005,
          note: 'Writers were sure that readers would hear their tone. Readers guessed at little better than chance.',
        },
        {
          kind: 'book',
          title: 'Smart Brevity',
          by: 'Jim VandeHei, Mike Allen and Roy Schwartz',
          year: 2022,
          note: 'Newsroom habits for messages that busy people finish.',
        },
        {
          kind: 'book',
          title: 'The Surprising Science of Meetings',
          by: 'Steven G. Rogelberg',
          year: 2019,
          note: 'What research says about agendas, size and who gets to talk.',
        },
      ],
    },
  ],
}
