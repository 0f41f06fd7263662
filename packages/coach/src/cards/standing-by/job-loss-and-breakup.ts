import type { Card } from '../../types.ts'

/** After a lost job, after a breakup. */
export const jobLossAndBreakup: readonly Card[] = [
  {
    id: 'support-job-loss',
    family: 'support',
    label: 'words for someone who lost a job',
    contexts: ['Personal', 'Work', 'Family', 'Professional'],
    says: [
      'my friend got laid off today',
      'husband lost his job and wont talk about it',
      'what do i say to a coworker who was let go',
      'my brother has been unemployed for a year',
      'half my team got fired and i stayed',
      'she didnt get the promotion she worked for',
      'his business went bankrupt',
      'layoffs yesterday, should i text the people who were cut',
      'friend keeps getting rejected from evrey job',
      'how do i encourage someone who is job hunting',
      'my husband says he is fine but he isnt since he lost his job',
    ],
    keys: ['laid', 'layoff', 'layoffs', 'unemployed', 'fired', 'job', 'bankrupt', 'promotion', 'hunting', 'rejected'],
    not: ['suicidal', 'die', 'gun'],
    needs: ['to'],
    principle: {
      text: "First the loss, then the person's own pace; leads and tips only when they are wanted.",
      source: 'MacGeorge and others 2004, on when advice is taken',
      basis: 'V',
    },
    see: [
      'In the first days {quote} is about the blow and the shame; the search comes later.',
      'Most people go quiet because they have no job to offer; a sentence is enough.',
      'What {to} may need to hear is about the work that was good, with a detail.',
    ],
    tries: [
      {
        id: 'blow-first',
        move: 'hear',
        say: {
          spoken: "I heard, and I'm sorry. That was a rotten thing to be told. Do you want to talk, or be distracted?",
          short: "I'm sorry. Talk, or be distracted?",
        },
        why: 'It names the loss and asks for nothing practical yet.',
      },
      {
        id: 'a-detail-of-good-work',
        when: ['said:cowork|colleague|team|layoffs'],
        move: 'praise',
        say: {
          spoken:
            'I keep thinking of how you handled [thing]. Anyone who calls me as your reference will hear about that.',
          short: "I'll tell any reference about [thing].",
          written:
            "I'm sorry you're leaving like this. What I'll remember is how you handled [thing]. If you need a reference, I'd like to write one, and I can have it ready by [day]. [Your name]",
        },
        why: 'Evidence of good work is worth more this week than encouragement.',
      },
      {
        id: 'tips-by-leave',
        move: 'choice',
        say: {
          spoken: 'I know two people worth asking. Would you like their names now, later, or not from me?',
          short: 'Names now, later, or not from me?',
        },
        why: "A tip that was asked for is taken; one that was dropped on the table isn't.",
        cost: 'Offer only names that you really have.',
      },
      {
        id: 'you-stayed',
        when: ['said:stayed|kept|survived|half'],
        move: 'own',
        say: {
          spoken: "I'm still there, and it feels wrong. I won't complain about it to you. Lunch on [day], on me?",
          short: "I won't complain to you. Lunch [day]?",
        },
        why: "It names the odd thing between you, so that it doesn't have to be avoided.",
      },
    ],
    ifThey: {
      angry: { spoken: "Go on, I'm on your side of the table today.", short: 'Go on.' },
      silent: { spoken: "You don't have to brief me. I'm just calling to call.", short: 'Just calling to call.' },
      laughs: { spoken: "I'm glad you can laugh. And how is it underneath?", short: 'And underneath?' },
      denies: { spoken: "Good. I'll ask again in a month, that's when it gets long.", short: "I'll ask in a month." },
      agrees: { spoken: "Then I'll write to them tonight and copy you in.", short: "I'll write tonight." },
    },
    asks: [
      { text: 'How long ago was it?' },
      { text: 'Are you family, a friend, or someone from the same workplace?' },
      { text: 'Would you be able to open a real door, or is it about company?' },
    ],
    traps: [
      '"everything happens for a reason"',
      'asking every week whether there is news',
      'turning lunch into a strategy meeting',
    ],
    exercise: 'Name one thing they did well, with a place and a month, in one sentence.',
    next: ['support-just-listen', 'support-low-friend'],
  },
  {
    id: 'support-breakup',
    family: 'support',
    label: 'being there after a breakup',
    contexts: ['Personal', 'Social', 'Family'],
    says: [
      'my friend just got dumped',
      'my sister is getting divorced and cries all the time',
      'what do i say when someone goes through a breakup',
      'he wants to text his ex every night and calls me first',
      'im friends with both of them and they split up',
      'my daughter has her first heartbreak',
      'she keeps going back to him and i cant hear it anymore',
      'friend found out her husband cheated',
      'how do i cheer up my brother after his divorse',
      'should i tell her i never liked him',
    ],
    keys: ['breakup', 'dumped', 'heartbreak', 'divorced', 'ex', 'split', 'cheated', 'heartbroken', 'single'],
    not: ['hits', 'hit', 'threatens', 'afraid', 'stalks', 'suicidal', 'bruise'],
    needs: ['to'],
    principle: {
      text: 'Listening first makes people feel understood more than advice does.',
      source: 'Weger and others 2014, on active listening',
      basis: 'V',
    },
    see: [
      'Two people are being missed in {quote}, the other one and the future that was planned.',
      'Whatever you say about the other one now will be remembered if they get back together.',
      'You can be useful to {to} with an evening, a couch and no verdict.',
    ],
    tries: [
      {
        id: 'no-verdict',
        move: 'hear',
        say: {
          spoken: "I'm sorry. You don't have to be over it by any date. Tell me the part that hurts most today.",
          short: 'Which part hurts most today?',
        },
        why: 'One part can be told; the whole story only goes round.',
      },
      {
        id: 'instead-of-texting',
        when: ['said:text|night|messag|contact'],
        move: 'drill',
        say: {
          spoken:
            'Write it to me instead of to your ex, every word. Tomorrow at [time] you decide whether it goes out.',
          short: 'Send it to me first, every word.',
        },
        why: 'The words get out, and the night passes before they reach anybody.',
      },
      {
        id: 'between-two-friends',
        when: ['said:both|sides|mutual|between'],
        move: 'limit',
        say: {
          spoken: "I care about you both. I won't carry anything from one to the other, so you can talk freely.",
          short: "I won't carry anything between you.",
        },
        why: 'It protects both friendships with one sentence.',
        cost: 'You have to keep it even when one of them asks nicely.',
      },
      {
        id: 'an-evening',
        move: 'ask',
        say: {
          spoken: "I'm coming over on [day] with food. We can talk, or watch something with no love in it.",
          short: 'Food at yours on [day]?',
        },
        why: 'The evenings are the long part, and one of them is now taken.',
      },
    ],
    ifThey: {
      cries: { spoken: 'Let it come. I brought tissues and I have nowhere to be.', short: 'Let it come.' },
      blames: {
        spoken: "Maybe you did things wrong, and you're still worth good company.",
        short: "You're still good company.",
      },
      why: { spoken: "I can't tell you. You may never get a reason that fits.", short: 'There may be no reason.' },
      angry: { spoken: "Say it all here, where it can't be screenshotted.", short: 'Say it all here.' },
      agrees: { spoken: "Good. I'll bring the food and you pick the film.", short: 'You pick the film.' },
    },
    asks: [
      { text: 'How fresh is it: days, weeks or months?' },
      { text: 'Do you have to get along with the other one too?' },
      { text: 'What have you already said that went down badly?' },
    ],
    traps: ['"I never liked him anyway"', '"plenty of fish in the sea"', 'your own breakup told at length'],
    exercise: 'In your next call, ask two questions before your first opinion.',
    next: ['support-just-listen', 'support-vents-a-lot'],
  },
]
