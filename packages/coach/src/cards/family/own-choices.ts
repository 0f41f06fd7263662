import type { Card } from '../../types.ts'

/** A choice that the family does not share, a match that it is against. */
export const ownChoices: readonly Card[] = [
  {
    id: 'own-path',
    family: 'home',
    label: 'telling the family about a choice of yours',
    contexts: ['Family', 'Personal', 'Faith', 'Academic'],
    says: [
      'how do i tell my parents im dropping out of college',
      'my parents will hate that i am moving abroad',
      'telling my family we wont have kids',
      'i want to change my major and dad pays for school',
      'my parents want me to become a doctor and i want to study music',
      'how do i tell mom i am not coming home for christmas',
      'i got engaged and my parents dont like him',
      'how to tell my family i quit med school',
      'im moving in with my girlfriend and my parents are conservative',
      'tell my dad i wont take over the business',
      'im going vegan and my family makes a drama of it',
    ],
    keys: [
      'dropping',
      'college',
      'major',
      'moving',
      'abroad',
      'engaged',
      'business',
      'decision',
      'parents',
      'choice',
      'disappoint',
    ],
    not: ['hit', 'hits', 'afraid of him', 'throw me out', 'gay', 'trans', 'lesbian'],
    needs: ['to'],
    principle: {
      text: 'A decision is told and not asked for; what stays the same should be said in the same breath.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is news and not a question, so it goes into the first sentence and what stays goes into the second.',
      {
        text: 'The first fear on the side of {to} will be what else changes; answer it before it is asked.',
        when: ['has:to'],
      },
      'You want to be understood today, and that may take a week; being clear can be done in a minute.',
    ],
    tries: [
      {
        id: 'news-and-what-stays',
        move: 'fact-first',
        say: {
          spoken:
            "I've decided to [your decision], from [date]. I know it isn't what you wished. What stays is [what stays].",
          short: "I've decided to [your decision]. [What stays] stays.",
          written:
            "You should know it from me first: I've decided to [your decision], from [date]. I know that it isn't what you wished for me. What stays is [what stays]. Please sleep on it, and let's talk on Sunday.",
        },
        why: 'A decision that is told as one is fought less than a plan that asks for leave.',
        cost: 'There will be a silence. Leave it to them.',
      },
      {
        id: 'plan-on-paper',
        move: 'write',
        say: {
          spoken: 'I brought the plan on one page: money, time, and what happens if it fails. May I show you?',
          short: 'Here is the plan on one page.',
        },
        why: 'Worry about you is answered by a plan, hardly by feelings.',
      },
      {
        id: 'not-asking-for-yes',
        move: 'limit',
        say: {
          spoken: "You don't have to like it. I'd like you to know it, and to stay in my life while I do it.",
          short: "You don't have to like it. Stay with me.",
        },
        why: 'It separates approval from belonging, and you need only the second.',
      },
    ],
    ifThey: {
      angry: {
        spoken: "You're angry because you wanted something good for me. I'll come back to it on Sunday.",
        short: "I'll come back to it on Sunday.",
      },
      cries: { spoken: "I'm still here, and I'm still yours. We have time.", short: "I'm still here." },
      guilt: { spoken: 'I know what you gave for me. This is what I make of it.', short: 'This is what I make of it.' },
      why: { spoken: 'Because [one true reason]. I thought about it for [time].', short: 'Because [reason].' },
      bargains: { spoken: 'I looked at that road too. I am taking this one.', short: 'I am taking this one.' },
      silent: { spoken: "You don't have to say anything today.", short: 'Nothing today is fine.' },
    },
    asks: [
      { text: 'What will be their first fear, money, distance, or what people say?' },
      { text: 'What stays the same, that you could name in the same breath?' },
      { slot: 'when', text: 'When could you say it so that a day without guests follows?' },
    ],
    traps: ['asking what they would think "if"', 'ten reasons', 'telling one parent to tell the other'],
    exercise: 'Say the decision in one sentence, aloud, without the word "but".',
    next: ['old-hurt', 'home-long-silence'],
  },
  {
    id: 'family-against-match',
    family: 'hard-talk',
    label: 'family that is against a marriage or a partner',
    contexts: ['Family', 'Personal', 'Faith'],
    says: [
      'my mother refuses to come to my wedding',
      'my parents dont accept my boyfriend',
      'my family hates my girlfriend',
      'my dad wont come because she is from another religion',
      'my daughter marries outside our faith and my mother wont come',
      'my parents want me to marry someone else',
      'my family doesnt accept my husband because he is black',
      'my brother is marrying someone my parents dont like',
      'my grandparents wont meet my partner',
      'how do i get my parents to accept my partner',
      'my father said choose him or us',
      'my parents are against our wedding',
      'my mom refuses to talk to my fiance',
    ],
    keys: ['wedding', 'marry', 'accept', 'refuses', 'against', 'fiance', 'religion', 'partner', 'parents', 'outside'],
    not: ['kill', 'afraid', 'forced', 'hits', 'toast', 'speech'],
    needs: ['to'],
    principle: {
      text: 'Families seldom give way to reasons and often to time, contact and a door that stayed open.',
      source: 'Pettigrew and Tropp 2006, Journal of Personality and Social Psychology',
      basis: 'M',
    },
    see: [
      'Behind {quote} there is love on two sides, and a no to the match need not become a no to each other.',
      'What is mourned behind such a no is often a picture of the future, and that can be heard without giving in.',
      'Leave the decision out of the debate and keep a chair free.',
    ],
    tries: [
      {
        id: 'chair-stays',
        move: 'limit',
        say: {
          spoken:
            "The wedding is happening, and I want you there. I won't push you. Your chair stays free until that day.",
          short: 'It is happening. Your chair stays free.',
        },
        why: 'It leaves nothing to argue about and one thing to come back to.',
        cost: 'You may have to look at an empty chair.',
      },
      {
        id: 'what-do-you-fear',
        move: 'hear',
        say: {
          spoken: "I won't argue. What are you most afraid will be lost? I want to hear it to the end.",
          short: 'What do you fear will be lost?',
        },
        why: 'A fear that was heard to the end gets quieter, and one that is argued with gets louder.',
      },
      {
        id: 'small-meeting',
        move: 'choice',
        say: {
          spoken: 'Not the wedding, not yet. One cup of tea, half an hour, us three, and no talk about it.',
          short: 'One cup of tea, half an hour.',
        },
        why: 'Half an hour with a person does more than a year about one.',
      },
      {
        id: 'a-part-for-you',
        move: 'ask',
        say: {
          spoken: 'I would like something of yours in that day: a song, a dish, a prayer. Which should it be?',
          short: 'What of yours should be in that day?',
        },
        why: 'Someone who gives a part of the day has a reason to see it.',
      },
    ],
    ifThey: {
      angry: { spoken: "I hear how much it hurts you. I'm not asking for a yes today.", short: 'No yes needed today.' },
      guilt: { spoken: 'I love you, and I am not choosing against you.', short: 'I choose nobody away.' },
      refuses: { spoken: 'Then not this time. I ask you again before the day.', short: 'I ask you again.' },
      cries: { spoken: 'You had another picture. I am sorry that it hurts.', short: 'You had another picture.' },
      silent: { spoken: 'Say nothing if you like. I call on Sunday as always.', short: 'I call on Sunday.' },
    },
    asks: [
      { text: 'What is the loss behind the no, as far as you know it?' },
      { text: 'Who in the family does this person listen to?' },
      { text: 'How much time is there until the day?' },
    ],
    traps: ['an ultimatum', 'winning the argument about faith', 'sending messages through a third person'],
    exercise: 'Say the invitation in two sentences without a reason in it.',
    next: ['own-path', 'home-long-silence'],
  },
]
