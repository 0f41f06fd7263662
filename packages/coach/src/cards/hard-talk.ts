import type { Card } from '../types.ts'
import { hardTalkNearCards } from './hard-talk-near.ts'

/** Hard talks: those of work stand here, those with people close by come from `hard-talk-near.ts`. */
export const hardTalkCards: readonly Card[] = [
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
  {
    id: 'credit-taken',
    family: 'hard-talk',
    label: 'a coworker taking the credit',
    contexts: ['Work', 'Academic', 'Creative', 'Professional'],
    says: [
      'coworker presented my idea as his own',
      'she takes credit for my work in front of the boss',
      'my teammate put his name on my slides',
      'he repeats what i said in meetings and everyone loves it',
      'colleague keeps stealing my ideas how do i confront her',
      'my manager praised him for the thing i built',
      'group project and one guy claims he did everything',
      'my name got left off the paper',
      'how to speak up when someone else gets the credit',
      'my bandmate says he wrote the song',
      'passing off my work as thier own',
      'she ccd the director and acted like it was all her',
      'my boss presented my work as his own',
      'she got praised for what i did',
      'he put his name on my report',
      'a colleague copies my work and presents it as hers',
      'another teacher uses my lesson plans under her name',
    ],
    keys: [
      'credit',
      'stole',
      'stealing',
      'idea',
      'ideas',
      'claims',
      'coworker',
      'colleague',
      'teammate',
      'presented',
      'name',
      'praised',
    ],
    not: ['threatens', 'harassed', 'afraid'],
    needs: ['to'],
    principle: {
      text: 'Name one occasion, its effect and what you want next; a fact with a request gets further than a verdict on character.',
      source: 'Center for Creative Leadership, situation, behavior, impact',
      basis: 'V',
    },
    see: [
      '{quote} is reason enough for one private talk, kept to a single occasion that you can name.',
      {
        text: 'With somebody above you, the record does more than the quarrel: who did which part, in writing, before the next meeting.',
        when: ['power:up'],
      },
      'Whether it was theft or carelessness, the first talk is the same: the occasion, the effect, and what happens next time.',
    ],
    tries: [
      {
        id: 'one-occasion',
        move: 'fact-first',
        say: {
          spoken: "In [meeting] you showed [work] without saying I made it. I'd like my name on it from here on.",
          short: '[Work] was mine. Please name me next time.',
          written:
            "In [meeting] you showed [work] without mentioning that I made it. You may not have noticed; I did. From here on I'd like my name on what I make, and I'll do the same for yours. Could you tell [name] whose it was?",
        },
        why: 'There is little to deny in a fact, and the wish is easy to grant.',
        cost: 'Do it alone and once; an audience turns it into a defense.',
      },
      {
        id: 'how-did-that-happen',
        when: ['power:peer'],
        move: 'open-question',
        say: {
          spoken: 'I was surprised to see my work without my name on it. How did that happen?',
          short: 'Where did my name go?',
        },
        why: 'If it was carelessness, you get your name back for free; if not, they know that you noticed.',
      },
      {
        id: 'carry-it-on',
        when: ['said:meeting|repeat|presented|said|front'],
        move: 'name-it',
        say: {
          spoken: 'Glad that landed. When I raised it a moment ago, I had one more point in mind; let me add that.',
          short: 'Glad my idea landed. One addition.',
        },
        why: 'You claim it by carrying it forward, which nobody can call petty.',
      },
      {
        id: 'for-the-record',
        when: ['said:boss|manager|director|praised|paper|name'],
        move: 'write',
        say: {
          spoken:
            'For the record on [project]: I did [your part], and [name] did the rest. Happy to walk you through mine.',
          short: 'On [project], [your part] was mine.',
          written:
            "A short note on [project], so that the parts are clear: I did [your part], and [name] did the rest. I'd be glad to walk you through the choices I made, and to present that part next time.",
        },
        why: 'A calm list of who did what, their share included, reads as order and not as complaint.',
      },
    ],
    ifThey: {
      denies: {
        spoken: "We remember it differently. For the next one, let's write the names on it first.",
        short: 'Then names first, next time.',
      },
      blames: {
        spoken: 'That may be. My part was [your part], and I want it named.',
        short: 'Maybe. My part gets named.',
      },
      laughs: { spoken: "It is a small thing to fix, so let's fix it today.", short: "Small, so let's fix it." },
      angry: {
        spoken: "I'm not accusing you of a plan. I want my name on my work.",
        short: 'No accusation. Just my name.',
      },
      agrees: { spoken: 'Thank you. Will you tell the team, or shall I?', short: 'Thanks. You or me?' },
    },
    asks: [
      { text: 'Would a word now settle it, or only your name on the next one?' },
      { text: 'Who saw you do the work?' },
      { slot: 'tried', text: 'Is this the first time, or the third?' },
    ],
    traps: ['the word "always"', 'telling everybody else first', 'so much praise that the wish gets lost'],
    exercise: 'Write the date, the room and the piece of work in one line, and say only that line aloud.',
    next: ['speak-up-meeting', 'feedback-peer'],
  },
  {
    id: 'quit-job',
    family: 'hard-talk',
    label: 'giving notice',
    contexts: ['Work', 'Professional', 'Faith'],
    says: [
      'how do i tell my boss im quitting',
      'putting in my two weeks',
      'want to resign but they were good to me',
      'i got another offer and feel guilty leaving',
      'need a resignation letter that isnt weird',
      'stepping down as team lead',
      'quitting without another job lined up',
      'leaving a small company where im the only one who does what i do',
      'can i quit over the phone',
      'i want to leave my phd and my advisor has no clue',
      'handing in my notice tommorow',
      'quit without burning bridges',
      'stepping down from the youth ministry after six years',
      'i want to quit but im scared to tell them',
      'how do i resign without drama',
      'my boss will be mad when i leave',
    ],
    keys: ['quit', 'quitting', 'resign', 'resignation', 'notice', 'leaving', 'leave', 'weeks', 'stepping', 'bridges'],
    not: ['harassed', 'threatens', 'retaliate', 'lawyer', 'smoking'],
    for: 'boss',
    needs: [],
    principle: {
      text: 'A decision told as a decision, with a last day in it, closes more kindly than one that invites a counteroffer.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} may fill your head; the message itself holds two things, that you are leaving and your last day.',
      { text: 'You can be grateful to {to} and still go, and neither cancels the other.', when: ['has:to'] },
      'The hard part is the first sentence; after it the talk turns practical within a minute.',
    ],
    tries: [
      {
        id: 'plain-notice',
        move: 'exit',
        say: {
          spoken: "I've decided to leave. My last day will be [date]. I wanted you to hear it from me first.",
          short: "I'm leaving. My last day is [date].",
          written:
            "Dear [name], I am resigning from my position; my last day will be [date]. Thank you for [one true thing]. I'll hand over my work in order and leave written notes for whoever takes it on.",
          casual:
            "Hi [name], I've decided to move on, and my last day is [date]. I've liked working with you. I'll leave the handover in good shape.",
        },
        why: '"Decided" is a finished word; "considering" would open a negotiation.',
      },
      {
        id: 'one-true-thanks',
        when: ['said:offer|guilt|grateful|another|nice|good'],
        move: 'praise',
        say: {
          spoken: "I've learned a lot here, above all [what]. I've taken another job, and my last day is [date].",
          short: 'A new job for me. Last day: [date].',
        },
        why: 'One true thank-you lands; a string of them sounds like an apology.',
      },
      {
        id: 'handover-choice',
        when: ['said:only|small|alone|behind|team|short'],
        move: 'choice',
        say: {
          spoken: "I'm leaving on [date]. I can write the handover or train somebody. Which serves you better?",
          short: 'Leaving [date]. Handover notes, or training?',
        },
        why: 'They get a say in the part they really worry about.',
      },
      {
        id: 'step-down',
        when: ['said:step|ministry|volunteer|committee|board|lead'],
        move: 'limit',
        say: {
          spoken: "I'm stepping down as [role] on [date]. I'll help find and brief the next person until then.",
          short: "I'm stepping down on [date].",
        },
        why: 'An end date with a small promise is easier to take than a slow fade.',
        cost: 'Leave out "unless you really need me", because they will.',
      },
    ],
    ifThey: {
      bargains: {
        spoken: "Thank you, that's generous. I've decided, and I'd like to finish well.",
        short: "Thank you. I've still decided.",
      },
      why: {
        spoken: "It's time for something else. The rest I'd rather keep short.",
        short: 'Time for something else.',
      },
      angry: {
        spoken: "I know the timing is hard. Let's look at what I can finish by [date].",
        short: "Let's plan what I finish.",
      },
      guilt: {
        spoken: "I care what happens here. I'm still going, and I'll leave it tidy.",
        short: "I care. I'm still going.",
      },
      silent: {
        spoken: "You can answer another day. You'll have it in writing today.",
        short: "It's coming in writing.",
      },
      agrees: { spoken: 'Thank you. Who should get the handover first?', short: 'Thanks. Who takes over?' },
    },
    asks: [
      { slot: 'when', text: 'Which date is truly your last day?' },
      { text: 'What one thing are you honestly thankful for?' },
      { text: 'Which question are you hoping not to be asked?' },
    ],
    traps: ['a full list of what was wrong', 'telling coworkers first', '"I think I might be leaving"'],
    exercise: 'Say the two sentences standing up, then stay silent for five seconds.',
    next: ['ask-reference', 'interview-about-you'],
  },
  ...hardTalkNearCards,
]
