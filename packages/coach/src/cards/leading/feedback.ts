import type { Card } from '../../types.ts'

/** Feedback to somebody one leads, and a word about smell, clothes or manners. */
export const feedback: readonly Card[] = [
  {
    id: 'feedback-report',
    family: 'feedback-give',
    label: 'feedback to somebody you lead',
    contexts: ['Work', 'Professional', 'Academic', 'Faith'],
    for: 'work',
    says: [
      'i have to give a bad review to someone older than me',
      'have to give my employee a bad performance review',
      'one of my direct reports is underperforming',
      'how do i tell a new hire her work isnt good enough yet',
      'first time manager, need to correct someone older than me',
      'my employee keeps showing up late',
      'i have to put someone on a pip',
      'my intern makes the same mistakes over and over',
      'how to criticize without crushing him',
      'she cried last time i gave her feedback',
      'annual reviews next week and i dread one of them',
      'one guy on my crew cuts corners and i have to say something',
      'im a supervisor and hate confronting my poeple',
      'my best worker is toxic to the rest of the team',
      'my employee is late every day',
      'someone i manage cries when i give feedback',
      'my team member makes too many mistakes',
      'one of my people is on his phone all day',
      'my trainee doesnt listen',
      'how do i give negative feedback',
    ],
    keys: [
      'employee',
      'report',
      'underperforming',
      'review',
      'performance',
      'intern',
      'correct',
      'manager',
      'supervisor',
      'feedback',
      'crew',
      'pip',
    ],
    not: ['harass', 'threaten', 'suicid', 'weapon'],
    needs: ['to'],
    principle: {
      text: 'Critique is used more when it comes with two true sentences: the standard is high, and I believe that you can reach it.',
      source: 'Yeager and others 2014, on wise feedback',
      basis: 'V',
    },
    see: [
      '{quote} will be heard as a verdict on the job unless the standard and the next step are in the same breath.',
      {
        text: 'You hold more cards than {to}, so say early what this talk is about and what it is not.',
        when: ['power:down'],
      },
      {
        text: 'The dread points at the first sentence; once that is spoken, the rest is two people looking at the work.',
        when: ['said:dread|hate|scared|nervous|afraid|worr'],
      },
      'Someone who hears it late, in a yearly review, lost months in which it could have been mended.',
    ],
    tries: [
      {
        id: 'standard-and-belief',
        move: 'fact-first',
        say: {
          spoken:
            "[Task] isn't where it has to be: [what you saw]. I'm telling you because I believe you can get there.",
          short: "[Task] isn't there yet. You can get there.",
          written:
            "I'd like to talk about [task] on [day]. It isn't yet where it has to be, and I believe you can get it there. I'll bring two examples; please bring what has been in your way. We'll leave with one thing to change and a date to look again.",
        },
        why: 'The gap and the belief stand side by side, so neither can be mistaken for the whole message.',
        cost: 'Say the second half only if you mean it and will help.',
      },
      {
        id: 'their-view-first',
        when: ['said:new|intern|first|older|cried|crush'],
        move: 'open-question',
        say: {
          spoken: 'Before I say how I saw [task]: which part are you content with, and which would you redo?',
          short: 'Which part would you redo?',
        },
        why: 'People often name the weak spot themselves, and then you only have to agree.',
      },
      {
        id: 'rule-and-reason',
        when: ['said:late|corner|safety|rule|absent|again|keeps|over'],
        move: 'limit',
        say: {
          spoken:
            '[Rule] holds for everyone, because [reason]. From [date] I need it every day. What could get in the way?',
          short: 'From [date], [rule], every day.',
        },
        why: 'A date, a reason and a question leave no room for guessing whether you were serious.',
      },
      {
        id: 'result-and-cost',
        when: ['said:toxic|best|star|attitude|team|rude'],
        move: 'name-it',
        say: {
          spoken: 'Your results are strong. On [day] you [what you saw], and it cost us [effect]. Both count here.',
          short: 'Strong results. And [what you saw] counts too.',
        },
        why: 'It stops good results from paying for bad manners.',
      },
    ],
    ifThey: {
      cries: {
        spoken: 'Shall we stop for a few minutes? Nothing has to be settled in this hour.',
        short: 'Shall we pause a minute?',
      },
      angry: {
        spoken: "You can be angry with me about this. The two examples are on the table; let's look at one.",
        short: "Let's look at one example.",
      },
      blames: {
        spoken: 'Some of that may be true. What part of it was in your hands?',
        short: 'Which part was yours?',
      },
      denies: {
        spoken: "Then let's check it together for two weeks, and look at the list on [date].",
        short: "We'll check until [date].",
      },
      silent: {
        spoken: 'I would like to know what you make of this, today or tomorrow morning.',
        short: 'Tell me by tomorrow morning.',
      },
      agrees: {
        spoken: 'Good. What is the first thing you will do differently, and when shall I look?',
        short: 'When shall I look?',
      },
    },
    asks: [
      { text: 'What are your two freshest examples?' },
      { text: 'Is it that they cannot, that they will not, or that nobody told them?' },
      { text: 'What help could you give that costs you an hour?' },
      { slot: 'when', text: 'When is the talk, and do they know what it is about?' },
    ],
    traps: [
      'the praise sandwich',
      'saving it up for the yearly review',
      'a friendly tone that hides how serious it is',
    ],
    exercise: 'Practice your first two sentences aloud until neither has a "but" in it.',
    next: ['feedback-upward', 'refuse-again'],
  },
  {
    id: 'delicate-word',
    family: 'feedback-give',
    label: 'a delicate word about smell, clothes or manners',
    contexts: ['Work', 'Professional', 'Personal', 'Social', 'Academic'],
    says: [
      'i need to tell someone on my team that she smells',
      'my employee has bad body odor',
      'how do i tell a coworker that he smells',
      'my colleague has bad breath',
      'i have to talk to an employee about her clothes',
      'one of my staff dresses too sexy for work',
      'how to tell someone their fly is open',
      'my friend smells bad and nobody tells him',
      'customers complained about the smell of my employee',
      'my roommate never showers',
      'my coworker eats with open mouth and it disgusts everyone',
      'my student smells and the others move away',
      'he smells and wont shower',
    ],
    keys: ['smells', 'smell', 'odor', 'breath', 'hygiene', 'clothes', 'dresses', 'showers', 'body', 'delicate'],
    not: ['alcohol', 'food', 'cooking', 'gas', 'smoke'],
    needs: [],
    principle: {
      text: 'Short, private and early in the week, with the way out in the second sentence: the shame stays small.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'With {quote} the kind thing is the short thing: alone, under two minutes, nobody else named.',
      'You would want to know it too, and from one person instead of from glances.',
      'There may be a reason you cannot see, so leave room for one.',
    ],
    tries: [
      {
        id: 'one-minute-alone',
        move: 'name-it',
        say: {
          spoken:
            "This is awkward, and I'd want to know it in your place: I've noticed a strong body odor. Is everything all right?",
          short: 'I noticed a strong odor, and tell you alone.',
        },
        why: 'Plain word, good will and a question that leaves room for a reason.',
        cost: 'You have to bear ten seconds of silence.',
      },
      {
        id: 'no-audience',
        move: 'time',
        say: {
          spoken: 'Could you stay for two minutes? It is something small and private, and it is not about your work.',
          short: 'Two minutes? Small and private.',
        },
        why: 'It takes away the bigger fear before the smaller thing comes.',
      },
      {
        id: 'way-out',
        move: 'choice',
        say: {
          spoken: 'You can go home and change, or use the shower downstairs. Nobody else knows that we talked.',
          short: 'Change at home, or the shower here.',
        },
        why: 'Two ways to act help more than an assurance.',
      },
      {
        id: 'the-rule',
        when: ['said:cloth|dress|shirt|sexy|wear'],
        move: 'limit',
        say: {
          spoken: 'Your work is good. For customers we need closed shoes and covered shoulders. From Monday, please.',
          short: 'Closed shoes, covered shoulders, from Monday.',
        },
        why: 'A rule with things in it leaves the person and the taste out.',
      },
    ],
    ifThey: {
      cries: { spoken: 'I know this is uncomfortable. Nobody else knows. Take a moment.', short: 'Nobody else knows.' },
      angry: {
        spoken: 'I would be upset too. I said it so that nobody else has to.',
        short: 'So that nobody else has to.',
      },
      denies: { spoken: 'You may not notice it yourself. I did, twice this week.', short: 'I noticed it twice.' },
      silent: { spoken: 'No reply needed; I thought you should know.', short: 'No reply needed.' },
      why: { spoken: 'Because I value you here, and others had begun to notice.', short: 'Because I value you.' },
      agrees: { spoken: 'Thank you. That is the end of it for me.', short: 'That was all.' },
    },
    asks: [
      { text: 'How often have you noticed it yourself?' },
      { text: 'Where could you speak for two minutes undisturbed?' },
      { text: 'Could illness, money or a hard time stand behind it?' },
    ],
    traps: ['"people are saying"', 'hints and deodorant on the desk', 'a mail about hygiene to everyone'],
    exercise: 'Say the plain word aloud three times, alone, until it no longer makes you smile.',
    next: ['feedback-report', 'feedback-peer'],
  },
]
