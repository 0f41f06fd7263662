import type { Card } from '../../types.ts'

/** Who asks for the manager, and sounding like a person. */
export const atTheCounter: readonly Card[] = [
  {
    id: 'serve-manager',
    family: 'serve',
    label: 'a customer who asks for the manager',
    contexts: ['Work', 'Professional'],
    for: 'client',
    says: [
      'customer insists on talking to the manager',
      'customer keeps asking for my manager before i can help',
      'a guest demands to talk to my supervisor',
      'she wont talk to me and wants someone higher',
      'caller says get me your boss right now',
      'how do i handle customers who ask for a supervisor',
      'customer doesnt believe me and wants somebody else',
      'he says i am too young and wants the manager',
      'customer asks for a man to help him',
      'client goes over my head to my boss all the time',
    ],
    keys: [
      'manager',
      'supervisor',
      'customer',
      'speak',
      'demands',
      'somebody',
      'higher',
      'escalate',
      'caller',
      'guest',
    ],
    not: ['raise'],
    needs: [],
    principle: {
      text: 'Someone who asks for the manager wants power or a hearing; an offer with a time gives both.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is rarely about you: somebody was sent around before and wants it to end.',
      'A yes to the manager with one question first keeps the case with you more often than a no.',
      'Show in one sentence what you are allowed to decide.',
    ],
    tries: [
      {
        id: 'yes-and-one-minute',
        move: 'choice',
        say: {
          spoken:
            'You can have the manager. In two minutes I can see what happened, so you need not tell it twice. Which first?',
          short: 'The manager, or two minutes with me first?',
        },
        why: 'Nobody is refused, and the shorter way is yours.',
        cost: 'If they choose the manager, get the manager.',
      },
      {
        id: 'what-i-can-decide',
        move: 'fact-first',
        say: {
          spoken: 'I can decide this myself, up to a refund. Tell me the number of the order, and I look now.',
          short: 'I can decide this. The order number, please?',
        },
        why: 'It gives the power they are looking for.',
      },
      {
        id: 'heard-already',
        move: 'hear',
        say: {
          spoken: 'You have told this before, I think. I write it down once, properly, and you get my name with it.',
          short: 'I write it down once, with my name.',
        },
        why: 'A name and one record end the being sent around.',
      },
      {
        id: 'same-answer-above',
        move: 'limit',
        say: {
          spoken:
            'My manager is free at three and will call you. The answer on this point will be the same; I want to be honest.',
          short: 'At three, and the same answer.',
        },
        why: 'A time and the truth save them a second disappointment.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Of course. I put you through, and I tell what I know, so you need not.',
        short: 'I put you through.',
      },
      angry: { spoken: 'You have waited long enough. Manager, or my two minutes?', short: 'Manager, or two minutes?' },
      laughs: { spoken: 'Try me. Two minutes.', short: 'Try me.' },
      silent: { spoken: 'I am looking at it now. One moment.', short: 'I am looking now.' },
      agrees: { spoken: 'Thank you. The number, please?', short: 'The number, please?' },
    },
    asks: [
      { text: 'What may you decide without asking anybody?' },
      { text: 'What did the customer have to tell how many times?' },
      { text: 'When is your manager truly free?' },
    ],
    traps: ['"she is not available" when she is', 'taking it personally', '"I can help you" without saying with what'],
    exercise: 'Say in one sentence what you can decide, and start it with "I can".',
    next: ['serve-hand-over', 'serve-angry-call'],
  },
  {
    id: 'serve-own-voice',
    family: 'serve',
    label: 'sounding like a person in service',
    contexts: ['Work', 'Professional'],
    says: [
      'customers say i sound like a bot',
      'i copy paste the same answers all day',
      'how do i write support emails that sound human',
      'my chat replies sound like a robot',
      'i use templates and people get angry',
      'my boss says my emails to customers are cold',
      'how do i sound friendly in a ticket without being fake',
      'i say sorry for the inconvenience a hundred times a day',
      'our macros are terrible',
      'customer asked if i am a real person',
      'how do i answer a customer personally when i have no time',
    ],
    keys: ['bot', 'robot', 'template', 'templates', 'copy', 'paste', 'human', 'canned', 'macros', 'cold', 'chat'],
    not: ['essay', 'student'],
    needs: [],
    principle: {
      text: 'Customers are more satisfied and buy more where words name their very thing: "your blue jacket" and not "your item".',
      source: 'Packard and Berger 2021, Journal of Consumer Research',
      basis: 'V',
    },
    see: [
      'What {quote} lacks is one concrete word of theirs, and that takes four seconds.',
      'The template may stay; the first line has to be about them.',
      'People forgive a form at the bottom, never at the top.',
    ],
    tries: [
      {
        id: 'their-thing-first',
        move: 'write',
        say: {
          spoken: 'Your blue jacket should have been here on Monday. I looked it up, and I send you a new one today.',
          short: 'A new jacket goes out to you today.',
        },
        why: 'Their thing, what you did, what comes: three things that no template can know.',
        cost: 'The words are theirs, so you have to read the mail.',
      },
      {
        id: 'i-not-we',
        move: 'own',
        say: {
          spoken: 'I found it, I changed it, and I look again on Thursday. If it is not there, write to me by name.',
          short: 'I found it, and I look again Thursday.',
        },
        why: 'An "I" that does something sounds like somebody; a "we" that regrets sounds like a wall.',
      },
      {
        id: 'drop-the-formula',
        move: 'drill',
        say: {
          spoken:
            '(take out the word inconvenience and write what it cost them) You waited two weeks for it. That is too long.',
          short: 'Two weeks is too long.',
        },
        why: 'What it cost them is the apology.',
      },
      {
        id: 'am-i-a-bot',
        when: ['said:bot|robot|real|person|human'],
        move: 'name-it',
        say: {
          spoken: 'A person, yes, and a slow typist. You wrote that the lid broke. Was that on the first day?',
          short: 'A person, yes. When did the lid break?',
        },
        why: 'One word of theirs proves it better than saying so.',
      },
    ],
    ifThey: {
      angry: { spoken: 'You got a form from us, and you wrote about the lid. I read it now.', short: 'I read it now.' },
      laughs: { spoken: 'I had that coming. To your order, then.', short: 'To your order, then.' },
      silent: { spoken: 'I look again tomorrow and write to you either way.', short: 'I write either way.' },
      why: { spoken: 'Because I answer eighty a day. Yours I have read to the end.', short: 'Yours I have read.' },
    },
    asks: [
      { text: 'Which template do you use most?' },
      { text: 'How many seconds do you have for one message?' },
      { text: 'Could you paste one that got an angry answer?' },
    ],
    traps: ['"any inconvenience"', '"your request is important to us"', 'false cheer'],
    exercise: 'Take your most used template and write a first line for it with one gap for their own word.',
    next: ['serve-angry-mail', 'our-fault'],
  },
]
