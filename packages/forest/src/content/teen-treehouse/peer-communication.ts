import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'teen-treehouse/peer-communication',
  starters: ['My best friend posted something about me.', 'How do I start talking to people I do not know?'],
  blocks: [
    {
      kind: 'insight',
      title: 'People like you more than you know',
      paragraphs: [
        'After a first talk, most people rate too low how much the other liked them. Psychologists call it the liking gap. The voice that says "they found me weird" is often wrong.',
        'Friendships also bend. Someone forgets you, sides with another, or goes quiet. One honest message can change where that goes.',
      ],
    },
    {
      kind: 'technique',
      title: 'Start small and real',
      why: 'Nobody remembers a clever opener. They remember that you noticed something.',
      steps: [
        'Look for one thing you share right now: a class, a bus, a song.',
        'Say it, then ask one question about it.',
        'Answer their answer before you ask the next.',
      ],
      phrases: [
        'That quiz was brutal. Did you get to the last page?',
        'I have seen that sticker. Is that the band from the skate park?',
      ],
    },
    {
      kind: 'technique',
      title: 'Take it out of the group chat',
      why: 'Groups want a show. A sentence that works between two people turns into a fight in front of twelve.',
      steps: [
        'Wait until your hands are calm.',
        'Write to one person, or better, say it face to face.',
        'Ask what happened before you judge it.',
      ],
      phrases: [
        'Hey, can we talk without the others? It is about the photo.',
        'I saw the screenshot. What happened from your side?',
      ],
      pair: {
        often: 'Wow. Nice friends I have. You all know who you are.',
        instead: 'That photo embarrassed me. Please take it down, and tell me what you meant by it.',
      },
    },
    {
      kind: 'technique',
      title: 'Say no and stay in',
      why: 'You can turn down a thing without turning down the person. Short beats clever.',
      steps: [
        'Say no in five words or fewer.',
        'Leave out the long excuse, because excuses invite debate.',
        'Offer something you do want.',
      ],
      phrases: [
        'Not for me, thanks.',
        'I am out for that one. Food after?',
        'You do you. I am heading home, walk with me?',
      ],
    },
    {
      kind: 'technique',
      title: 'Say sorry so that it counts',
      why: '"Sorry if you are hurt" is not an apology. People can tell.',
      steps: [
        'Say what you did, with no if and no but.',
        'Say what it did to them.',
        'Say what you will do now, and do it.',
      ],
      phrases: [
        'I told Jay your secret. You trusted me, and I broke that.',
        'You had a horrible day because of me.',
        'I asked Jay to keep quiet. I get it if you need time.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'Left out',
      scene: 'Mina sees that her friends met on Saturday without her.',
      before: [
        ['Mina', 'Looks like you had fun without me. Whatever.'],
        ['Zoe', 'OMG do not be so dramatic, it was last minute.'],
      ],
      after: [
        ['Mina', 'I saw the pictures from Saturday. It stung. Was there a reason I was not asked?'],
        ['Zoe', 'Honestly? You said no the last four times.'],
        ['Mina', 'That is fair. I was buried in work. I still want you to ask.'],
        ['Zoe', 'Okay. Friday, pizza at mine. I am asking.'],
      ],
      turn: 'Mina says it stung and asks instead of accusing. She learns something, and says what she wants.',
    },
    {
      kind: 'insight',
      title: 'When it is more than a fight',
      paragraphs: [
        'Some things are not yours to fix with a good sentence. Somebody who threatens you, shares pictures of you, hits you or makes you scared to go to school has crossed a line, and you deserve help. Keep the messages, stop answering, and tell a grown-up whom you trust. When the first one does not act, tell a second. That is not snitching. It is how you get your life back.',
      ],
    },
    {
      kind: 'exercise',
      title: 'The message you have not sent',
      minutes: 5,
      steps: [
        'Choose a friend and one thing between you.',
        'Write the message as it sits in your head. Do not send it.',
        'Write it again: what happened, what it did to you, one question.',
        'Say it aloud. If a lawyer would say it, make it shorter.',
      ],
      coach: 'My friends met without me, and it hurt. How do I ask my best friend about it?',
      aloud:
        'Say the message you have not sent, as if your friend stood there: what happened, what it did to you, one question.',
      write:
        'Type the message just as it sits in your head. Below it, type the kinder version: what happened, what it did to you, one question.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'study',
          title: 'The Liking Gap in Conversations: Do People Like Us More Than We Think?',
          by: 'Erica J. Boothby, Gus Cooney, Gillian M. Sandstrom and Margaret S. Clark, Psychological Science',
          year: 2018,
          note: 'Strangers and roommates alike liked each other more than either knew.',
        },
        {
          kind: 'book',
          title: 'Nonviolent Communication',
          by: 'Marshall B. Rosenberg',
          year: 1999,
          note: 'Four steps, from what you see to what you ask, that keep a talk from turning into a fight.',
        },
      ],
    },
  ],
}
