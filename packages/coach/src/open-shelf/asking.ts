import { type Card, CONTEXTS } from '../types.ts'

const everywhere = { contexts: CONTEXTS, says: [], keys: [], needs: [] } as const

/** Wishes towards somebody: asking, refusing, stopping, ending, disagreeing. */
export const openAsks: readonly Card[] = [
  {
    ...everywhere,
    id: 'open-ask',
    family: 'ask',
    label: 'asking for something',
    principle: {
      text: 'People agree to a plain request more often than the one who asks expects.',
      source: 'Flynn and Lake 2008',
      basis: 'V',
    },
    see: [
      '{quote} is a request, and a request lives from three things: what, by when, and an easy way to say no.',
      { text: 'You know what you want from {to}; the sentence only has to be as clear as the wish.', when: ['has:to'] },
      'The wish is clear enough; what it lacks is a sentence with a date in it.',
    ],
    tries: [
      {
        id: 'what-by-when',
        move: 'ask',
        say: {
          spoken: "I'd like to ask you for [what you want], by [day]. If that doesn't work, tell me what would.",
          short: 'Could I have [what] by [day]?',
          written:
            "I'd like to ask you for [what you want], by [day], because [reason in one clause]. If that doesn't work for you, a no is fine, and so is another day.",
        },
        why: 'One thing with a day can be answered in one word; a hint has to be guessed.',
        cost: 'They may say no, and then you know where you stand.',
      },
      {
        id: 'smaller-ask',
        move: 'ask',
        say: {
          spoken: 'Could you do a small part of it: [small part], just this once?',
          short: 'Just [small part], once?',
        },
        why: 'A small first yes costs little and shows whether the larger one is near.',
      },
      {
        id: 'ask-for-time',
        move: 'time',
        say: {
          spoken: "There is something I'd like to ask you. When is a good moment this week?",
          short: 'When can I ask you something?',
        },
        why: 'A moment of their choosing finds a listener; a doorway finds someone on the way out.',
      },
    ],
    ifThey: {
      refuses: { spoken: 'All right. What part of it would be possible?', short: 'Which part works?' },
      delays: { spoken: 'When should I ask again? I will write it down.', short: 'Ask again when?' },
      why: { spoken: 'Because [one true reason]. That is the whole of it.', short: 'Because [reason].' },
    },
    asks: [
      { text: 'What exactly would a yes look like, in one sentence?' },
      { text: 'What could make it hard for them to agree?' },
      { slot: 'when', text: 'By when do you need the answer?' },
    ],
    traps: ['a hint instead of the wish', 'three reasons where one would do'],
    exercise: 'Say the request aloud in one breath, then stop and count to three.',
  },
  {
    ...everywhere,
    id: 'open-no',
    family: 'refuse',
    label: 'saying no',
    principle: {
      text: 'A no that lands is short, warm in tone and final in content; softeners belong around the answer and never inside it.',
      source: 'Ury, The Power of a Positive No; Kitzinger and Frith 1999',
      basis: 'M',
    },
    see: [
      '{quote} is a no, and a no gets lost only when it is wrapped in reasons that somebody can solve.',
      { text: 'What {to} needs from you is an answer that stays the same tomorrow.', when: ['has:to'] },
      'You have decided already; what is missing is a short way to say it.',
    ],
    tries: [
      {
        id: 'plain-no',
        move: 'refuse',
        say: {
          spoken: "Thank you for asking me. I can't this time, and I wanted you to know early.",
          short: "Thanks for asking. I can't.",
          written:
            "Thank you for thinking of me. I can't this time, and I'd rather tell you now than late. I hope it goes well.",
        },
        why: 'It has no reason in it, so there is nothing to bargain about.',
        cost: 'They may be disappointed, which is theirs to feel and not yours to fix.',
      },
      {
        id: 'other-thing',
        move: 'choice',
        say: {
          spoken: "I can't do [what they want]. What I can do is [smaller thing], on [day].",
          short: 'Not that. [Smaller thing] on [day].',
        },
        why: 'It closes one door and opens a smaller one, with a date on it.',
        cost: "Offer it only if you'd do it gladly.",
      },
      {
        id: 'later-answer',
        move: 'time',
        say: {
          spoken: "I don't want to answer that on the spot. You'll hear from me by tomorrow evening.",
          short: "You'll hear by [day].",
        },
        why: 'It takes the answer out of the moment in which a yes slips out.',
      },
    ],
    ifThey: {
      why: { spoken: "I'd rather leave the reasons out. The answer is no.", short: 'No reasons, just no.' },
      guilt: { spoken: 'I can see that it is a disappointment. It is still no.', short: "It's still no." },
      angry: {
        spoken: "I'm happy to talk about it later. My answer won't change.",
        short: "Later, gladly. It's still no.",
      },
      bargains: { spoken: 'Not a part of it either, this time.', short: 'Not a part either.' },
    },
    asks: [
      { text: 'What exactly was asked of you, and by when?' },
      { slot: 'to', text: 'Who has to hear the no?' },
      { text: 'Is there a smaller thing that you would do gladly?' },
    ],
    traps: ['a reason they can fix', '"maybe" where you mean no'],
    exercise: 'Say the no aloud once, then keep silent for five seconds.',
  },
  {
    ...everywhere,
    id: 'open-asked',
    family: 'refuse',
    label: 'a wish that somebody has of you',
    principle: {
      text: 'A wish from somebody else is a question, and a question may be answered later and in part.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is a question to you, and a question may wait for its answer.',
      { text: 'Before {to} gets an answer, you may find out what you would like it to be.', when: ['has:to'] },
    ],
    tries: [
      {
        id: 'answer-with-a-day',
        move: 'time',
        say: {
          spoken: "I've heard you, and I don't know yet. You'll have my answer within two days.",
          short: "You'll have my answer by [day].",
        },
        why: 'It takes the answer out of the moment and keeps you from a yes that you would regret.',
        cost: 'Keep the day, or it becomes a no that nobody said.',
      },
      {
        id: 'a-part-of-it',
        move: 'choice',
        say: {
          spoken: 'A part of it I can do gladly, and the rest is a no from me. Shall I tell you which part?',
          short: '[Part], gladly. Not the rest.',
        },
        why: 'Yes and no may stand side by side, as long as each is clear.',
      },
      {
        id: 'what-it-means',
        move: 'open-question',
        say: {
          spoken: 'Tell me what you have in mind by that. What would it look like on an ordinary day?',
          short: 'What would it look like, day to day?',
        },
        why: 'Many a wish gets smaller, or clearer, once it has to be described.',
      },
    ],
    ifThey: {
      bargains: {
        spoken: "I hear that it matters. You'll have my answer on [day], not before.",
        short: 'On [day], not before.',
      },
      guilt: {
        spoken: 'I care about you, and I still have to think about it.',
        short: 'I still have to think about it.',
      },
      angry: { spoken: "I'd rather be slow than wrong about it.", short: 'Slow is better than wrong.' },
      why: { spoken: 'Because I want to mean it when I say it.', short: 'Because I want to mean it.' },
    },
    asks: [
      { text: 'What would you like to answer, if nobody minded?' },
      { text: 'What exactly is wished for, and by when?' },
      { text: 'Which part of it could you do gladly?' },
    ],
    traps: ['a maybe that you both hear differently', 'an answer out of politeness'],
    exercise: 'Say yes aloud, then say no aloud, and notice which of them lets you breathe.',
  },
  {
    ...everywhere,
    id: 'open-bother',
    family: 'hard-talk',
    label: 'something that bothers you',
    principle: {
      text: 'One occasion, what it did, and a wish: that can be heard, while a verdict on character has to be fought off.',
      source: 'Center for Creative Leadership, situation, behavior, impact',
      basis: 'V',
    },
    see: [
      '{quote} is the part that can be said, because it is something one could film.',
      { text: 'It is easier for {to} to change one thing that happened than a whole character.', when: ['has:to'] },
      'Pick the last time it happened; one occasion is harder to argue with than a pattern.',
    ],
    tries: [
      {
        id: 'ten-minutes',
        move: 'time',
        say: {
          spoken:
            "Something has been bothering me, and I'd rather tell you than carry it around. Can we talk for ten minutes?",
          short: 'Something bothers me. Ten minutes?',
        },
        why: 'It opens the talk in one breath, and so far it accuses nobody.',
        cost: 'Have one occasion ready, the last one, and leave the others at home.',
      },
      {
        id: 'one-time',
        move: 'name-it',
        say: {
          spoken: 'When [what happened], [what it did to you]. Could we do it differently: [your wish]?',
          short: 'When [what happened], [effect]. Could you [wish]?',
        },
        why: 'It gives one fact and one wish, and leaves the person out of the dock.',
        cost: 'Leave out "always" and "never", or the talk will be about those words.',
      },
      {
        id: 'their-side',
        move: 'open-question',
        say: {
          spoken: "I noticed something, and I don't know what was behind it. How was it for you?",
          short: 'What was behind it?',
        },
        why: 'A real question first finds out whether there is a reason you have not seen.',
      },
      {
        id: 'limit-own',
        move: 'limit',
        say: {
          spoken: "Next time [what happens], I'll [what you will do]. I'm telling you now so that it's no surprise.",
          short: "Next time I'll [what you will do].",
        },
        why: 'It asks nobody to change and still changes something, since it is about what you do.',
        cost: 'Say only what you will really do.',
      },
    ],
    ifThey: {
      denies: {
        spoken: 'We may have seen it differently. What I would like from now on is [wish].',
        short: 'From now on: [wish].',
      },
      angry: {
        spoken: "I don't want a fight. I want this one thing to go better.",
        short: 'One thing better, no fight.',
      },
      blames: {
        spoken: "There may be a part that is mine. Tell me yours first, and I'll listen.",
        short: "Tell me. I'll listen.",
      },
      silent: { spoken: 'You need not answer now. Shall we talk tomorrow?', short: 'Tomorrow, then?' },
    },
    asks: [
      { text: 'When did it happen last, and what exactly was said or done?' },
      { text: 'What would you like to see instead, in one sentence?' },
      { slot: 'to', text: 'Who is it that you would say it to?' },
    ],
    traps: ['"you always"', 'a list of old cases'],
    exercise: 'Write the last occasion as a camera would have seen it, in one sentence.',
  },
  {
    ...everywhere,
    id: 'open-disagree',
    family: 'hard-talk',
    label: 'disagreeing',
    principle: {
      text: 'Agreeing where it is true before one disagrees keeps the other side willing to go on talking.',
      source: 'Yeomans and others 2020',
      basis: 'M',
    },
    see: [
      '{quote} is a disagreement, and it goes further when the other side is said well first.',
      'Nobody is won over in the first minute; what can be won is a second conversation.',
    ],
    tries: [
      {
        id: 'agree-first',
        move: 'hear',
        say: {
          spoken:
            'I see why that matters to you, and I come out somewhere else. May I say why, and you tell me what I miss?',
          short: 'I see [their point]. I think [yours].',
        },
        why: 'Their point in your mouth earns you a hearing for your own.',
        cost: 'It has to be their real point, put so that they would sign it.',
      },
      {
        id: 'what-would-change',
        move: 'open-question',
        say: {
          spoken: 'What would you have to see to change your mind a little? I can tell you mine.',
          short: 'What would change your mind?',
        },
        why: 'The answer shows whether there is anything to talk about today.',
      },
    ],
    ifThey: {
      angry: {
        spoken: "Let's leave it there for today. I like you better than this topic.",
        short: "Let's leave it for today.",
      },
      laughs: { spoken: "I mean it, and I'd like to hear what you think too.", short: 'I mean it.' },
      refuses: {
        spoken: 'Then we see it differently, and that is all right with me.',
        short: 'We differ. That is fine.',
      },
    },
    asks: [
      { text: 'What do you think they are protecting with their view?' },
      { text: 'What do you want to be different after the talk?' },
    ],
    traps: ['"with all due respect"', 'proof upon proof'],
    exercise: 'Say their view aloud so that they would nod.',
  },
  {
    ...everywhere,
    id: 'open-end',
    family: 'hard-talk',
    label: 'bringing something to an end',
    principle: {
      text: 'An ending is kinder when the decision comes first and in words that cannot be read as a question.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is a decision, so the first sentence says the decision and the rest may be kind.',
      { text: 'It is fairer to {to} to hear it clearly once than to guess it for weeks.', when: ['has:to'] },
      'Endings get cruel by being unclear, seldom by being short.',
    ],
    tries: [
      {
        id: 'decision-first',
        move: 'fact-first',
        say: {
          spoken: "I've decided to [what you have decided], from [day]. It wasn't easy, and it's final.",
          short: "I've decided: [what], from [day].",
        },
        why: 'A finished decision spares both of you the bargaining.',
        cost: 'Only say final if it is.',
      },
      {
        id: 'what-was-good',
        move: 'praise',
        say: {
          spoken: 'I am glad of [what was good]. It ends here for me, and that stays true.',
          short: 'Glad of [what was good]. It ends here.',
        },
        why: 'A true good thing takes nothing back and leaves something standing.',
      },
    ],
    ifThey: {
      why: { spoken: 'Because [one true reason]. I would rather not go through the rest.', short: 'Because [reason].' },
      cries: {
        spoken: "I'm sorry that this hurts. I'll stay a while, and it won't change.",
        short: "I'll stay a while.",
      },
      bargains: { spoken: 'I have thought about that too. It stays as I said.', short: 'It stays as I said.' },
      angry: { spoken: 'You may be angry. I will answer questions tomorrow.', short: 'Questions tomorrow.' },
    },
    asks: [
      { text: 'Is it decided, or are you still hoping that something changes?' },
      { text: 'What has to be settled on the same day, keys, money, or dates?' },
    ],
    traps: ['"for now" when you mean for good', 'asking to be told that it is all right'],
    exercise: 'Say the first sentence aloud three times, until it ends on a falling tone.',
  },
]
