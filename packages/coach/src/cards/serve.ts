import type { Card } from '../types.ts'

/** Situations of people who serve customers, guests and callers. */
export const serveCards: readonly Card[] = [
  {
    id: 'our-fault',
    family: 'serve',
    label: 'a mistake that was ours',
    contexts: ['Professional', 'Work'],
    for: 'client',
    says: [
      'customer is furious and its our mistake',
      'we shipped the wrong one',
      'they were billed wrong twice',
      'we charged a customer twice and he is angry',
      'client complaint is right and i have to answer',
      'refund takes a week how do i tell them',
      'double booked a guest, she arrives at 6',
      'how do i apologize to a client without groveling',
      'we missed the delivery date for a big customer',
      'i forgot a clients appointment',
      'our system lost there order',
      'customer keeps asking where his order is and i dont know',
      'order is stuck in customs and he emails every day',
      'wrong item shipped for the second time',
    ],
    keys: ['customer', 'client', 'refund', 'complaint', 'mistake', 'billed', 'order', 'guest', 'shipped', 'fault'],
    not: ['lawyer', 'lawsuit', 'injured', 'weapon'],
    needs: [],
    principle: {
      text: 'Own it in concrete, first-person words and put a date on the fix.',
      source: 'Packard and Berger 2021; Packard, Moore and McFerran 2018',
      basis: 'V',
    },
    see: [
      'Something did go wrong, and {quote} is where to start: the thing first, the sorry after it.',
      'They have a point and you have a fix; the message needs both, and a date.',
      { text: 'There is {amount} in it, and beside the money it cost time, so name both.', when: ['has:amount'] },
    ],
    tries: [
      {
        id: 'thing-ours-fix',
        move: 'own',
        say: {
          spoken: "You got [what happened]. That was our mistake. I've [what you did], and it reaches you by [date].",
          short: 'Our mistake. [What you did], there by [date].',
          written:
            "You got [what happened], and that was our mistake. I've [what you did]; it reaches you by [date]. I'm following it myself and will write to you that evening either way.",
        },
        why: 'Thing, owner, fix, date: every sentence could only be meant for this one customer.',
        cost: 'Give a date that you control.',
      },
      {
        id: 'have-i-got-it-right',
        when: ['medium:call'],
        move: 'hear',
        say: {
          spoken: 'So [what happened], and it cost you [what it cost]. Have I got it right?',
          short: 'So [what happened]. Is that right?',
        },
        why: "Heard first, they don't have to tell it louder.",
      },
      {
        id: 'what-i-can-today',
        move: 'choice',
        say: {
          spoken: "I can't give you [X]. I can do [A] or [B] today. Which would help more?",
          short: '[A] or [B] today. Which helps more?',
        },
        why: 'A choice gives back some of the control that the mistake took.',
      },
      {
        id: 'not-known-yet',
        when: ['said:lost|missing|where|track'],
        move: 'time',
        say: {
          spoken:
            "I don't know yet where it is. I'll know by [time], and you'll hear from me then, with or without news.",
          short: "You'll hear from me by [time].",
        },
        why: 'A promise to call is one that you can keep.',
      },
    ],
    ifThey: {
      angry: {
        spoken: "You're right, this shouldn't have happened. [Fix] is there by [date].",
        short: "You're right. [Fix] by [date].",
      },
      blames: {
        spoken: "I'd like to solve it, and I can if we stay with the order.",
        short: "Let's stay with the order.",
      },
      why: { spoken: '[One cause in a few words]. We changed that on [day].', short: '[One cause]. Changed since.' },
      refuses: {
        spoken: "That's your right. Your reference is [number], and it stays open.",
        short: 'Your reference is [number].',
      },
      delays: { spoken: "Take your time. I'll hold the offer until [date].", short: "It's held until [date]." },
    },
    asks: [
      { text: 'What did it cost them besides the money?' },
      { text: 'What may you offer today without asking anybody?' },
      { slot: 'medium', text: 'Will it be a call, a mail or face to face?' },
    ],
    traps: ['"any inconvenience"', 'policy in the first sentence', 'the passive voice, in which nobody did it'],
    exercise: 'Strike every word of your draft that would fit any other customer.',
    next: ['serve-bad-review', 'serve-angry-in-person'],
  },
  {
    id: 'serve-no-refund',
    family: 'serve',
    label: 'turning down a refund',
    contexts: ['Professional', 'Work'],
    for: 'client',
    says: [
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
  {
    id: 'serve-angry-in-person',
    family: 'serve',
    label: 'an angry customer at the counter',
    contexts: ['Professional', 'Work'],
    says: [
      'customer yelling at me in the store',
      'how do i calm down an angry guest at reception',
      'someone screamed at me at the counter yesterday and i cried',
      'man at the desk slams his fist and wants his money',
      'what do i say when they shout',
      'angry customers make me shake',
      'im a waiter, table 6 is furious about the food',
      "patient's son shouting at the front desk",
      'he called me incompetant in front of everyone',
      'how to deescalate a customer',
    ],
    keys: [
      'angry',
      'yelling',
      'shouting',
      'counter',
      'customer',
      'furious',
      'reception',
      'calm',
      'deescalate',
      'screaming',
    ],
    not: ['gun', 'knife', 'weapon', 'followed', 'hit'],
    needs: [],
    principle: {
      text: 'Listen first and apologize second where you will have to deal with them again.',
      source: 'Min and others 2020, on the order of listening and apologizing',
      basis: 'V',
    },
    see: [
      "Most of {quote} isn't for you, and it gets shorter when nobody stands in its way.",
      'Slower and lower than the other one is the whole technique; the words come second.',
      'People who shout mostly want to be sure that somebody has written it down.',
    ],
    tries: [
      {
        id: 'write-it-down',
        move: 'hear',
        say: {
          spoken: 'Let me get all of this on paper: [what happened]. What else?',
          short: "I'm writing it down. What else?",
        },
        why: 'A pen slows both of you, and what else runs out of fuel after the second time.',
      },
      {
        id: 'one-step-aside',
        move: 'choice',
        say: {
          spoken: "Let's step over here where I can hear you properly. Would you rather sit or stand?",
          short: "Let's step over here. Sit, or stand?",
        },
        why: 'Without an audience nobody has to win.',
        cost: 'Stay where colleagues can see you.',
      },
      {
        id: 'next-point-in-time',
        move: 'time',
        say: {
          spoken: "Here is what I'll do now: [step]. I'll be back at this desk in [number] minutes.",
          short: '[Step]. Back in [number] minutes.',
        },
        why: 'Anger settles when it knows the next moment.',
      },
      {
        id: 'limit-on-tone',
        when: ['said:scream|yell|shout|incomp|insult|swear'],
        move: 'limit',
        say: {
          spoken: "I want to help you, and I can't while you shout. If it stays like this, I'll get my manager.",
          short: 'I can help once you stop shouting.',
        },
        why: 'It names a condition and a next step instead of a scolding.',
        cost: 'Only when someone is there to fetch; alone, keep your way out free and leave.',
      },
    ],
    ifThey: {
      angry: { spoken: "I hear you. I'm still here, and I'm still on it.", short: "I'm still on it." },
      refuses: { spoken: "Then I'll get [name], who can decide more than I can.", short: "I'll get [name]." },
      blames: {
        spoken: "It went wrong here, yes. I'm the one who'll take care of it.",
        short: "Yes. I'll take care of it.",
      },
      laughs: { spoken: "I'm serious about it, and I'd like to sort it out now.", short: "I'd like to sort it." },
      agrees: { spoken: "Thank you. You'll have it in your hands by [time].", short: "You'll have it by [time]." },
    },
    asks: [
      { text: 'Is somebody within call when it happens?' },
      { text: 'What may you decide yourself at that counter?' },
      { text: 'Which sentence of theirs gets under your skin?' },
    ],
    traps: ['"calm down, please"', 'arguing about who said what', 'smiling through it'],
    exercise: 'Breathe out for four counts, then say your first sentence at half speed.',
    next: ['serve-abuse-limit', 'our-fault'],
  },
  {
    id: 'serve-long-wait',
    family: 'serve',
    label: 'telling people that they have to wait',
    contexts: ['Professional', 'Work', 'Public'],
    says: [
      'long wait in our clinic and people are getting angry at me',
      'kitchen is 40 minutes behind what do i tell the tables',
      'how do i tell a customer there are 12 people before him',
      'delivery is late again, third time',
      'waiting room is full and doctor runs late',
      'callers on hold complain',
      'train delayed, im the conductor and have to announce',
      'no appointments until march',
      'people ask me every 5 min how long it takes',
      'backorder for weeks and the custmer needs it now',
      'i am running two days late how do i call the customer',
      'i am late with the job and have to call',
    ],
    keys: ['wait', 'waiting', 'queue', 'delay', 'delayed', 'late', 'hold', 'backorder', 'line', 'appointment'],
    not: ['weapon', 'chest', 'bleeding'],
    needs: [],
    principle: {
      text: 'A wait without an end or a reason feels longer than one that has both.',
      source: 'Maister 1985, The Psychology of Waiting Lines',
      basis: 'M',
    },
    see: [
      "People can bear {quote}; what they don't bear is not knowing.",
      'Go to them before they come to you; the same news is then a service.',
      'You may not be able to shorten it, and you can give it a number and a reason.',
    ],
    tries: [
      {
        id: 'number-reason-choice',
        move: 'fact-first',
        say: {
          spoken:
            "It's about [minutes] minutes, because [reason]. You can wait here, or I'll call you. Which is better?",
          short: 'About [minutes] minutes. Wait, or be called?',
        },
        why: 'Number, reason, choice: the time is theirs again.',
        cost: 'Name the longer figure; early is a present.',
      },
      {
        id: 'before-they-ask',
        move: 'name-it',
        say: {
          spoken: "I know you've been here since [time]. You're number [number], and I haven't forgotten you.",
          short: "You're number [number]. You're not forgotten.",
        },
        why: 'Being forgotten is the real fear in a waiting room.',
      },
      {
        id: 'third-time-late',
        when: ['said:again|third|always|backorder'],
        move: 'own',
        say: {
          spoken:
            "This isn't the first delay, and that's on us. The date I can stand behind is [date]. Shall I reserve it?",
          short: "That's on us. [Date] is firm.",
          written:
            "This isn't the first delay, and that's on us. The date I can stand behind is [date]. Until then I can offer [stopgap]. If you'd rather cancel, one line is enough and it costs you nothing.",
        },
        why: 'After soft dates only a firm one counts, and a free way out proves that you mean it.',
        cost: 'Offer the way out only if it is yours to give.',
      },
      {
        id: 'to-the-whole-room',
        when: ['said:room|announce|train|everyone|tables'],
        move: 'time',
        say: {
          spoken:
            "A word to everybody: we're [minutes] minutes behind because of [reason]. I'll be back with news at [time].",
          short: '[Minutes] minutes behind. News at [time].',
        },
        why: 'One announcement with a next one spares you twenty answers.',
      },
    ],
    ifThey: {
      angry: {
        spoken: "You've waited longer than I told you. I'll find out now where you are.",
        short: "I'll find out now.",
      },
      why: { spoken: "[Reason in a few words]. It isn't about who came first.", short: '[Reason in a few words].' },
      refuses: {
        spoken: 'I understand if you go. Shall I note you for the first slot tomorrow?',
        short: 'First slot tomorrow?',
      },
      bargains: { spoken: "I can't move you ahead. I can call you when it's close.", short: "I can't, but I'll call." },
    },
    asks: [
      { text: 'How long is it really, at the worst?' },
      { text: 'What could they do in the meantime?' },
      { text: 'When can you give the next bit of news?' },
    ],
    traps: ['"just a moment"', 'a shorter figure to be nice', 'not looking up'],
    exercise: 'Write your announcement with a number, a reason and the time of the next one, in two lines.',
    next: ['serve-angry-in-person', 'our-fault'],
  },
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
          spoken: "I'm listening for the [matter], and to nothing else. Which line of it shall I look at first?",
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
    id: 'serve-bad-review',
    family: 'serve',
    label: 'answering a bad review',
    contexts: ['Professional', 'Work', 'Public', 'Creative'],
    for: 'client',
    says: [
      'one star review and they have a point',
      'someone lies about us on google',
      'how do i reply to a bad review of my restaurant',
      'angry comment under our post',
      'review says my staff is rude',
      'upset customer posted on facebook',
      'should i answer the review or ignore it',
      'etsy buyer left a nasty review',
      'bad review on airbnb, not my fault it rained',
      'client wrote a horible review about me personally',
    ],
    keys: ['review', 'reviews', 'star', 'stars', 'google', 'yelp', 'comment', 'rating', 'posted', 'reply'],
    not: ['lawsuit', 'peer', 'code', 'performance'],
    needs: [],
    principle: {
      text: 'The reply is read by the next hundred customers, so be brief, informative, friendly and firm.',
      source: 'Eddy, BIFF',
      basis: 'V',
    },
    see: [
      'Whoever wrote about {quote} may never come back, and everyone who is choosing reads your answer.',
      'Find the part that is true, however small, and begin with it.',
      "Four sentences are plenty: what is right, what you did, what you can't agree with, where to reach you.",
    ],
    tries: [
      {
        id: 'the-true-part',
        move: 'own',
        say: {
          spoken: "[Name], you're right about [thing]. We've changed [what]. I'd like to hear from you about it.",
          short: "You're right about [thing]. It's changed.",
          written:
            "[Name], you're right about [thing], and I'm sorry it spoiled your visit. Since then we have changed [what]. I'd like to make it good: you reach me at our usual address.",
        },
        why: 'A detail that is granted makes the rest of the answer credible.',
      },
      {
        id: 'not-what-happened',
        when: ['said:lies|lying|false|fake|invent'],
        move: 'fact-first',
        say: {
          spoken: "I can't find this visit in our books. Please write to me with the date, and I'll look into it.",
          short: 'Please send me the date of your visit.',
          written:
            "I've read this twice. I can't match it with any visit in our books, and I'd like to understand it. Please write to me with the date, and I'll look into it and answer within a day. [Your name]",
        },
        why: 'It corrects without calling anyone a liar.',
      },
      {
        id: 'wait-a-night',
        move: 'time',
        say: {
          spoken:
            "I've read your review. I'd like to talk to the team before I answer; you'll have a real reply by [day].",
          short: 'Read. A real reply by [day].',
        },
        why: "It buys a night, and what you'd have regretted is mostly gone in the morning.",
      },
    ],
    ifThey: {
      angry: { spoken: "I've read it, and my answer above stands. My door is open.", short: 'My answer above stands.' },
      agrees: {
        spoken: 'Thank you for writing again. That means a lot to the team.',
        short: 'Thank you for writing again.',
      },
      silent: { spoken: "We've put it right in the meantime; you'd be welcome to see.", short: "It's put right now." },
      bargains: { spoken: "I'd rather put it right than trade it for stars.", short: 'No trade for stars.' },
      denies: {
        spoken: "In our books it looks different. I'm glad to talk about it by phone.",
        short: "Let's talk by phone.",
      },
    },
    asks: [
      { slot: 'draft', text: 'Could you paste the review, without the name?' },
      { text: 'Which part of it is true?' },
      { text: 'What have you changed since?' },
    ],
    traps: ['irony', "the customer's private details", 'a text that answers every line'],
    exercise: "Read your answer as somebody who is looking for a table tonight, and strike what they don't need.",
    next: ['our-fault', 'serve-hand-over'],
  },
  {
    id: 'serve-hand-over',
    family: 'serve',
    label: 'passing a customer on',
    contexts: ['Professional', 'Work'],
    says: [
      'customer wants to speak to my manager',
      'how do i escalate a ticket without annoying the customer',
      'have to transfer the call to another department',
      'support chat, fourth agent and the customer is sick of repeating',
      'what do i write when i dont know the answer in live chat',
      'how to hand over a case to a collegue',
      'customer demands a supervisor and there is none',
      'the bug isnt fixed and support has to tell them',
      'template answers make people angry',
      'tier 2 takes days, what do i tell him',
    ],
    keys: [
      'escalate',
      'ticket',
      'transfer',
      'manager',
      'supervisor',
      'support',
      'chat',
      'agent',
      'department',
      'handover',
    ],
    not: ['shift', 'nurse', 'patient', 'doctor', 'weapon'],
    needs: [],
    principle: {
      text: 'Nobody should have to tell it twice, so pass on the story together with the person.',
      source: 'our judgement',
      basis: 'J',
    },
    see: [
      'What makes {quote} bitter is starting over, so let the story travel along.',
      "I don't know is a good sentence once it has a name and a time behind it.",
      'Three lines save {to} the retelling: what happened, what was tried, what is wanted.',
    ],
    tries: [
      {
        id: 'story-goes-along',
        move: 'fact-first',
        say: {
          spoken:
            "[Name] can decide this. I've written down what happened, so you won't have to repeat it. One moment.",
          short: '[Name] has your whole story.',
          written:
            "I'm passing this to [name], who can decide it. What I've noted: [what happened], tried so far: [steps]. You won't have to repeat any of it, and you'll hear from us by tomorrow noon.",
        },
        why: 'A name and a finished note turn a transfer into progress.',
      },
      {
        id: 'dont-know-yet',
        move: 'time',
        say: {
          spoken: "I don't know that one. I'll ask [name] and be back in this chat by [time].",
          short: "I'll ask. Back by [time].",
        },
        why: 'It is honest, and the clock does the reassuring.',
        cost: 'Come back at that minute even with nothing new.',
      },
      {
        id: 'wants-the-manager',
        when: ['said:manager|supervisor|boss|demand'],
        move: 'choice',
        say: {
          spoken: 'You can have a call from [name] by [time]. Or I try [step] right now. Which do you prefer?',
          short: '[Name] by [time], or [step] now?',
        },
        why: 'It takes the wish seriously and keeps the quick way open.',
      },
      {
        id: 'sick-of-repeating',
        when: ['said:fourth|third|again|repeat|template|sick'],
        move: 'hear',
        say: {
          spoken:
            "You've told this more than once already. I've read all of it: [one line]. I'm staying with it until it's closed.",
          short: "I've read it all: [one line].",
        },
        why: 'One line that proves the reading is worth more than any apology.',
      },
    ],
    ifThey: {
      angry: { spoken: "I'd be tired of it too. From here on it's one name: mine.", short: "From here on, it's me." },
      refuses: { spoken: "Then you stay with me, and I'll do the asking.", short: "Then I'll do the asking." },
      why: {
        spoken: "Because it needs a permission I don't have, and [name] has it.",
        short: '[Name] has the permission.',
      },
      delays: {
        spoken: "I'll keep the ticket open until you write. Nothing gets lost.",
        short: 'The ticket stays open.',
      },
      silent: {
        spoken: "I'll leave this open until [time] and then write you an email.",
        short: "I'll email at [time].",
      },
    },
    asks: [
      { text: 'Who can decide it, and by when?' },
      { text: 'How often has the customer told the story so far?' },
      { slot: 'medium', text: 'Is it a call, a chat or a mail?' },
    ],
    traps: ['a transfer without a name', '"as per my last message"', 'two templates in a row'],
    exercise: 'Write the case in three lines that a colleague could read in ten seconds.',
    next: ['our-fault', 'serve-long-wait'],
  },
]
