import type { Card } from '../../types.ts'

/** Where a call has to end, and a customer who threatens. */
export const threatsAndAbuse: readonly Card[] = [
  {
    id: 'serve-abuse-limit',
    family: 'serve',
    label: 'ending an abusive call',
    contexts: ['Professional', 'Work'],
    says: [
      'caller swears at me, can i hang up',
      'customer calls me names on the phone',
      'how to warn an abusive caller',
      'he makes sexual comments when i answer the hotline',
      'customers insult me in the chat everyday',
      'same man rings ten times a day and yells',
      'racist customer and my boss says be nice',
      'she insults my accent and wants somebody american',
      'how do i end a call profesionally when they abuse me',
      'guest says disgusting things to my staff',
      'caller screams at me for twenty minutes every week about his bill',
      'i am not allowed to hang up on customers who insult me',
    ],
    keys: ['abusive', 'swears', 'insults', 'caller', 'names', 'racist', 'sexual', 'hang', 'warning', 'accent'],
    not: ['gun', 'knife', 'kill', 'outside', 'follows', 'husband', 'boyfriend'],
    needs: [],
    principle: {
      text: 'Abuse by customers wears people out, so one warning with a consequence, and then the consequence.',
      source: 'Grandey, Dickter and Sin 2004, The Customer Is Not Always Right',
      basis: 'M',
    },
    see: [
      {
        text: 'Where the line may not be cut, {quote} still needs an end: the matter yes, the insults no.',
        when: ['said:allowed'],
      },
      '{quote} is outside of what service has to bear.',
      'One warning, one consequence, and the same voice for both; more explanation only feeds it.',
      "You don't have to earn respect on that line; you only have to say when it ends.",
    ],
    tries: [
      {
        id: 'one-warning',
        move: 'limit',
        say: {
          spoken: "I'd like to help you. If you insult me again, I'll end the call. What is your order number?",
          short: 'Once more, and I end the call.',
          written:
            "I'd like to solve this. I don't answer insults, and if there is another one I'll close this chat. For your order I need [number]; then I can tell you what's possible.",
        },
        why: 'Offer, limit and next step fit into three sentences, so calm can win.',
        cost: 'Find out first what your employer lets you do.',
      },
      {
        id: 'only-the-matter',
        when: ['said:allowed'],
        move: 'choice',
        say: {
          spoken: "I'm listening to the matter, and to nothing else. Which part of it shall I look at first?",
          short: 'Which line shall I look at first?',
        },
        why: 'A question about the matter can be answered without shouting, and you repeat it until it is.',
        cost: 'Write down day and words afterwards; your employer has to know.',
      },
      {
        id: 'ending-it',
        when: ['not said:allowed'],
        move: 'exit',
        say: {
          spoken: "I'm ending this call now. You can reach us in writing at [address].",
          short: "I'm ending this call now.",
        },
        why: 'No judgment and no last word, and the matter keeps a way in.',
      },
      {
        id: 'to-your-manager',
        when: ['said:boss|manager|staff'],
        move: 'ask',
        say: {
          spoken:
            'On [day] a caller said [words]. I want your backing to end such calls after one warning. Can I have it?',
          short: 'May I end calls after one warning?',
        },
        why: 'Words and a day make it a case, and backing that was asked for beforehand holds.',
      },
      {
        id: 'about-an-accent',
        when: ['said:accent|american|racist|foreign|country'],
        move: 'name-it',
        say: {
          spoken:
            "I'm the person who can help you with this today. My accent isn't part of your order. Shall we go on?",
          short: "I'm who can help today. Go on?",
        },
        why: 'It puts the remark beside the matter and leaves a way back.',
      },
    ],
    ifThey: {
      angry: { spoken: 'That was the second time, so the call ends here.', short: 'The call ends here.' },
      laughs: { spoken: 'I mean it. One more and the call is over.', short: "One more, and it's over." },
      denies: { spoken: "I've noted the words. Shall we go on with your order?", short: 'Back to your order?' },
      agrees: { spoken: "Thank you. Then let's look at it together.", short: "Thank you. Let's look." },
      blames: { spoken: "I'll look into what went wrong as soon as it's civil.", short: "As soon as it's civil." },
    },
    asks: [
      { text: 'What does your workplace allow you to do after a warning?' },
      { text: 'Whom can you tell right after such a call?' },
      { text: 'Is it one person again and again, or many?' },
    ],
    traps: ['a warning without a consequence', 'three warnings', 'answering the insult'],
    exercise: 'Say the warning and the ending in the same even voice, one after the other, twice.',
    next: ['serve-angry-in-person', 'serve-hand-over'],
  },
  {
    id: 'serve-threat',
    family: 'serve',
    label: 'a customer who threatens with reviews or lawyers',
    contexts: ['Work', 'Professional', 'Creative'],
    for: 'client',
    says: [
      'customer threatens with a bad review',
      'he says he will post it on tiktok if we dont pay',
      'customer says she will sue us',
      'guest threatens to write on google if he doesnt get a discount',
      'client says he will ruin my reputation',
      'customer wants free stuff or one star',
      'she films me and says she will put it online',
      'customer says he will call the newspaper',
      'someone threatens to tell everybody we are a scam',
    ],
    keys: ['threatens', 'review', 'tiktok', 'sue', 'lawyer', 'post', 'online', 'star', 'reputation', 'films'],
    not: ['kill', 'hurt', 'weapon', 'husband', 'boyfriend'],
    needs: [],
    principle: {
      text: 'A fair offer that would be the same without the threat, said once and in writing, takes the threat its worth.',
      source: 'Fisher, Ury and Patton, Getting to Yes',
      basis: 'M',
    },
    see: [
      'Split {quote} in two: the matter, which you can look at, and the threat, which you need not answer.',
      'What you would give to a quiet customer is what you give to a loud one.',
      'They may write what they like; your calm answer will stand below it.',
    ],
    tries: [
      {
        id: 'matter-and-threat',
        move: 'limit',
        say: {
          spoken:
            'You may write about us, of course. What I can do for the matter is this: a repair by Friday. Shall I?',
          short: 'You may write. I can repair it by Friday.',
        },
        why: 'It takes the weapon out of the hand without a fight for it.',
      },
      {
        id: 'same-for-all',
        move: 'fact-first',
        say: {
          spoken:
            'I offer you what I offer everybody in this case: a new one, or half of the price. Which would you like?',
          short: 'A new one, or half. Which?',
        },
        why: 'A rule for all cannot be pressed.',
        cost: 'It has to be true.',
      },
      {
        id: 'what-would-settle',
        move: 'open-question',
        say: {
          spoken: 'What would settle it for you, in one sentence? Then I tell you honestly whether I can.',
          short: 'What would settle it for you?',
        },
        why: 'Often it is less than what one was about to offer.',
      },
      {
        id: 'in-writing',
        move: 'write',
        say: {
          spoken:
            'I put our offer in writing today, and it stands until Friday. For anything about lawyers our office will answer you.',
          short: 'In writing today, and it stands until Friday.',
        },
        why: 'A written, fair offer is the best answer that others can read.',
      },
    ],
    ifThey: {
      angry: { spoken: 'I want to solve it. The offer stands until Friday.', short: 'It stands until Friday.' },
      bargains: { spoken: 'More I do not give, to nobody. This I give gladly.', short: 'This I give gladly.' },
      refuses: { spoken: 'Then we differ. You have it in writing.', short: 'Then we differ.' },
      laughs: { spoken: 'I mean it. Which of the two?', short: 'Which of the two?' },
      agrees: { spoken: 'Good. It goes out today.', short: 'Today, then.' },
    },
    asks: [
      { text: 'What went wrong in the matter itself?' },
      { text: 'What would you offer a quiet customer in the same case?' },
      { text: 'Who above you has to know about the threat?' },
    ],
    traps: ['"are you threatening me"', 'paying for silence', 'answering online in anger'],
    exercise: 'Write the offer so that you would like to see it printed under the review.',
    next: ['serve-bad-review', 'serve-say-no'],
  },
]
