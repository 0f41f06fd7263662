import type { Card } from '../../types.ts'

/** Comfort, and doubt. */
export const comfort: readonly Card[] = [
  {
    id: 'faith-comfort',
    family: 'faith',
    label: 'comforting somebody in the community',
    contexts: ['Faith', 'Personal'],
    says: [
      'a woman in my church has cancer and i visit her tomorrow',
      'what do i say instead of everything happens for a reason',
      'a member lost his job and i lead the small group',
      'she asks me why god lets this happen',
      'hospital visit as a volunteer chaplain',
      'how do i comfort someone of another faith',
      'neighbor from the mosque is very ill',
      'people quote verses at her and it makes it worse',
      'i dont know how to comfort someone grieving in our parrish',
      'visiting an old man from our temple, he is angry at god',
    ],
    keys: ['comfort', 'visit', 'chaplain', 'church', 'mosque', 'temple', 'synagogue', 'god', 'verses', 'suffering'],
    not: ['suicidal', 'hits', 'afraid', 'abuse'],
    needs: [],
    principle: {
      text: 'Presence before meaning, and their words of faith before yours.',
      source: "Bowler 2018, Everything Happens for a Reason and Other Lies I've Loved",
      basis: 'M',
    },
    see: [
      'For {quote} no explanation is needed; explanations mostly serve the one who gives them.',
      'The question why is more often a cry than a request for an answer.',
      'Whatever {to} may believe today is allowed to differ from last year.',
    ],
    tries: [
      {
        id: 'no-answers-with-me',
        move: 'hear',
        say: {
          spoken:
            "I haven't brought any answers. I've brought an hour. Would you like to talk, or have me read, or just sit?",
          short: 'No answers, but an hour. Talk, or sit?',
        },
        why: 'An hour and a choice hold more comfort than a reason.',
      },
      {
        id: 'what-holds-you',
        move: 'open-question',
        say: {
          spoken: 'Is there anything that holds you at the moment, a word, a song, a person? Or nothing at all?',
          short: 'Does anything hold you right now?',
        },
        why: 'It looks for what is there in them, and nothing is a permitted answer.',
      },
      {
        id: 'why-god',
        when: ['said:god|angry|reason|punish|lets'],
        move: 'name-it',
        say: {
          spoken:
            "I don't know why. People of faith have shouted that question for thousands of years, and you may too.",
          short: "I don't know why. You may shout it.",
        },
        why: 'The complaint gets a place inside the faith and not outside of it.',
        cost: "Don't follow it with a because.",
      },
      {
        id: 'another-tradition',
        when: ['said:another|different|customs|tradition|interfaith'],
        move: 'ask',
        say: {
          spoken: "I don't know your customs well, and I'd like to do right by you. What is welcome, and what isn't?",
          short: "What is welcome here, and what isn't?",
        },
        why: 'A plain question shows more respect than a borrowed phrase.',
      },
    ],
    ifThey: {
      cries: { spoken: "I'm in no hurry, and you don't have to be brave here.", short: 'No need to be brave.' },
      angry: { spoken: "You can say that to me. I won't defend anybody.", short: 'You can say it here.' },
      silent: { spoken: "I'll sit with you a while, and we needn't talk.", short: "I'll sit a while." },
      refuses: { spoken: "Then I'll go now. May I come by on Tuesday?", short: 'May I come Tuesday?' },
      guilt: {
        spoken: "I don't believe that this is a punishment. I'm sorry you were made to fear it.",
        short: "I don't believe it's punishment.",
      },
    },
    asks: [
      { text: "What have others said that didn't help?" },
      { text: 'Does the person want words of faith from you, or only company?' },
      { text: 'How long may a visit last before it tires?' },
    ],
    traps: ['"God needed another angel"', 'a verse as a plaster', 'telling how your own prayer was answered'],
    exercise: 'Sit for one minute beside an empty chair without preparing a sentence.',
    next: ['faith-pray-aloud', 'grief-first-words'],
  },
  {
    id: 'faith-doubt',
    family: 'faith',
    label: 'talking about doubt',
    contexts: ['Faith', 'Family', 'Personal'],
    says: [
      'i dont believe anymore and my parents are very religious',
      'how do i tell my family im leaving the church',
      'my son says he doesnt believe in god',
      'young man in my group has doubts, what do i answer',
      'a teen in my youth group told me she doesnt believe in god anymore',
      'my wife converted and i dont know how to talk about it',
      'i want to stop fasting and my family will ask',
      'daughter is marrying outside our faith',
      'someone in my bible study asks hard questions',
      'i lost my faith after my brother died',
      'how do i say im not coming to servces any more',
      'a younger friend told me about her doubts in faith',
    ],
    keys: [
      'doubt',
      'doubts',
      'believe',
      'faith',
      'leaving',
      'religious',
      'converted',
      'questions',
      'atheist',
      'marrying',
    ],
    not: ['afraid', 'hits', 'threatens', 'honor', 'forced', 'kill'],
    needs: ['to'],
    principle: {
      text: 'An open question and a reflection keep a person talking; an argument ends it.',
      source: 'Miller and Rollnick, Motivational Interviewing',
      basis: 'M',
    },
    see: [
      'Telling somebody {quote} is a form of trust, whatever comes of it.',
      "Two things can be said together, what has changed for you and what hasn't.",
      "You aren't asking {to} for permission, and you can still ask for a gentle hearing.",
    ],
    tries: [
      {
        id: 'changed-and-not',
        move: 'name-it',
        say: {
          spoken:
            "I want you to hear this from me: I no longer [what]. I still [what stays]. I'm not asking you to change.",
          short: 'I no longer [what]. I still [what stays].',
        },
        why: 'What stays is the part that those who love you listen for.',
        cost: 'If your home or your safety hangs on it, plan that first and wait with the talk.',
      },
      {
        id: 'when-someone-doubts',
        when: ['said:son|daughter|young|group|student|someone'],
        move: 'hear',
        say: {
          spoken: "I'm glad you said it to me. I won't argue. When did it begin, and what is it like for you?",
          short: "I won't argue. When did it begin?",
        },
        why: 'The person stays in the room, and so does the question.',
      },
      {
        id: 'one-occasion',
        when: ['said:service|sunday|mass|coming|attend'],
        move: 'limit',
        say: {
          spoken: "I won't come to the service on [day]. I'd like to be at the table afterwards, if I may.",
          short: 'Not the service. The table, gladly.',
        },
        why: 'One occasion is smaller than a confession and easier to answer.',
      },
      {
        id: 'both-of-us',
        when: ['said:wife|husband|spouse|convert'],
        move: 'choice',
        say: {
          spoken:
            'We believe different things now. What do you want to keep doing together, and what may each do alone?',
          short: 'What together, and what apart?',
        },
        why: 'It divides the week and not the couple.',
      },
    ],
    ifThey: {
      cries: { spoken: "I haven't gone anywhere. I'm still me, and still yours.", short: "I haven't gone anywhere." },
      angry: {
        spoken: 'It scares you for my sake, perhaps. I can hear that without arguing.',
        short: 'I can hear that.',
      },
      why: {
        spoken: 'It came slowly. I can tell you about it on a walk, not in a debate.',
        short: 'On a walk, not a debate.',
      },
      guilt: { spoken: "What you gave me isn't lost. It's why I'm honest with you.", short: "It isn't lost on me." },
      silent: { spoken: "You needn't answer. I'll call on Sunday as always.", short: "I'll call on Sunday, too." },
    },
    asks: [
      { text: 'Are you the one who doubts, or somebody you care about?' },
      { text: 'What should stay as it is between you, whatever comes of the doubt?' },
      { text: 'Do you live with them or depend on them?' },
    ],
    traps: ['an argument about texts', '"it\'s only a phase"', 'announcing it at a feast'],
    exercise: 'Finish two sentences on paper: I no longer … and I still …, until both are true.',
    next: ['faith-comfort', 'home-long-silence'],
  },
]
