import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'still-waters/sermon',
  starters: ['I have eleven points and twelve minutes.', 'Help me end a sermon without three endings.'],
  blocks: [
    {
      kind: 'insight',
      title: 'One text, one point, one room',
      paragraphs: [
        "A sermon, a d'var Torah, a khutbah or a reflection in a meeting house has the same task: to open one text for people who brought their week along. They will carry home one sentence. Choose it yourself.",
        'You speak with the room and not only to it. Someone there has buried a parent this month. Someone came for the first time. Write with both of them in mind.',
      ],
    },
    {
      kind: 'technique',
      title: 'Find the sentence to carry home',
      why: 'When you cannot say your point in one sentence, your listeners cannot either.',
      steps: [
        'Read the text aloud three times on three days.',
        'Finish this line: because of this text, we can.',
        'Cut each paragraph that does not serve that line.',
      ],
      phrases: [
        'Today I want to give you one thing to hold.',
        'We can rest, because the world was never ours to hold up.',
        'If you remember one line on Thursday, let it be this.',
      ],
    },
    {
      kind: 'technique',
      title: 'Begin where they live',
      why: 'A room leans in when it meets its own week in the first minute. Doctrine finds an open door afterward.',
      steps: [
        'Start with a scene: a kitchen, a bus, a hospital hall.',
        'Let the question of the text rise from that scene.',
        'Read the passage only then, slowly.',
      ],
      phrases: [
        'At six on Tuesday my neighbor sat in her car and could not go in.',
        'Jonah knew that moment. Listen to how he prays.',
      ],
      pair: {
        often: "In today's passage we find several important themes.",
        instead: 'At six on Tuesday my neighbor sat in her car and could not go in.',
      },
    },
    {
      kind: 'technique',
      title: 'Write for the ear',
      why: 'Ears cannot turn back a page. Short sentences, plain verbs and one picture at a time keep people with you.',
      steps: [
        'Speak each paragraph before you write it down.',
        'Repeat your key words on purpose, like a refrain.',
        'Mark the places where you will be silent.',
      ],
      phrases: ['He ran. He hid. He slept. And still the word found him.', 'Stay here with me for a breath.'],
    },
    {
      kind: 'technique',
      title: 'Leave them free',
      why: 'People of faith, people with doubts and guests sit side by side. An invitation reaches all three; pressure reaches none.',
      steps: [
        'Say we more often than you.',
        'Speak of other traditions as you wish yours to be spoken of.',
        'End with one small act for the coming week, and stop.',
      ],
      phrases: [
        'I do not know how this lands with you today. Take what gives life.',
        'This week, call the person you have been avoiding.',
        'That is all. Let us be still for a moment.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'After the service',
      scene: 'A listener stops the preacher at the door.',
      before: [
        ['Listener', 'Thank you, that was very deep.'],
        ['Preacher', 'Oh, I ran out of time for the other four points, sorry.'],
      ],
      after: [
        ['Listener', 'I keep thinking about the woman in the car.'],
        ['Preacher', 'What stays with you?'],
        ['Listener', 'That she prayed before she had the words. I do that too.'],
        ['Preacher', 'Then you know more about this psalm than I said today.'],
      ],
      turn: 'With one point and one picture, the listener can talk about her own life. The preacher asks instead of adding.',
    },
    {
      kind: 'insight',
      title: 'After you have spoken',
      paragraphs: [
        'The best teacher of preachers sits in the third row. Ask two listeners each month what they carried home, and choose people who differ from you in age and in certainty. Do not ask whether they liked it. Write down their one sentence beside the one that you meant. Where the two drift apart for weeks, the cause is seldom their attention; most often there were two sermons inside of one.',
      ],
    },
    {
      kind: 'exercise',
      title: 'One sentence for Thursday',
      minutes: 5,
      steps: [
        'Choose the text you will speak on, or one you love.',
        'Write what it says in twelve words or fewer.',
        'Write the scene from this week that asks for it.',
        'Say the two aloud, scene first, with a long breath between.',
      ],
      coach: 'I give a short sermon on Sunday and do not know how to open it. How do I start with a scene?',
      aloud:
        'Tell the scene from this week in four sentences. Breathe. Then say the one sentence that the text gives to it.',
      write: 'Write the opening scene and the one sentence to carry home. Keep both under eighty words.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'Preaching',
          by: 'Fred B. Craddock',
          year: 1985,
          note: 'How a sermon grows with its listeners, from a teacher of many preachers.',
        },
        {
          kind: 'book',
          title: 'The Homiletical Plot',
          by: 'Eugene L. Lowry',
          year: 1980,
          note: 'The sermon as a story with a knot that comes undone.',
        },
        {
          kind: 'book',
          title: 'God in Search of Man',
          by: 'Abraham Joshua Heschel',
          year: 1955,
          note: 'A Jewish thinker on wonder, for anyone who speaks of holy things.',
        },
      ],
    },
  ],
}
