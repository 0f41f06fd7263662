import type { Card } from '../../types.ts'

/** A wish that cannot be granted, a refund that is not due. */
export const sayingNo: readonly Card[] = [
  {
    id: 'serve-say-no',
    family: 'serve',
    label: "a no to a customer's wish",
    contexts: ['Professional', 'Work'],
    for: 'client',
    says: [
      'how do i say no to a discount and keep the customer',
      'how do i tell a customer no',
      'customer wants a free upgrade',
      'a customer wants something for free and gets angry',
      'guest wants a discount that i cant give',
      'how do i say no to a customer without getting a bad review',
      'customer threatens with a 1 star review if i dont give in',
      'client asks for an exception to our rules',
      'the customer wants it today and that is impossible',
      'customer wants me to break the policy',
      'we dont offer what the customer wants',
      'a customer demands free shipping',
      'guest wants a late checkout and the house is full',
      'regular customer always wants special treatment',
      'customer says the product is broken but she dropped it herself',
      'have to tell guests that the kitchen is closed',
      'have to tell a customer that the repair costs more than a new one',
      'my client wants everything by tomorrow and its impossible',
    ],
    keys: [
      'customer',
      'guest',
      'free',
      'discount',
      'upgrade',
      'exception',
      'policy',
      'demands',
      'impossible',
      'special',
    ],
    not: ['weapon', 'refund', 'scope'],
    needs: [],
    principle: {
      text: 'People bear a no that is clear, has one reason and comes with the nearest thing that is possible.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} calls for a no in the first sentence and a way forward in the second.',
      'Whoever has to pull the no out of you is angry about the pulling.',
      'The wish may be fair and still not be yours to grant, and you can say both.',
    ],
    tries: [
      {
        id: 'no-and-nearest',
        move: 'refuse',
        say: {
          spoken: "That I can't do, because [one reason]. The nearest thing I can do is [offer]. Shall I?",
          short: 'Not that. Instead, [offer].',
        },
        why: 'The offer follows so closely that the talk moves on to it.',
        cost: 'Offer only what you may really give.',
      },
      {
        id: 'what-it-is-for',
        move: 'open-question',
        say: {
          spoken: 'What do you need it for? There may be another way to get you there.',
          short: 'What do you need it for?',
        },
        why: 'Behind a wish for one thing there is mostly a need that has several answers.',
      },
      {
        id: 'same-for-all',
        when: ['said:free|exception|discount|special|policy|always'],
        move: 'limit',
        say: {
          spoken: 'I do it the same way for everybody, so that it stays fair. Shall I show you what I can do today?',
          short: 'Same for everybody. Today I can do [what].',
        },
        why: 'Fairness is a reason that even a disappointed person can repeat.',
      },
      {
        id: 'review-aside',
        when: ['said:review|star|threat'],
        move: 'name-it',
        say: {
          spoken:
            "You may write what you lived through here. My answer on [wish] stays, and I'd still like to help with [other thing].",
          short: 'Write what you like. My answer stays.',
        },
        why: 'A threat that is not fought over has nothing left to buy.',
      },
    ],
    ifThey: {
      angry: { spoken: 'I know this is not what you hoped for. [Offer] still stands.', short: '[Offer] still stands.' },
      refuses: {
        spoken: 'Then I leave it open until [day], in case you change your mind.',
        short: 'It stays open until [day].',
      },
      bargains: { spoken: 'I have no room on that. On [other thing] I have.', short: 'On [other thing], yes.' },
      why: { spoken: 'Because [one reason], and it holds for everyone who asks.', short: 'Because [reason].' },
      blames: {
        spoken: 'I can see why you are let down. Here is what I can change today.',
        short: 'Here is what I can change.',
      },
    },
    asks: [
      { text: 'What may you offer without asking anybody?' },
      { text: 'What is the one true reason for the rule?' },
      { text: 'What does this customer want to get done with it?' },
    ],
    traps: [
      '"unfortunately" before anything else',
      '"it is our policy" as the whole reason',
      'a maybe that will be a no tomorrow',
    ],
    exercise: 'Say the no and the offer in one breath, and then be quiet for three seconds.',
    next: ['serve-no-refund', 'serve-bad-review', 'serve-abuse-limit'],
  },
  {
    id: 'serve-no-refund',
    family: 'serve',
    label: 'turning down a refund',
    contexts: ['Professional', 'Work'],
    for: 'client',
    says: [
      'a guy wants a refund for something he broke himself',
      'customer wants a refund but its past 30 days',
      'how do i say no to a refund politely',
      'client wants his deposit back after canceling',
      'she used it and wants her money back',
      'no refund on sale items and they argue',
      'guest wants a free night for nothing',
      'they want a discount and i cant give one',
      'customer demands we pay but the damage is theirs',
      'student wants course fee back after finishing it',
      'how to refuse a retrun without losing the customer',
      'he wants his money back and has no receipt',
      'customer opened the box and wants to return it',
      'customer wants a refund after 60 days and i cant give it',
      'i have to say no to a refund',
    ],
    keys: ['refund', 'return', 'refuse', 'policy', 'deposit', 'discount', 'money', 'receipt', 'cancel', 'exchange'],
    not: ['weapon', 'lawyer', 'injured'],
    needs: [],
    principle: {
      text: 'Say the no once, kindly and whole, and follow it with something that you truly can do.',
      source: 'Ury, The Power of a Positive No',
      basis: 'M',
    },
    see: [
      'A soft no to {quote} is heard as a maybe, so make the tone soft and the no hard.',
      'The rule is no comfort; what you can do within it is.',
      'Tell {to} the no before the reason, and the reason is no longer up for debate.',
    ],
    tries: [
      {
        id: 'no-then-can',
        move: 'refuse',
        say: {
          spoken: "I can't refund this one, because [reason]. What I can do today is [offer]. Would that help you?",
          short: 'No refund. I can do [offer].',
          written:
            "Thank you for writing. I can't refund [item], because [reason]. What I can do is [offer], and I can arrange it today. Tell me if you'd like that.",
        },
        why: 'They leave knowing where they stand and holding something.',
        cost: 'Leave the offer out if there is none; a false one costs more.',
      },
      {
        id: 'what-for',
        move: 'open-question',
        say: {
          spoken: "Before we talk about the money: what didn't it do that you needed?",
          short: 'What did you need it to do?',
        },
        why: 'Some people want money and some want it to work, and the second is often cheaper.',
      },
      {
        id: 'who-can-decide',
        when: ['said:demand|manager|argue|exception|insist'],
        move: 'fact-first',
        say: {
          spoken:
            "I'm not allowed to decide that. I'll send it to [name] today, and you'll have a yes or no by [date].",
          short: '[Name] decides. Answer by [date].',
        },
        why: 'A real decision by a real date ends the haggling at the counter.',
        cost: "Don't send it on when the answer is certain.",
      },
    ],
    ifThey: {
      angry: {
        spoken: "I see that you're out of pocket. My answer on the refund is the same.",
        short: 'The answer is the same.',
      },
      bargains: { spoken: 'Not half either. [Offer] is there for you today.', short: 'Not half. [Offer] stands.' },
      why: {
        spoken: 'Because the same rule has to hold for everyone who buys here.',
        short: "The rule's for everyone.",
      },
      refuses: {
        spoken: "Then I'll leave it as it is. The offer holds until [date].",
        short: 'It holds until [date].',
      },
      guilt: { spoken: "I'm sorry it comes at a bad time. I still can't.", short: "Sorry. I still can't." },
    },
    asks: [
      { text: 'What are you allowed to offer instead?' },
      { text: 'Is the rule written down where the customer could have seen it?' },
      { slot: 'amount', text: 'How much is it about?' },
    ],
    traps: ['"unfortunately" three times', 'blaming the system', 'a maybe to get through the day'],
    exercise: 'Say the no and the offer in two sentences and stop before the third.',
    next: ['serve-angry-in-person', 'serve-hand-over'],
  },
]
