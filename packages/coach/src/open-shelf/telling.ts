import { type Card, CONTEXTS } from '../types.ts'

const everywhere = { contexts: CONTEXTS, says: [], keys: [], needs: [] } as const

/** Things to tell: news, apologies, thanks, comfort, answers, openings, texts and talks. */
export const openTells: readonly Card[] = [
  {
    ...everywhere,
    id: 'open-news',
    family: 'hard-talk',
    label: 'telling somebody something',
    principle: {
      text: 'News first and reasons after: whoever waits for the point hears none of the reasons.',
      source: 'practice of answer-first writing',
      basis: 'M',
    },
    see: [
      '{quote} is news, and news goes best with the point in the first sentence.',
      {
        text: 'However you put it, {to} will remember the first sentence, so that one gets the work.',
        when: ['has:to'],
      },
      'The first sentence carries the news; everything else can wait for the second.',
    ],
    tries: [
      {
        id: 'ask-for-ten-minutes',
        move: 'time',
        say: {
          spoken: 'I have something to tell you that matters to me. Do you have ten minutes tonight?',
          short: 'Ten minutes tonight? It matters to me.',
        },
        why: 'With the time agreed, nobody is ambushed and you have only one sentence left to say.',
      },
      {
        id: 'point-first',
        move: 'fact-first',
        say: {
          spoken: "I want to tell you something myself: [the news]. I know it's a lot; ask me anything.",
          short: 'I want you to hear it from me: [the news].',
          written:
            'I want you to hear this from me: [the news]. I know it may come as a surprise. What happens next is [next step]. Ask me anything, now or later.',
        },
        why: 'They hear it from you, at once, and the questions come in their order.',
        cost: 'After the sentence comes a silence; leave it to them.',
      },
      {
        id: 'what-stays',
        move: 'name-it',
        say: {
          spoken: '[The news]. What does not change is [what stays the same].',
          short: '[The news]. [What stays] stays.',
        },
        why: 'The first fear is usually about what else will change, so answer it before it is asked.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'You may be angry. I wanted you to hear it from me.',
        short: 'I wanted you to hear it from me.',
      },
      cries: { spoken: "I'm here. There's no hurry with the rest.", short: "I'm here. No hurry." },
      silent: { spoken: "You don't have to say anything today.", short: 'No answer needed today.' },
      why: { spoken: 'Because [one true reason]. I can tell you more when you want it.', short: 'Because [reason].' },
    },
    asks: [
      { text: 'What is the news in one sentence, as plainly as you can put it?' },
      { text: 'What do you expect to hear back first?' },
      { slot: 'when', text: 'When and where could you say it undisturbed?' },
    ],
    traps: ['a long run-up', 'bad news wrapped between two compliments'],
    exercise: 'Write the news in ten words, then say it aloud without the first three.',
  },
  {
    ...everywhere,
    id: 'open-sorry',
    family: 'apology',
    label: 'an apology',
    principle: {
      text: 'What counts most in an apology is owning the deed, then mending it; asking to be forgiven counts least.',
      source: 'Lewicki, Polin and Lount 2016',
      basis: 'M',
    },
    see: [
      '{quote} is the thing to own, in those plain words and without a "but" behind it.',
      'An apology that explains sounds like a defense; one that names the deed sounds like you.',
    ],
    tries: [
      {
        id: 'deed-and-repair',
        move: 'own',
        say: {
          spoken:
            "I [what you did]. That was my doing, and I'm sorry. I'd like to make it right by [what you will do].",
          short: "I [what you did]. I'm sorry. I'll [repair].",
          written:
            "I [what you did], and it was mine to do better. I'm sorry. I'd like to make it right by [what you will do], on [day]. You don't have to answer this.",
        },
        why: 'The deed, the owner and the repair are in it, and nothing is asked in return.',
        cost: 'No reason in the same breath; if they ask for it, you can give one then.',
      },
      {
        id: 'ask-effect',
        move: 'hear',
        say: {
          spoken: "I know what I did. I don't know all it did to you, and I'd like to hear it.",
          short: 'I want to hear what it did to you.',
        },
        why: 'It lets the other person speak first, which is what an apology is for.',
      },
    ],
    ifThey: {
      angry: {
        spoken: "You're right to be angry. I'm not asking you to be done with it.",
        short: "You're right to be.",
      },
      silent: { spoken: 'No answer needed. I will do [repair] anyway.', short: "I'll do [repair] anyway." },
      why: { spoken: 'I was [one true reason], and it is no excuse.', short: '[Reason]. No excuse.' },
    },
    asks: [{ text: 'What could you do that mends a part of it?' }, { slot: 'to', text: 'Who is it for?' }],
    traps: ['"if I hurt you"', 'asking for forgiveness'],
    exercise: 'Write it in three sentences and strike every "but".',
  },
  {
    ...everywhere,
    id: 'open-thanks',
    family: 'write',
    label: 'thanks or praise',
    principle: {
      text: 'People who write thanks underestimate how much it pleases and overestimate how awkward it feels to receive.',
      source: 'Kumar and Epley 2018',
      basis: 'M',
    },
    see: [
      '{quote} becomes real with one detail that only you could know.',
      'Thanks that name one moment sound true; thanks for everything sound like a card from a shop.',
    ],
    tries: [
      {
        id: 'one-moment',
        move: 'praise',
        say: {
          spoken: "When you [what they did], it [what it changed for me]. I haven't forgotten it. Thank you.",
          short: 'When you [what they did], it helped. Thank you.',
          written:
            "I've been meaning to tell you: when you [what they did], it [what it changed for me]. I still think of it. Thank you. You don't need to answer this.",
        },
        why: 'A deed and its effect cannot be mistaken for politeness.',
      },
      {
        id: 'what-i-do-now',
        move: 'praise',
        say: {
          spoken: 'Because of you I now [what you do differently]. I wanted you to know that.',
          short: 'Because of you I now [what].',
        },
        why: 'It shows the thanks going on in your own life.',
      },
    ],
    ifThey: {
      laughs: { spoken: 'You may laugh; I mean it.', short: 'I mean it.' },
      denies: { spoken: 'It was more to me than it was to you. Thank you anyway.', short: 'It was a lot to me.' },
    },
    asks: [{ text: 'Which one moment comes to mind first?' }, { text: 'Will they read it, or hear it from you?' }],
    traps: ['"for everything"', 'praise with a request behind it'],
    exercise: 'Tell the moment aloud in two sentences before you write it down.',
  },
  {
    ...everywhere,
    id: 'open-comfort',
    family: 'support',
    label: 'being there for somebody',
    principle: {
      text: 'Presence and one concrete thing help; reasons, advice and cheering up mostly do not.',
      source: 'Lehman, Ellard and Wortman 1986',
      basis: 'M',
    },
    see: [
      '{quote} cannot be talked away, and that takes a load off your words: they only have to arrive.',
      { text: 'You cannot mend this for {to}, and you can make it less lonely.', when: ['has:to'] },
      'What helps here is short, soon, and asks nothing back.',
    ],
    tries: [
      {
        id: 'one-thing-with-a-day',
        move: 'hear',
        say: {
          spoken:
            "I heard, and I'm thinking of you. No need to answer. I'll ask again on Sunday, and I'd like to do something small for you.",
          short: "Thinking of you. I'll ask again on Sunday.",
          written:
            "I heard, and I'm so sorry. I'm thinking of you. I'll [small thing] on [day]. You don't need to answer; I'll write again next week.",
        },
        why: 'A thing with a day asks for nothing, while "let me know" hands over a task.',
        cost: 'Promise only what you will do.',
      },
      {
        id: 'talk-or-not',
        move: 'choice',
        say: {
          spoken: 'Would you like to talk about it, or about anything else? Both are fine with me.',
          short: 'Talk about it, or not?',
        },
        why: 'The choice stays with the one who has the trouble.',
      },
    ],
    ifThey: {
      cries: { spoken: "You don't have to stop. I'm staying.", short: "I'm staying." },
      silent: { spoken: "I'll write again on Sunday. Still no need to answer.", short: "I'll write on Sunday." },
      denies: { spoken: "All right. I'm around if that changes.", short: "I'm around." },
      angry: { spoken: "It isn't fair. You don't have to be patient with me.", short: "It isn't fair." },
    },
    asks: [
      { text: 'What small thing could you do this week without being asked?' },
      { text: 'How do you two usually reach each other?' },
    ],
    traps: ['"at least"', '"let me know if you need anything"'],
    exercise: 'Write the message in three sentences and take out every piece of advice.',
  },
  {
    ...everywhere,
    id: 'open-answer',
    family: 'hard-talk',
    label: 'answering something that was said',
    principle: {
      text: 'An answer is better when it first finds out what was meant; half of what stings was meant otherwise.',
      source: 'Stone and Heen, Thanks for the Feedback',
      basis: 'M',
    },
    see: [
      '{quote} sits deep enough to deserve an answer, and the answer may take its time.',
      'Something said in a second may be answered in a day; nothing is lost by that.',
    ],
    tries: [
      {
        id: 'what-did-you-mean',
        when: ['said:said|says|told|tells|call|jok|mock|comment|wrote|texted|think|criti|corrected|insult'],
        move: 'open-question',
        say: {
          spoken: 'What you said stayed with me. What did you mean by it?',
          short: 'What did you mean by that?',
        },
        why: 'Their own words put back on the table, without a counter-attack, make people think twice.',
        cost: 'Ask it in an even voice, or it turns into a trap.',
      },
      {
        id: 'how-it-landed',
        move: 'name-it',
        say: {
          spoken: 'When you said that, it hit me. You may not have meant it. Please leave it out next time.',
          short: "That one hit me. Please don't.",
        },
        why: 'It says what happened to you and leaves them a way back.',
      },
      {
        id: 'not-now',
        move: 'time',
        say: {
          spoken: "I don't want to answer that in a hurry. Let me think about it until tomorrow.",
          short: 'Let me think until tomorrow.',
        },
        why: 'It keeps the last word from being the first thing that came to mind.',
      },
    ],
    ifThey: {
      laughs: { spoken: 'I can take a joke. This one I would rather not hear again.', short: 'Not that one again.' },
      denies: { spoken: 'Then I misheard, and I am glad I asked.', short: 'Glad I asked.' },
      angry: {
        spoken: "I'm not accusing you. I'm telling you how it landed.",
        short: "I'm only telling you how it landed.",
      },
    },
    asks: [
      { text: 'What were the exact words, as far as you recall them?' },
      { text: 'Do you want it to stop, or to be understood?' },
      { slot: 'to', text: 'Who said it?' },
    ],
    traps: ['an answer while the blood is up', 'telling them what they meant'],
    exercise: 'Write the first answer that comes, keep it unsent, and read it again tomorrow.',
  },
  {
    ...everywhere,
    id: 'open-speak',
    family: 'present',
    label: 'speaking before others',
    principle: {
      text: 'Nerves show less than they feel, and the first minute is the worst one.',
      source: 'Savitsky and Gilovich 2003',
      basis: 'V',
    },
    see: [
      '{quote} is mostly a matter of the first two sentences, and those can be known by heart.',
      'Nobody in the room has heard your plan, so nobody sees what you leave out.',
    ],
    tries: [
      {
        id: 'two-sentences',
        move: 'drill',
        say: {
          spoken: 'Good to see you. I want to leave you with one thing today: [one thing].',
          short: 'One thing today: [one thing].',
        },
        why: 'Two sentences by heart carry you over the worst minute.',
        cost: 'Only these two; the rest suffers when it is learned word for word.',
      },
      {
        id: 'find-my-place',
        move: 'drill',
        say: { spoken: 'Let me find my place.', short: 'One moment.' },
        why: 'It turns a blank into a pause, and a pause looks like thought.',
      },
    ],
    ifThey: {
      silent: { spoken: "I'll give you a moment with that.", short: 'Take a moment.' },
      why: { spoken: "I don't know that one. You'll have it by [day].", short: "You'll have it by [day]." },
      laughs: { spoken: 'Good, you are awake. Back to [one thing].', short: 'Back to [one thing].' },
    },
    asks: [
      { text: 'What is the one thing they should still know tomorrow?' },
      { text: 'What is your first sentence, as it stands?' },
    ],
    traps: ['an apology for being nervous', 'thanking everybody first'],
    exercise: 'Say the first two sentences aloud six times, standing.',
  },
  {
    ...everywhere,
    id: 'open-write',
    family: 'write',
    label: 'a message',
    principle: {
      text: 'Mail is read colder than it was written, so the point and one warm word belong at the top.',
      source: 'Kruger and others 2005',
      basis: 'M',
    },
    see: [
      '{quote} comes down to what they should do after reading.',
      'A message has one job; find the sentence with the job in it and put it first.',
    ],
    tries: [
      {
        id: 'job-first',
        move: 'write',
        say: {
          spoken: 'Hello [name], could you [what they should do] by [day]? The reason in one line: [reason].',
          short: '[Name], could you [what] by [day]?',
          written:
            'Hello [name], could you [what they should do] by [day]? The reason in one line: [reason]. If it does not work, tell me what would. Thank you.',
        },
        why: 'The one who reads only one line has read the right one.',
      },
      {
        id: 'aloud-first',
        move: 'drill',
        say: { spoken: 'What I want you to know is: [the point].', short: '[The point].' },
        why: 'Spoken to an empty chair, the point usually comes out shorter than on paper.',
      },
    ],
    ifThey: {
      silent: {
        spoken: 'One line in case my message slid down: could you [what] by [day]?',
        short: 'In case it slid down: [what] by [day]?',
      },
      refuses: { spoken: 'Thank you for answering. What would work instead?', short: 'What would work?' },
    },
    asks: [{ text: 'What should they do after reading it?' }, { text: 'Could you paste what you have so far?' }],
    traps: ['three openings before the point', '"just checking in"'],
    exercise: 'Write the subject line first, with the date in it.',
  },
  {
    ...everywhere,
    id: 'open-start',
    family: 'small-talk',
    label: 'starting to talk with somebody',
    principle: {
      text: 'People like us more after a first talk than we believe, and a second question does most of it.',
      source: 'Boothby and others 2018; Huang and others 2017',
      basis: 'M',
    },
    see: [
      '{quote} needs no clever line, only something that you both can see and one question.',
      'The first sentence may be ordinary; the second question is the one that is remembered.',
    ],
    tries: [
      {
        id: 'shared-thing',
        move: 'open-question',
        say: {
          spoken: "I've been meaning to say hello. How did you come to be here?",
          short: 'Hello. How come you are here?',
        },
        why: 'A thing you share is a topic that neither of you has to invent.',
      },
      {
        id: 'one-word-back',
        move: 'hear',
        say: { spoken: 'What you said just now: what was that like for you?', short: 'And what was that like?' },
        why: 'One word of the answer, asked back, shows that you listened.',
      },
    ],
    ifThey: {
      silent: { spoken: 'Well, good to see you. Have a good one.', short: 'Have a good one.' },
      laughs: { spoken: 'I know, not my best line. Still curious.', short: 'Still curious.' },
    },
    asks: [{ text: 'Where will you next stand beside them?' }, { text: 'What do you two already have in common?' }],
    traps: ['three questions in a row', 'a rehearsed joke'],
    exercise: 'Say hello to one person today and ask one question, whatever comes back.',
  },
  {
    ...everywhere,
    id: 'open-any',
    family: 'hard-talk',
    label: 'a talk',
    principle: {
      text: 'A wish in one sentence, and then a question, carries most talks further than a good argument.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is where it starts; what is still missing is who should hear what from you.',
      'There is a person at the other end of this, and they need one sentence from you.',
    ],
    tries: [
      {
        id: 'five-minutes',
        move: 'time',
        say: {
          spoken: "There's something on my mind. Do you have five minutes for it today?",
          short: 'Five minutes today?',
        },
        why: 'It is the easiest sentence of all, and after it the talk has begun.',
      },
      {
        id: 'wish-then-ask',
        move: 'ask',
        say: {
          spoken: "I'd like to tell you what I wish for, in one sentence, and then hear how it looks to you.",
          short: 'May I tell you what I wish for?',
        },
        why: 'The wish is out, and the question leaves room for theirs.',
      },
    ],
    ifThey: {
      refuses: { spoken: 'All right. When would be better?', short: 'When is better?' },
      silent: { spoken: 'No hurry. I will ask again on [day].', short: "I'll ask on [day]." },
      angry: { spoken: 'I can see that it touches something. Later is fine.', short: 'Later is fine.' },
    },
    asks: [
      { slot: 'to', text: 'Who is it that you would like to say something to?' },
      { slot: 'want', text: 'What should be different after the talk?' },
    ],
    traps: ['starting with the history'],
    exercise: 'Say your wish aloud in one breath.',
  },
]
