import type { Card } from '../../types.ts'

/** A coworker who talks, and a desk that was given away. */
export const coworkers: readonly Card[] = [
  {
    id: 'chatty-coworker',
    family: 'feedback-give',
    label: 'a coworker who keeps you from your work',
    contexts: ['Work', 'Professional', 'Academic'],
    for: 'work',
    says: [
      'my coworker talks all day long and i cant get anything done',
      'colleague keeps coming to my desk to chat',
      'how do i tell my coworker i need quiet',
      'the guy next to me is so loud on the phone',
      'coworker wont stop talking to me',
      'i get interrupted every five minutes by a colleague with questions',
      'she plays music at her desk and it drives me crazy',
      'open office and my neighbor talks nonstop',
      'how do i get a chatty colleague to leave my desk',
      'he tells me about his weekend for an hour every monday',
      'my desk mate hums and taps all day',
      'coworker distracts me all the time',
    ],
    keys: ['chatty', 'talks', 'talking', 'desk', 'loud', 'quiet', 'distracts', 'distracted', 'headphones', 'nonstop'],
    not: ['husband', 'wife', 'roommate', 'harass'],
    needs: ['to'],
    principle: {
      text: 'A limit with a time in it sounds like work, and one without sounds like dislike.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is mostly meant kindly, which is why hints do not reach it.',
      'Headphones and short answers are hints; one friendly sentence does more.',
      'You can keep {to} as somebody to talk with and still have your morning.',
    ],
    tries: [
      {
        id: 'later-with-a-time',
        move: 'time',
        say: {
          spoken: "I'm in the middle of something for another hour. Tell me over coffee then?",
          short: 'Busy until [time]. Coffee then?',
        },
        why: 'It ends the talk now and keeps the person, since a time is a promise.',
        cost: 'Then you have to show up for the coffee.',
      },
      {
        id: 'my-quiet-hours',
        move: 'limit',
        say: {
          spoken: 'I need to be hard to reach from [time] to [time], or I fall behind. After that I am all ears.',
          short: 'From [time] to [time] I have to be deaf.',
        },
        why: 'The rule is about your hours, so nobody was told to be quiet.',
      },
      {
        id: 'collect-them',
        when: ['said:question|interrupt|minutes'],
        move: 'choice',
        say: {
          spoken: 'Could you collect the questions and we go through them at [time]? I can give you more that way.',
          short: 'Could you collect them until [time]?',
        },
        why: 'Half of them will have answered themselves by then.',
      },
      {
        id: 'the-noise-itself',
        when: ['said:loud|music|phone|hums|taps|plays'],
        move: 'ask',
        say: {
          spoken: 'I can hear every word over here and lose my thread. Could you take [calls] in [other room]?',
          short: 'Could you take [calls] in [other room]?',
        },
        why: 'Most people do not know how far they carry, and a place to go makes it easy.',
      },
    ],
    ifThey: {
      guilt: { spoken: 'I like our chats. I want them when I can listen.', short: 'I like our chats. Later.' },
      laughs: { spoken: 'I mean it, though. Until [time] I have to be boring.', short: 'Boring until [time].' },
      silent: { spoken: 'Nothing has changed between us. I only need the morning.', short: 'I only need the morning.' },
      angry: {
        spoken: 'This came out of the blue, I know. It is about my work, and I like you.',
        short: 'It is about my work.',
      },
      agrees: { spoken: 'Thank you. First round of coffee is on me.', short: 'Coffee is on me.' },
    },
    asks: [
      { text: 'Which two hours do you need most?' },
      { text: 'What has this person already noticed, do you think?' },
      { text: 'When would you gladly talk?' },
    ],
    traps: ['headphones as the only message', 'a notice to everybody', '"some of us have to work"'],
    exercise: 'Say the line standing up, with the time in it, and turn back to the screen.',
    next: ['feedback-peer', 'talk-leave'],
  },
  {
    id: 'desk-taken',
    family: 'hard-talk',
    label: 'something of yours at work that was given away',
    contexts: ['Work', 'Professional', 'Academic'],
    says: [
      'they gave my desk to the new guy while i was on vacation',
      'my office was given away without asking me',
      'came back from leave and somebody sits at my desk',
      'my project was handed to a colleague without a word',
      'they gave my parking spot to someone else',
      'my boss reassigned my clients while i was sick',
      'my locker was cleared out without telling me',
      'i was moved to another desk and nobody asked me',
      'my shift was given to a new girl',
      'the room i always teach in was given to someone else',
    ],
    keys: ['gave my', 'given away', 'my desk', 'my office', 'reassigned', 'my spot', 'moved me', 'handed to'],
    not: ['fired', 'promotion', 'invoice', 'stole'],
    needs: [],
    principle: {
      text: 'Ask how it came about before you ask for it back; then say what you need to work, and by when.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is about a place to work and about not having been asked, and those are two talks.',
      'Often nobody decided it against you; nobody thought of you, which stings in its own way.',
      'The one who has it now is rarely the one who gave it away, so go to whoever decided.',
    ],
    tries: [
      {
        id: 'how-come',
        move: 'open-question',
        say: {
          spoken: 'I came back and found it given away. How did that come about, and is it meant to stay so?',
          short: 'How did that come about?',
          written:
            'When I came back, [what was mine] had been given to somebody else. I would like to understand how that came about and whether it is meant to stay. Could we take ten minutes for it by [day]?',
        },
        why: 'A question gets the reason, and a reason can be talked about.',
      },
      {
        id: 'what-i-need',
        move: 'ask',
        say: {
          spoken: 'For my work I need [what you need]. Can I have that back, or what can you offer by [day]?',
          short: 'I need [what you need] by [day].',
        },
        why: 'It leaves two ways to make it right, and both help you.',
      },
      {
        id: 'ask-me-first',
        move: 'limit',
        say: {
          spoken: 'The thing itself I can live with. What I mind is hearing it last. Please ask me before, next time.',
          short: 'Next time, please ask me before.',
        },
        why: 'Whoever gives up the thing is believed about the principle.',
        cost: 'Only if you can truly live without it.',
      },
    ],
    ifThey: {
      why: { spoken: 'Because I plan my work around it and found out last.', short: 'I found out last.' },
      denies: { spoken: 'Maybe nobody meant it so. What can we do about it now?', short: 'What can we do now?' },
      refuses: { spoken: 'Then please tell me what I get instead, and from when.', short: 'What instead, and when?' },
      laughs: { spoken: 'It looks small, I know. It is where I work every day.', short: 'I work there every day.' },
      delays: { spoken: 'Fine. I come by again on Thursday for an answer.', short: 'Again on Thursday, then.' },
    },
    asks: [
      { text: 'Do you want it back, or do you want to be asked next time?' },
      { text: 'Who decided it, as far as you know?' },
      { text: 'What can you not do without it?' },
    ],
    traps: ['a fight with whoever has it now', 'a joke that everybody understands', 'guessing at a motive'],
    exercise: 'Say the first question aloud until it sounds curious.',
  },
]
