import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'art-creativity/visual-storytelling',
  starters: ['People say my photos are nice and scroll on.', 'I have to explain my poster to a client.'],
  blocks: [
    {
      kind: 'insight',
      title: 'Say what the picture does',
      paragraphs: [
        'A picture speaks before you do. Your words can open it or close it. Words that repeat what we see close it. Words that tell us where to look, or what happened next, open it.',
        'Talk about what it does: it pulls the eye left, it hides a face, it makes us wait. Then others can answer you, even if they never went to art school.',
      ],
    },
    {
      kind: 'technique',
      title: 'Describe, then read, then judge',
      why: 'Most talk about pictures jumps to like and dislike. Three steps slow it down, so that you hear something new.',
      steps: [
        'Say only what is there: shapes, light, people, edges.',
        'Say what it makes you think or feel, and which part does it.',
        'Only now say what works for its purpose.',
      ],
      phrases: [
        'I see a red coat, bottom left, walking out of the frame.',
        'The empty half makes me feel late.',
        'For a poster about time, that works.',
      ],
      pair: {
        often: 'It is nice, but something feels off.',
        instead: 'My eye goes to the sign first and never reaches the face.',
      },
    },
    {
      kind: 'technique',
      title: 'Give the eye one way in',
      why: 'A story in a picture needs a first, a next and a last. If all is loud, nothing speaks.',
      steps: [
        'Squint. What do you still see? That comes first.',
        'Follow where your eye goes next, and mark it with a finger.',
        'Take away one thing that blocks the path.',
      ],
      phrases: [
        'First the hand, then the letter, then her face in the window.',
        'What do I lose if this corner goes dark?',
      ],
    },
    {
      kind: 'technique',
      title: 'Caption what the picture cannot',
      why: 'A caption carries what light leaves out: a name, an hour, a smell, what happened after.',
      steps: [
        'Cover the picture and write what is missing.',
        'Keep one fact and one turn.',
        'Cut each word that names what we see.',
      ],
      phrases: [
        'Ten minutes later the roof was gone.',
        'She asked me to leave out her name, and to leave in the shoes.',
      ],
    },
    {
      kind: 'technique',
      title: 'Present a draft to a client',
      why: 'Clients fear a yes they will regret. Tell them what you decided and why, and what is still soft.',
      steps: [
        'Start with the goal in their words.',
        'Show one picture, say three decisions, stop.',
        'Ask a question that only they can answer.',
      ],
      phrases: [
        'You said: people should stop and smile. Here is where they stop.',
        'Two things are fixed, the light and the face. The type is open.',
        'Would your oldest customer find the date?',
      ],
    },
    {
      kind: 'do-dont',
      title: "When you look at someone's work",
      dos: [
        'Point with your finger, not with your taste.',
        'Ask what they tried before you say what you see.',
        'Name one thing that must stay.',
      ],
      donts: [
        '"I would have done it differently."',
        '"That reminds me of", before you have looked for a minute.',
        'Fixing it on their screen.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'Make the logo bigger',
      scene: 'Jo shows a poster. The client frowns.',
      before: [
        ['Client', 'Can you make the logo bigger and the whole thing pop?'],
        ['Jo', 'It would ruin the composition.'],
      ],
      after: [
        ['Client', 'Can you make the logo bigger and the whole thing pop?'],
        ['Jo', 'What worries you at this size?'],
        ['Client', 'That people remember the dancer and forget who we are.'],
        ['Jo', 'Then I can bring the name to where her hand points. Look, here. Now the eye ends on you.'],
        ['Client', 'Oh. That does it.'],
      ],
      turn: 'Jo asks for the worry behind the order and solves that. The picture stays whole and the client gets the name.',
    },
    {
      kind: 'insight',
      title: 'People in the picture',
      paragraphs: [
        'Whoever appears in your picture lends you a face. Ask before you press the button when you can, and ask again before you publish, because a yes on the street is not a yes to a poster. Show them the frame and read them the caption. When they laugh or wince, you learn more about your picture than from any critic, and at times you learn that it is theirs to keep private.',
      ],
    },
    {
      kind: 'exercise',
      title: 'One picture, three steps',
      minutes: 5,
      steps: [
        'Choose a picture: your own, or the nearest poster.',
        'Say for one minute only what is there.',
        'Say what it does to you, and point to the part that does it.',
        'Write a caption with one fact that it cannot show.',
      ],
      coach: 'A client wants the logo bigger on my poster. How do I answer her?',
      aloud:
        'Describe a picture to someone who cannot see it: first what is there, then where the eye goes, then what it does to you.',
      write: 'Write three captions for one picture: a fact, a turn, and a line that somebody in it says.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'Ways of Seeing',
          by: 'John Berger',
          year: 1972,
          note: 'How words and places change what a picture says.',
        },
        {
          kind: 'book',
          title: 'Understanding Comics',
          by: 'Scott McCloud',
          year: 1993,
          note: 'On order, gaps and what the reader adds between two panels.',
        },
        {
          kind: 'book',
          title: 'On Photography',
          by: 'Susan Sontag',
          year: 1977,
          note: 'Hard questions about looking at other people.',
        },
      ],
    },
  ],
}
