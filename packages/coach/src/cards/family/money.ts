import type { Card } from '../../types.ts'

/** Money that the family expects, and earning less than those near. */
export const money: readonly Card[] = [
  {
    id: 'money-home',
    family: 'refuse',
    label: 'money that the family expects from you',
    contexts: ['Family', 'Personal'],
    says: [
      'my family back home wants more money',
      'my parents expect me to send half of my salary',
      'my mother asks for money every month',
      'my relatives think im rich because i live here',
      'my brother always needs money from me',
      'how do i tell my parents i cant send money this month',
      'i support my whole family and i cant anymore',
      'my uncle asks me to pay for his sons school',
      'my adult son lives with us and pays nothing',
      'my cousins call only when they need something',
      'my dad wants me to pay his debts',
      'i feel guilty that i cant help my family more',
      'my grown son moved back in and does not pay anything',
    ],
    keys: ['money', 'send', 'family', 'salary', 'support', 'pay', 'relatives', 'remittance', 'abroad', 'debts'],
    not: ['threatens', 'boss', 'customer', 'client', 'raise'],
    needs: ['to'],
    principle: {
      text: 'A fixed sum and a fixed day end the asking better than a new decision every time.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'What {quote} needs is a number, and a number is kinder than another maybe.',
      'You can be a good child of your family and have a limit, in the same sentence.',
      'From far away nobody sees your rent, so let them see one line of it.',
    ],
    tries: [
      {
        id: 'what-i-can',
        move: 'limit',
        say: {
          spoken: 'I can send [amount] on the first of each month. That I promise. More than that I do not have.',
          short: '[Amount] on the first. That I promise.',
        },
        why: 'A sum and a day can be planned with, and a plea no longer has to come.',
        cost: 'Name a sum that you can hold for a year.',
      },
      {
        id: 'not-this-month',
        move: 'fact-first',
        say: {
          spoken: 'This month I can not send anything. My rent took it. I call you Sunday, and I love you.',
          short: 'Not this month. I call you Sunday.',
        },
        why: 'One true reason and a call show that the purse is empty and the heart is not.',
      },
      {
        id: 'show-the-line',
        move: 'name-it',
        say: {
          spoken: 'You see what I earn and not what it costs here. After rent and food, this much is left.',
          short: 'After rent and food, this is left.',
        },
        why: 'A sum on paper is harder to argue with than a feeling of being squeezed.',
      },
      {
        id: 'other-help',
        move: 'choice',
        say: {
          spoken: "Money I don't have. What I can do is call the office for you, or ask my brother to share it.",
          short: 'No money. I can call the office for you.',
        },
        why: 'It is help of another kind, and it does not run through your account.',
      },
    ],
    ifThey: {
      guilt: { spoken: 'I know what you did for me. I still have only this.', short: 'I still have only this.' },
      angry: { spoken: 'You are disappointed, and I would be too. The sum stays.', short: 'The sum stays.' },
      bargains: { spoken: 'Not a little more either. On the first, as I said.', short: 'On the first, as I said.' },
      cries: { spoken: 'I hear how hard it is. We look together at who else can help.', short: 'Who else can help?' },
      why: {
        spoken: 'Because otherwise I borrow, and then I can send nothing at all.',
        short: 'Or else I must borrow.',
      },
    },
    asks: [
      { text: 'What sum could you send every month without borrowing?' },
      { text: 'Who else in the family earns something?' },
      { text: 'What do they believe that you earn?' },
    ],
    traps: ['promising for next month', 'a lie about a lost job', 'paying and then being bitter'],
    exercise: 'Write down the sum, say it aloud with the day, and stop after the full stop.',
    next: ['refuse-near', 'refuse-lending'],
  },
  {
    id: 'earns-more',
    family: 'money',
    label: 'earning less than somebody near you',
    contexts: ['Personal', 'Family', 'Work', 'Social'],
    says: [
      'my wife earns twice what i earn and i feel small',
      'my girlfriend makes more money than me',
      'found out my coworker makes 10k more than me for the same job',
      'the new hire is paid more than i am',
      'my husband makes all the money and decides everything',
      'i earn less than my partner and feel like a guest',
      'a colleague with less experience earns more than me',
      'my friends all earn more than me and i am ashamed',
      'my brother is rich and i cant keep up',
      'my partner pays for everything and i feel guilty',
      'my friend got the job that we both applied for',
    ],
    keys: ['earns', 'earn', 'earning', 'makes more', 'paid more', 'twice', 'income', 'keep up', 'ashamed'],
    not: ['loan', 'invoice', 'tip', 'allowance'],
    needs: [],
    principle: {
      text: 'At home the talk is about fair shares and a say, at work about your own pay; the other salary is a reason to ask and no argument.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is a number, and what hurts is mostly what the number seems to say about you.',
      {
        text: 'Between {to} and you the question is who has a say, and that need not follow the money.',
        when: ['near'],
      },
      'A difference in pay can be talked about without anybody having done wrong.',
    ],
    tries: [
      {
        id: 'feel-it-said',
        when: ['said:wife|husband|girlfriend|boyfriend|partner|friends|brother|sister'],
        move: 'name-it',
        say: {
          spoken:
            "You earn more, and I'm glad of it. Sometimes I feel small beside it, and I'd rather say so than sulk.",
          short: "I feel small sometimes. I'd rather say so.",
        },
        why: 'Said once, it stops coming out as jokes and moods.',
      },
      {
        id: 'share-and-say',
        when: ['said:wife|husband|girlfriend|boyfriend|partner'],
        move: 'choice',
        say: {
          spoken: 'Could we pay by what each of us earns, and decide the big things together, whoever pays?',
          short: 'Pay by share, decide together?',
        },
        why: 'The same share is fair, and a vote does not have to be bought.',
      },
      {
        id: 'my-own-pay',
        when: ['said:coworker|colleague|hire|job|boss|paid more|experience'],
        move: 'ask',
        say: {
          spoken: 'I would like to look at my pay against the range for this work. What would bring me to [amount]?',
          short: 'What would bring me to [amount]?',
          written:
            'I would like to talk about my pay. For the work I do, [what you do], I understand the usual range to be [range]. What would bring me to [amount], and by when could we decide it? Twenty minutes this week would be enough.',
        },
        why: 'It is about your work and the range, and nobody has to defend a colleague.',
        cost: 'Leave out the name and the number of the other one.',
      },
      {
        id: 'my-measure',
        move: 'open-question',
        say: {
          spoken: 'What do I bring that is not on a bank statement? I would like to hear it from you once.',
          short: 'What do I bring besides money?',
        },
        why: 'Those who love you can name it faster than you can.',
      },
    ],
    ifThey: {
      laughs: { spoken: 'I know it sounds old-fashioned. It still sits there.', short: 'It still sits there.' },
      angry: {
        spoken: "I'm not taking anything from you. I'm telling you how it is for me.",
        short: "I'm telling you how it is.",
      },
      denies: { spoken: 'To you it may not matter. To me it does, a little.', short: 'To me it does.' },
      why: {
        spoken: 'Because I would like to be honest about it before it turns sour.',
        short: 'Before it turns sour.',
      },
      refuses: { spoken: 'All right. Which part could we look at instead?', short: 'Which part, instead?' },
    },
    asks: [
      { text: 'Is it the money that bothers you, or who decides?' },
      { text: 'What would be fair in your eyes, in one number?' },
      { text: 'Has the other one ever said a word about it, or is it in your head?' },
    ],
    traps: [
      'naming the other salary to the boss',
      'paying more than you can so as to look even',
      'jokes about it before others',
    ],
    exercise: 'Write two lists, what I pay and what I do, and read only the second one aloud.',
    next: ['home-money-talk', 'ask-raise'],
  },
]
