import type { Card } from '../../types.ts'

/** A thank-you, and a first word after years. */
export const thanksAndOldFriends: readonly Card[] = [
  {
    id: 'thank-you',
    family: 'write',
    label: 'a thank-you that sounds true',
    contexts: ['Personal', 'Work', 'Professional', 'Family', 'Social', 'Faith', 'Academic'],
    says: [
      'stuck on the thank you cards after the shower',
      'thank you card for my teacher',
      'want to thank my mentor without being cheesy',
      'what do i write to the nurse who took care of my dad',
      'thank you note after the wedding gifts',
      'how do i thank someone who helped me through a hard time',
      'a farewell card for a colleague',
      'thank my parents for everything',
      'how do i tell my team they did well',
      'i want to show my wife that i appreciate her',
      'how do i thank my team',
      'want to thank my mentor',
      'have to thank a dozen sponsors and not bore everybody',
    ],
    keys: ['thank', 'thanks', 'grateful', 'gratitude', 'appreciate', 'note', 'card', 'farewell', 'praise'],
    not: ['interview', 'but thanks'],
    needs: ['to'],
    principle: {
      text: 'People who write thanks underestimate how much it pleases, and one detail does more than big words.',
      source: 'Kumar and Epley 2018',
      basis: 'M',
    },
    see: [
      '{quote} becomes true with one moment that only the two of you know.',
      { text: 'You need not praise everything about {to}; one deed and what it changed is enough.', when: ['has:to'] },
      'It sounds fake where it could be sent to anybody, and true where it names a moment.',
    ],
    tries: [
      {
        id: 'deed-and-effect',
        move: 'write',
        say: {
          spoken: "When you [what they did], I [what changed for me]. I haven't forgotten it. Thank you.",
          short: 'When you [what they did], it helped. Thank you.',
          written:
            "Dear [name], when you [what they did], I [what changed for me]. I still think of it, for instance when [moment]. Thank you. You don't need to answer this.",
        },
        why: 'A deed and its effect cannot be mistaken for politeness.',
      },
      {
        id: 'what-you-kept',
        move: 'fact-first',
        say: {
          spoken: 'Because of you I now [what you do differently]. I wanted you to know.',
          short: 'Because of you I now [what].',
        },
        why: 'It shows the thanks going on in your own days.',
      },
      {
        id: 'small-and-today',
        move: 'praise',
        say: {
          spoken: 'I saw that you [small thing] today. That made my day easier.',
          short: 'I saw [small thing]. Thank you.',
        },
        why: 'Small thanks on the day itself outdo large ones at the end of the year.',
      },
    ],
    ifThey: {
      laughs: { spoken: 'You may laugh. I mean it.', short: 'I mean it.' },
      denies: { spoken: 'To you it was nothing; to me it was a lot.', short: 'To me it was a lot.' },
      cries: { spoken: 'Take your time. I meant every word of it.', short: 'Every word of it is true.' },
      silent: { spoken: 'No answer needed. I only wanted you to have it.', short: 'No answer needed.' },
    },
    asks: [
      { text: 'Which one moment comes to mind first?' },
      { text: 'What do you do differently since then?' },
      { slot: 'to', text: 'Who is it for?' },
    ],
    traps: ['"for everything"', 'three adjectives in a row', 'a request behind the thanks'],
    exercise: 'Tell the moment aloud in two sentences before you write it down.',
    next: ['compliment'],
  },
  {
    id: 'reconnect',
    family: 'write',
    label: 'writing to somebody after a long time',
    contexts: ['Personal', 'Social', 'Family'],
    says: [
      'havent talked to my old friend in years',
      'i want to text my old army buddies but its been two years',
      'how do i reconnect with a friend from school',
      'i stopped answering my friend and now its awkward',
      'its been so long that it feels weird to just text',
      'i lost touch with my best friend',
      'i miss my old friends but dont know how to start',
      'i ghosted a friend when i was not well and want to write again',
      'how do i reach out after 5 years',
      'i havent called my aunt since christmas and feel bad',
      'want to write to my old teacher after ten years',
      'i moved away and never wrote to anybody',
      'my best friend moved away and we hardly talk',
    ],
    keys: ['reconnect', 'touch', 'years', 'old', 'reach', 'long', 'weird', 'buddies', 'unit', 'ghosted', 'awkward'],
    not: ['client', 'interview', 'applied', 'invoice', 'died', 'boss'],
    needs: [],
    principle: {
      text: 'People are gladder about a message out of the blue than the writer expects, and the more surprising the gladder.',
      source: 'Liu, Rim, Min and Min 2023, Journal of Personality and Social Psychology',
      basis: 'M',
    },
    see: [
      '{quote} feels heavier on your side than on the other: most people are simply glad.',
      'The gap needs no explanation in the first message; one shared memory is enough.',
      'Write it so that no answer is owed, and an answer gets likelier.',
    ],
    tries: [
      {
        id: 'saw-this',
        move: 'write',
        say: {
          spoken:
            'You came to my mind today, out of nowhere, and I had to smile. I hope you are well. You owe me no reply.',
          short: 'Thought of you today. Hope you are well.',
          written:
            'I thought of you today, out of nowhere, and had to smile. I know it has been a long time. I hope you are well. You owe me no reply, and I would be glad if you did.',
        },
        why: 'It is light, it is about the two of you, and nothing is asked.',
      },
      {
        id: 'own-the-gap',
        when: ['said:ghost|stopp|never|bad|guilty|answer'],
        move: 'own',
        say: {
          spoken: 'I went quiet, and that was me and not you. I was not doing well. I think of you often.',
          short: 'I went quiet. That was me, not you.',
        },
        why: 'It answers the one question that the other has asked all along.',
      },
      {
        id: 'one-small-plan',
        move: 'ask',
        say: {
          spoken: "I'm free for a call on Sunday after four. Ten minutes would make my week. Would you like to?",
          short: 'Ten minutes on the phone on Sunday?',
        },
        why: 'Ten minutes can be said yes to, and catching up can be put off forever.',
      },
      {
        id: 'remember-when',
        move: 'praise',
        say: {
          spoken:
            'I told somebody one of our old stories this week, and laughed all over again. You were the best part of it.',
          short: 'I told our story again. You were the best part.',
        },
        why: 'A shared story opens where you stopped, with both of you in it.',
      },
    ],
    ifThey: {
      silent: { spoken: 'I was serious, and I write again in spring.', short: 'I write again in spring.' },
      angry: { spoken: 'You are right, I left you with it. I am sorry.', short: 'You are right. I am sorry.' },
      delays: { spoken: 'No hurry. My number is the same.', short: 'Same number.' },
      agrees: { spoken: 'Sunday at four, then. I call.', short: 'Sunday at four.' },
    },
    asks: [
      { text: 'Which moment with them comes to your mind first?' },
      { text: 'Was there a quarrel, or did it only go quiet?' },
      { text: 'Would you rather write, or call?' },
    ],
    traps: ['an apology of half a page', '"we must catch up some time"', 'waiting for the right day'],
    exercise: 'Write the message in two sentences, and send it before you read it a third time.',
    next: ['home-long-silence', 'talk-new-friends'],
  },
]
