import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'veterans-military/sharing',
  starters: [
    'My wife asks what it was like. I do not know where to start.',
    'People thank me and I never know what to say.',
  ],
  blocks: [
    {
      kind: 'insight',
      title: 'You decide what, to whom, and how much',
      paragraphs: [
        'Nobody has a right to your story. Some parts are for no one, some for those who were there, some for the people who love you. You choose, and you can change your mind in the middle of a sentence.',
        "Sharing is not a duty and not a cure. Done at your own pace, with a person you trust, it makes a house less lonely. What belongs in a therapist's room, take there.",
      ],
    },
    {
      kind: 'technique',
      title: 'Draw three circles',
      why: 'Deciding beforehand spares you from deciding while someone looks at you.',
      steps: [
        'Outer circle: what anyone can hear. Where, when, what job.',
        'Middle circle: what family and friends can hear. People, weather, food, boredom, fear in general.',
        'Inner circle: what you keep, or tell only one person.',
      ],
      phrases: [
        'I was there in 2009, mostly at a desk and on the road.',
        'I will tell you about the guys. Not about March.',
      ],
    },
    {
      kind: 'technique',
      title: 'Start with the ordinary',
      why: 'Nobody can follow you to the worst day first. A morning is easier to tell and to hear.',
      steps: [
        'Choose one ordinary hour: a meal, a watch, a card game.',
        'Tell three details that only someone who was there would know.',
        'Stop when you want to, and say that you stop.',
      ],
      phrases: [
        'Coffee came in a bag, and Diaz sang every morning, badly.',
        'That is enough for tonight. I am glad you asked.',
      ],
    },
    {
      kind: 'technique',
      title: 'Tell listeners how to listen',
      why: 'People freeze because they fear a wrong word. One instruction helps both of you.',
      steps: ['Say what you need before you start.', 'Say what does not help.', 'Agree on a sign that means stop.'],
      phrases: [
        'Just listen. No questions until I am done.',
        'Please do not say it was not my fault. I know you mean well.',
        'If I put my hand on the table, we talk about the dog.',
      ],
    },
    {
      kind: 'technique',
      title: 'Answer strangers briefly',
      why: 'People say "thank you for your service" and "did you ever" in passing. A stock answer lets you pass too.',
      steps: [
        'Choose one line that is true.',
        'Say it, and ask something back or walk on.',
        'Do not explain the line.',
      ],
      phrases: [
        'I appreciate that. How is your day going?',
        'That is not something I talk about.',
        'I knew some good people. I think of them today.',
      ],
      pair: { often: 'Uh, yeah, you too, I mean, thanks.', instead: 'I appreciate that. How is your day going?' },
    },
    {
      kind: 'dialogue',
      title: 'What was it like?',
      scene: "Ray's daughter is seventeen. She asks at the kitchen sink.",
      before: [
        ['Daughter', 'Dad, what was it like over there?'],
        ['Ray', 'You do not want to know.'],
      ],
      after: [
        ['Daughter', 'Dad, what was it like over there?'],
        ['Ray', 'Some of it I keep. Some of it I want you to have. Do you want a funny one or a true one?'],
        ['Daughter', 'True.'],
        [
          'Ray',
          'At night the stars were so thick that I felt small, and it helped. I thought of your mother hanging laundry.',
        ],
        ['Daughter', 'Can I ask again some day?'],
        ['Ray', 'You can ask. Some days I will say no.'],
      ],
      turn: 'He gives one true thing, keeps the rest, and tells her the rule. Both can come back to it.',
    },
    {
      kind: 'insight',
      title: 'When a memory takes over',
      paragraphs: [
        'Now and then a story pulls you in deeper than you planned. Your breath gets short, or the room goes far away. Put both feet on the floor, name five things that you can see, and tell the person beside you that you need a break. You owe nobody the ending. When it happens often, bring it to a doctor, a Vet Center or another veteran who has been through treatment.',
      ],
    },
    {
      kind: 'exercise',
      title: 'Three circles on one page',
      minutes: 5,
      steps: [
        'Draw three circles on paper.',
        'Put three things in the outer and two in the middle. Leave the inner one empty if you like.',
        'Write who belongs to the middle.',
        'Say one thing from the outer circle aloud, and stop on purpose.',
      ],
      coach: 'My daughter asks what it was like over there. How do I tell her a little and keep the rest?',
      aloud:
        'Tell one ordinary hour from your service: a meal, a watch, a game. Three details, then your sentence to stop.',
      write: 'Write one ordinary hour in ten lines, for one person. Name that person at the top.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'What It Is Like to Go to War',
          by: 'Karl Marlantes',
          year: 2011,
          note: 'A Marine on why some things need words, and how long it took him.',
        },
        {
          kind: 'book',
          title: 'The Things They Carried',
          by: "Tim O'Brien",
          year: 1990,
          note: 'Stories, told as fiction, about what can be told.',
        },
        {
          kind: 'book',
          title: 'Achilles in Vietnam',
          by: 'Jonathan Shay',
          year: 1994,
          note: 'A psychiatrist who listened to veterans for decades.',
        },
      ],
    },
  ],
}
