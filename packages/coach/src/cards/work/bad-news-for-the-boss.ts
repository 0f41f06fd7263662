import type { Card } from '../../types.ts'

/** News that the boss will not like. */
export const badNewsForTheBoss: readonly Card[] = [
  {
    id: 'bad-news-up',
    family: 'hard-talk',
    label: 'bad news for the boss',
    contexts: ['Work', 'Professional', 'Academic'],
    for: 'boss',
    says: [
      'i made a mistake at work and have to tell my boss',
      'how do i tell my manager i messed up the order',
      'have to tell my supervisor something bad and i feel sick',
      'sent the wrong file to a client and my boss doesnt know yet',
      'the project is going off the rails and my lead thinks its fine',
      'i broke production on friday afternoon lol help',
      'telling my director we lost the account',
      'boss is going to be furious when she hears about the numbers',
      'i forgot to submit the paperwork, how do i own up',
      'need to confess an error to my professor in the lab',
      'how to deliver bad news upward',
      'screwed up the invoice for our biggest custommer',
      'made a med error and have to tell my charge nurse',
      'i gave a patient the wrong dose and have to report it',
      'i lost the key to the office and have to tell my boss',
      'i will miss the deadline and my boss doesnt know',
      'i broke an expensive machine',
      'came late too often and now i have to talk to my supervisor',
      'i made a mistake that cost us a lot of money',
    ],
    keys: [
      'mistake',
      'error',
      'messed',
      'screwed',
      'wrong',
      'boss',
      'manager',
      'supervisor',
      'confess',
      'news',
      'broke',
      'own',
    ],
    not: ['harassed', 'harasses', 'hits', 'threatens'],
    needs: ['to'],
    principle: {
      text: 'News you bring yourself, with its cost and one repair ready, does less damage than the same news found by somebody else.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} can be told in three short pieces: what happened, what it may cost, and what is ready.',
      {
        text: 'You can still choose how {to} will hear this, and that choice is worth using today.',
        when: ['has:to', 'not urgency:past'],
      },
      {
        text: 'There is a clock on it ({when}), so the news goes out before the explanation is polished.',
        when: ['has:when', 'not urgency:past'],
      },
      'Bad news travels up with or without you; coming from you, it arrives with a plan attached.',
    ],
    tries: [
      {
        id: 'three-pieces',
        move: 'fact-first',
        say: {
          spoken: 'I made a mistake: [what happened]. It may cost us [effect]. I have a fix ready; may I go ahead?',
          short: 'I got [thing] wrong. A fix is ready; go ahead?',
          written:
            'I made a mistake and want you to hear it from me: [what happened]. It may affect [effect]. A correction is ready. Shall I send it now, or would you like to see it first?',
        },
        why: 'Cause, cost and repair in one breath leave little to dig for, and your question hands over a decision instead of a mess.',
        cost: 'If the fix is not ready, say when it will be; a pretended one is a second mistake.',
      },
      {
        id: 'get-ten-minutes',
        when: ['power:up', 'not has:medium', 'not urgency:now'],
        move: 'time',
        say: {
          spoken: "I have something difficult to tell you, and it's better today. Do you have ten minutes?",
          short: "Ten minutes today? It's important.",
        },
        why: 'Once the time is agreed, half of the dread is spent, and nobody is ambushed in a corridor.',
      },
      {
        id: 'no-fix-yet',
        when: ['said:idea|fix|solution|solve|clue'],
        move: 'own',
        say: {
          spoken: "[Thing] went wrong on my side. I don't have the fix yet; by [time] you'll have two options.",
          short: '[Thing] went wrong. Options from me by [time].',
        },
        why: 'A named hour stands in for the solution until there is one.',
        cost: 'You have to be back at that hour, even with poor options.',
      },
      {
        id: 'correct-the-report',
        when: ['said:project|account|numbers|budget|deadline|rails'],
        move: 'choice',
        say: {
          spoken:
            '[Project] is in worse shape than my last report said: [what changed]. I suggest [next step]. Can we decide today?',
          short: '[Project] is worse than reported. Can we decide today?',
        },
        why: 'Whoever corrects their own report first is rarely the one who gets corrected.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'You have every reason to be annoyed. The correction is here; shall I send it?',
        short: 'Fair. Shall I send the correction?',
      },
      blames: {
        spoken: "The mistake was mine, yes. I'd like to use these minutes for the repair.",
        short: 'Mine, yes. Now the repair.',
      },
      why: {
        spoken: 'I skipped [step] because I was rushing. From now on it gets a second look.',
        short: 'I skipped [step]. It gets checked now.',
      },
      silent: {
        spoken: "I'll give you a moment. The fix can go out whenever you say.",
        short: 'It can go out anytime.',
      },
      refuses: {
        spoken: 'Then which would you rather have: [first option], or [second option]?',
        short: 'Which one instead?',
      },
      agrees: {
        spoken: "Thank you. It goes out now, and I'll tell you when it's done.",
        short: "Thanks. I'll confirm it.",
      },
    },
    asks: [
      { text: 'What will be the first question you get?' },
      { text: 'How much of it can still be undone today?' },
      { text: 'Who else already knows?' },
      { slot: 'to', text: 'Who has to hear it first?' },
    ],
    traps: ['three causes before the news', 'a sorry in every sentence', 'hinting until they guess it'],
    exercise: 'Say the news aloud in twelve words or fewer, then once more without the word "but".',
    next: ['sorry-at-work', 'ask-more-time', 'bad-news-mail'],
  },
]
