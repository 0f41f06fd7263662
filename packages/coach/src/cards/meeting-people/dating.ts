import type { Card } from '../../types.ts'

/** A chat with somebody one might like, and saying so. */
export const dating: readonly Card[] = [
  {
    id: 'talk-dating',
    family: 'small-talk',
    label: 'a chat with someone you might like',
    contexts: ['Social', 'Personal'],
    says: [
      'how do i talk to a girl i like',
      'what do i write first on a dating app',
      'first date on friday what do we talk about',
      'he answers with one word on tinder',
      'how do i ask her out without making it weird',
      'match but conversation goes nowhere',
      'how to say i had a nice time but no spark',
      'we text all day but never meet',
      'i talk to much when im nervous on dates',
      'she left me on read',
      'how do i tell him i only want something casual',
      'crush works at the coffe shop',
      'asked my crush out and got a maybe',
      'my date didnt show up and now he writes hey',
      'she stood me up and wants to meet again',
    ],
    keys: ['date', 'dating', 'tinder', 'match', 'crush', 'bumble', 'spark', 'flirt', 'app'],
    not: ['stalks', 'afraid', 'forced', 'nudes', 'blackmail'],
    needs: [],
    principle: {
      text: 'Interest is shown by follow-up questions and by a clear, small invitation with an easy no.',
      source: 'Huang and others 2017; Flynn and Lake 2008',
      basis: 'M',
    },
    see: [
      'Take the weight off {quote}: a first chat only has to show whether two people like talking.',
      'A detail from the profile beats a compliment, since it can be answered.',
      'A clear small invitation is kind to {to}, because it can be turned down without a scene.',
    ],
    tries: [
      {
        id: 'first-message',
        when: ['said:write|app|match|tinder|hinge|bumble|profile|message|text|read'],
        move: 'open-question',
        say: {
          spoken: 'Your picture at [place or thing] made me curious: was that planned, or did it go wrong beautifully?',
          short: '[Thing]: planned, or a lucky accident?',
          casual: 'ok the [thing] photo. planned or happy accident?',
        },
        why: 'It can only have been written to this one person.',
      },
      {
        id: 'ask-out',
        when: ['said:ask|meet|nowhere|crush'],
        move: 'ask',
        say: {
          spoken: 'I like talking to you. Would you have coffee with me on [day]? If not, no hard feelings.',
          short: 'Coffee with me on [day]?',
        },
        why: 'A day and a drink make it a plan, and the last words make a no easy.',
        cost: 'Ask once, and then wait.',
      },
      {
        id: 'no-spark',
        when: ['said:spark|nice|reject|interested'],
        move: 'refuse',
        say: {
          spoken: "I enjoyed meeting you, and I don't feel a spark. I wanted to say so instead of going quiet.",
          short: 'Good to meet you. No spark for me.',
        },
        why: 'A clear no the next day is kinder than a slow one.',
      },
      {
        id: 'on-the-date',
        when: ['said:nervous|friday|saturday|tonight|dates'],
        move: 'own',
        say: {
          spoken: "I talk a lot when I'm nervous. Stop me by telling me about [topic].",
          short: "I'm nervous. Tell me about [topic].",
        },
        why: 'Nerves that were said out loud are charming for about ten seconds, which is long enough.',
      },
      {
        id: 'their-word-again',
        move: 'hear',
        say: {
          spoken: 'You said [their word] a minute ago. What is the story behind it?',
          short: 'You said [their word]. How come?',
        },
        why: 'One word of theirs, asked about, shows more interest than any list of topics.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Thanks for telling me straight. I wish you a good one.',
        short: 'Thanks for being straight.',
      },
      silent: { spoken: "I'll take it as a no, and that's all right. Take care.", short: 'No worries, take care.' },
      laughs: { spoken: 'I rehearsed that for two days, so thank you.', short: 'I rehearsed that.' },
      agrees: { spoken: "Good. Three o'clock at [place], and I'm the nervous one.", short: 'Three at [place], then.' },
      delays: { spoken: "Write me when your week clears. I'd still like to.", short: 'Write when it clears.' },
    },
    asks: [
      { text: 'Have you met in person yet?' },
      { text: "What did the other person tell you that you'd like to know more about?" },
      { slot: 'want', text: 'What would you like it to become, if it were up to you?' },
    ],
    traps: ['a second invitation after a no', '"hey" and nothing else', 'an interview about former partners'],
    exercise: 'Read the profile again and write one question that only this person could answer.',
    next: ['talk-keep-going', 'talk-leave'],
  },
  {
    id: 'tell-feelings',
    family: 'small-talk',
    label: 'telling somebody that you like them',
    contexts: ['Personal', 'Social'],
    says: [
      'want to tell a girl i like her but we are friends',
      'i have a crush on my best friend',
      'how do i tell him i have feelings for him',
      'in love with a friend and she has no clue',
      'i like a guy from work and dont know how to say it',
      'should i confess to my crush',
      'how do i tell her i want to be more than friends',
      'i think im falling for my roommate',
      'how do i say i love you the first time',
      'friends for years and now i want more',
    ],
    keys: ['crush', 'feelings', 'like', 'love', 'confess', 'friends', 'falling', 'more', 'clue'],
    not: ['stalks', 'forced', 'blackmail', 'afraid', 'underage'],
    needs: [],
    principle: {
      text: 'A clear word with an easy way out is kind to both, because it can be answered either way.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'What makes {quote} heavy is the friendship that could be lost, so put that into the sentence.',
      'Two sentences are enough: what you feel, and that a no is allowed.',
      { text: 'Let {to} have time; a surprise needs a night before it can be an answer.', when: ['has:to'] },
    ],
    tries: [
      {
        id: 'plain-with-a-way-out',
        move: 'own',
        say: {
          spoken:
            "I like you, and more than as a friend. You don't have to say anything now, and a no won't chase me off.",
          short: 'I like you, more than as a friend.',
        },
        why: 'It says the whole thing and takes the hurry out of the answer.',
        cost: 'Say it only if a no really may be a no.',
      },
      {
        id: 'a-date-called-a-date',
        move: 'ask',
        say: {
          spoken: 'Would you go out with me on [day]? I mean as a date, and I can live with a no.',
          short: 'A date on [day]? A no is fine.',
        },
        why: 'The word date spares both of you the guessing afterward.',
      },
      {
        id: 'test-the-ground',
        move: 'open-question',
        say: {
          spoken: 'I had a really good time with you on [day]. Was that just me?',
          short: 'Was that just me?',
        },
        why: 'It shows something and asks something, and both can still step back.',
      },
    ],
    ifThey: {
      silent: {
        spoken: "You don't have to answer today. I wanted you to know it from me.",
        short: 'No answer needed today.',
      },
      refuses: {
        spoken: "Thank you for saying it straight. I'll need a few days, and then I'm back.",
        short: 'Thank you. I need a few days.',
      },
      laughs: { spoken: "I'm nervous too. I do mean it.", short: 'I do mean it.' },
      agrees: { spoken: 'Then I am happy. Shall we see each other on [day]?', short: 'Then on [day]?' },
      delays: { spoken: 'Take the time you need. I will not ask again before you do.', short: 'Take your time.' },
    },
    asks: [
      { text: 'When are you two next alone for ten minutes?' },
      { text: 'What would you want to keep if the answer is no?' },
      { text: 'Is either of you with somebody else at the moment?' },
    ],
    traps: [
      'a long letter of everything since you met',
      'telling it first to all common friends',
      'a joke to hide behind',
    ],
    exercise: 'Say the one sentence aloud while you walk, twice, and stop after it.',
    next: ['talk-dating', 'friend-hard-talk'],
  },
]
