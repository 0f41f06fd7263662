import type { Card } from '../../types.ts'

/** A lie found out, and delicate talks. */
export const liesAndDelicateTalks: readonly Card[] = [
  {
    id: 'parent-lying',
    family: 'parent',
    label: 'a lie you have found out',
    contexts: ['Family'],
    says: [
      'my son lied to my face about homework',
      'caught my daughter lying about where she was',
      'he took money from my wallet and denies it',
      'how do i handle it when my kid lies',
      'she said she was at a friends house and wasnt',
      'found out he skipped school',
      'my 8 year old lies about evrything',
      'should i tell her i already know',
      'teenager vaping and lying about it',
      'he swears he didnt break it but he did',
      'my teenager lied about where she was saturday night',
    ],
    keys: ['lied', 'lying', 'lie', 'lies', 'caught', 'truth', 'trust', 'stole', 'skipped', 'denies'],
    not: ['bruise', 'cuts', 'hits', 'afraid', 'touched', 'pills'],
    needs: ['to'],
    principle: {
      text: 'Children tell the truth more readily when it is welcomed than when the lie is punished.',
      source: 'Talwar, Arruda and Yachison 2015, on honesty and punishment',
      basis: 'M',
    },
    see: [
      'If you are sure of {quote}, say what you know, because a question with a known answer is a trap.',
      'The lie and the thing that it covers are two talks; begin with the thing.',
      'What {to} may be guarding is the punishment, the shame, or your good opinion.',
    ],
    tries: [
      {
        id: 'say-what-you-know',
        move: 'fact-first',
        say: {
          spoken: "I know about [thing]. You don't need a story for it. Tell me how it came about.",
          short: 'I know about [thing]. What happened?',
        },
        why: 'With the fact on the table, lying has no use any more.',
        cost: 'Say it only if you are sure; a wrong accusation lasts for years.',
      },
      {
        id: 'truth-is-cheaper',
        move: 'choice',
        say: {
          spoken: 'You can think for ten minutes. The truth makes this smaller, and a story makes it bigger.',
          short: 'Ten minutes. The truth makes it smaller.',
        },
        why: 'Time and a better price for honesty get more than cross-examination.',
        cost: 'The truth then really has to cost less.',
      },
      {
        id: 'put-it-right',
        move: 'limit',
        say: {
          spoken: "That took some nerve, thank you. You'll put [thing] right by [day], and I'll help you plan how.",
          short: 'Thanks. You put it right by [day].',
        },
        why: 'A repair teaches more than a penalty that has nothing to do with it.',
      },
    ],
    ifThey: {
      denies: {
        spoken: "I won't go in circles. What I know stands, and I'm ready when you are.",
        short: "I'm ready when you are.",
      },
      cries: { spoken: "You're still mine. We'll fix this one thing together.", short: "You're still mine." },
      angry: { spoken: 'I looked because I was worried, and we can talk about that too.', short: 'I was worried.' },
      blames: { spoken: "That may be so for your friends. I'm asking about your part.", short: 'And your part?' },
      silent: { spoken: "Silence is better than a story. I'll come back after dinner.", short: 'After dinner, then.' },
    },
    asks: [
      { text: 'Do you know it, or do you suspect it?' },
      { text: 'What would your child lose by telling you the truth today?' },
      { text: 'Who else was in it?' },
    ],
    traps: [
      'asking what you already know',
      '"you are a liar" instead of "that was a lie"',
      'a confession followed by a bigger punishment',
    ],
    exercise: 'Say the first sentence aloud without a question mark in it.',
    next: ['teen-shut-door', 'parent-grades'],
  },
  {
    id: 'parent-delicate',
    family: 'parent',
    label: 'a delicate talk with a child',
    contexts: ['Family'],
    says: [
      'the birds and the bees talk with my boy',
      'my daughter got her first period and i dont know what to say',
      'how do i explain consent to a teenager',
      'talk to my 13 year old about porn',
      'my kid asked where babies come from',
      'how do i talk about drugs and alcohol with my teen',
      'my 9 year old heard about a shooting on the news',
      'how do i explain what a war is to a child',
      'puberty talk with my daughter',
      'my son asked if we will die',
      'my little one asked where grandma is now that she is dead',
      'how do i explain death to a 5 year old',
    ],
    keys: ['sex', 'consent', 'period', 'puberty', 'porn', 'babies', 'drugs', 'alcohol', 'war', 'news', 'explain'],
    not: ['touched', 'abused', 'overdose', 'cuts'],
    needs: ['to'],
    principle: {
      text: 'Many short talks do more than one long one; answer what was asked, truthfully and no further, and leave the door open.',
      source: 'common pediatric guidance',
      basis: 'M',
    },
    see: [
      '{quote} needs many short talks and no big one, so the first may be small and a little clumsy.',
      {
        text: 'Find out first what {to} already knows; half of it is usually there, and some of it is wrong.',
        when: ['has:to'],
      },
      'You need not know everything; you need to be the one who can be asked.',
    ],
    tries: [
      {
        id: 'what-have-you-heard',
        move: 'open-question',
        say: {
          spoken: 'What have you heard about it so far? I would like to know what goes around.',
          short: 'What have you heard so far?',
        },
        why: 'You find out what is really asked before you answer too much.',
      },
      {
        id: 'side-by-side',
        move: 'fact-first',
        say: {
          spoken: "This is a bit awkward for both of us. Two things I'd like you to know: [first], [second].",
          short: 'Two things: [first], [second].',
        },
        why: 'Named awkwardness shrinks, and two things can be remembered.',
        cost: 'Do it in the car or over dishes; no eyes, no stage.',
      },
      {
        id: 'you-can-ask',
        move: 'time',
        say: {
          spoken: "You can ask me anything about it, also by text at night. I won't be angry about a question.",
          short: 'Ask me anything, also by text.',
        },
        why: 'The second question comes days later and needs a door.',
      },
    ],
    ifThey: {
      laughs: {
        spoken: 'I know. I was that embarrassed too. Two minutes, then we are done.',
        short: 'Two minutes, then done.',
      },
      silent: {
        spoken: "You don't have to say anything. I'll put a good book on your shelf.",
        short: 'No answer needed.',
      },
      why: {
        spoken: "Because you'd hear it somewhere, and I'd rather it was true.",
        short: 'Because it should be true.',
      },
      angry: { spoken: 'All right, not now. On the drive on Saturday.', short: 'Saturday, on the drive.' },
    },
    asks: [
      { text: 'What was asked, word for word, or what did you notice?' },
      { text: 'Where are you two side by side anyway, in the car, at the sink?' },
      { text: 'Which one thing should stay, if only one does?' },
    ],
    traps: ['a lecture', 'fear as the first word', 'pictures they did not ask for'],
    exercise: 'Answer the question aloud in two sentences that a child of that age would understand.',
    next: ['teen-shut-door', 'parent-big-news'],
  },
]
