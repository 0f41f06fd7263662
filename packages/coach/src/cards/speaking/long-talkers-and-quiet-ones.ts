import type { Card } from '../../types.ts'

/** Who leads a circle: a speech to stop, the quiet ones to bring in. */
export const longTalkersAndQuietOnes: readonly Card[] = [
  {
    id: 'chair-long-talker',
    family: 'present',
    label: 'stopping a long speech kindly',
    contexts: ['Public', 'Work', 'Social', 'Faith', 'Professional', 'Family'],
    says: [
      'i chair the tenants meeting and one neighbor talks far too long',
      'two people talk all evening and nobody stops them',
      'how do i cut off a long winded guest politely',
      'guest speaker goes on and on and i am the host',
      'moderating a panel and one panelist gives endless answers',
      'somebody turns the question round into a speech, i moderate',
      'our committee runs over because one member never stops, i chair it',
      'i have to chair the meeting for the first time',
      'how do i stop a man who repeats himself, i lead the meeting',
      'uncle gives endless speeches at dinner and i am hosting',
      'podcast guests who give ten minute answers',
      'someone in my bible study talks the whole time',
      'one kid dominates every discussion in my class',
      'How do I cut off long-winded guests on my podcast?',
    ],
    keys: ['chair', 'host', 'moderate', 'moderator', 'endless', 'winded', 'guest', 'panelist', 'speech', 'committee'],
    needs: [],
    principle: {
      text: 'A speaker who repeats himself fears that nobody heard; say his point back, and the turn can move on.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} is yours to end, for the one who leads holds the clock for everybody else.',
      'To stop a long speech is a kindness to the eleven who are waiting, and they will thank you with their eyes.',
      {
        text: 'It may be that {to} goes on because no one has shown that the point arrived.',
        when: ['has:to'],
      },
    ],
    tries: [
      {
        id: 'point-back-and-on',
        move: 'hear',
        say: {
          spoken: '[Name], I have it: [their point in six words]. It is written down. [Other name], you were next.',
          short: 'I have it: [point]. [Other name] is next.',
        },
        why: 'The point is safe, so there is no need to say it a third time, and the turn already has a new owner.',
        cost: 'You have to listen well enough to say it in six words.',
      },
      {
        id: 'time-at-the-start',
        move: 'time',
        say: {
          spoken: 'Two minutes for each of us tonight. At two minutes I raise my hand, for friends and for neighbors.',
          short: 'Two minutes each; I raise my hand.',
        },
        why: 'A rule that stood before the speech is aimed at no one.',
      },
      {
        id: 'guest-in-the-breath',
        when: ['said:guest|panel|podcast|speaker|interview'],
        move: 'open-question',
        say: {
          spoken: 'Let me stay with what you just said, [their word]. In one sentence, what should people do?',
          short: '[Their word]: in one sentence?',
        },
        why: 'A guest is glad of a question, and one sentence is a size that can be kept.',
      },
      {
        id: 'beforehand-alone',
        when: ['said:every|always|member|uncle'],
        move: 'ask',
        say: {
          spoken: 'You know a great deal about [subject]. Tonight I need the others too. May I give you a sign?',
          short: 'May I give you a sign tonight?',
        },
        why: 'Asked alone and ahead, a long talker often becomes an ally of the clock.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'You will get another turn. First those who have not had one.',
        short: 'First those without a turn.',
      },
      refuses: {
        spoken: 'I am stopping us here, and it goes on the list for next time.',
        short: 'It goes on the list.',
      },
      laughs: {
        spoken: 'I know, the clock and I are hard to love. [Name], please.',
        short: 'The clock again. [Name]?',
      },
      why: { spoken: 'Because we promised everybody to end at [time].', short: 'We promised [time].' },
      silent: { spoken: 'Thank you. Who has not spoken yet?', short: 'Who has not spoken?' },
    },
    asks: [
      { text: 'What is the point that comes back each time, in six words?' },
      { text: 'Who should get the word right after?' },
      { text: 'Was there a time for each turn before it started?' },
    ],
    traps: [
      'looking at the table and hoping',
      'a remark about the person',
      'cutting off one and letting another run on',
    ],
    exercise: 'Take a long speech that you remember and say its point in six words, with the name in front.',
    next: ['group-quiet', 'public-comment', 'talked-over'],
  },
  {
    id: 'group-quiet',
    family: 'present',
    label: 'bringing in the quiet ones',
    contexts: ['Faith', 'Public', 'Work', 'Social', 'Professional'],
    says: [
      'my team goes silent when i ask for ideas',
      'nobody says anything in the meetings i lead',
      'i lead our bible study and two people answer every question',
      'how do i invite the quiet ones to say something',
      'always the same people talk in our small group',
      'two people always answer before anyone else can think',
      'half of my book club never says a word',
      'our team calls are three voices and nine muted people',
      'how do i get shy members to join in the circle',
      'the quick ones answer and the slow thinkers give up',
      'new members sit silent in our group',
      'i lead a discussion evening and hear only the same voices',
      'my team never speaks in meetings',
      'nobody says anything when i ask my team for ideas',
      'one man talks over everyone in our bible study',
    ],
    keys: ['quiet', 'ones', 'study', 'circle', 'voices', 'members', 'club', 'same', 'muted', 'discussion'],
    needs: [],
    principle: {
      text: 'A silent minute before the first answer gives the slow thinkers the same start as the quick.',
      source: 'Rowe 1974, on wait time',
      basis: 'M',
    },
    see: [
      'What {quote} shows is mostly a matter of seconds: the quick ones are ready first.',
      'Quiet people seldom lack a thought; they lack a gap and a way in that costs nothing.',
      'The eager ones mean well, so give them a task and not a rebuke.',
    ],
    tries: [
      {
        id: 'silent-minute',
        move: 'time',
        say: {
          spoken: 'Here is the question. One minute of silence, a word on paper, and then we go around; pass is fine.',
          short: 'One silent minute, then we go around.',
        },
        why: 'Everybody starts at the same time, and the word on paper can be read out by the shyest.',
        cost: 'The minute feels long, and you must not fill it.',
      },
      {
        id: 'not-yet-heard',
        move: 'ask',
        say: {
          spoken: 'Thank you both. Now I would love a voice from this side; half a sentence is plenty.',
          short: 'Now a voice from this side?',
        },
        why: 'A side of the room is invited, so nobody in it is put on the spot.',
      },
      {
        id: 'task-for-the-quick',
        when: ['said:three|same|always'],
        move: 'choice',
        say: {
          spoken: 'You see things fast. Would you hold yours until three others have spoken, and then tie it together?',
          short: 'Would you speak fourth, and tie it together?',
        },
        why: 'It honors what they bring and moves it to a place where it helps.',
      },
      {
        id: 'in-pairs-first',
        when: ['said:shy|silent|new|muted'],
        move: 'drill',
        say: {
          spoken: 'Turn to one other person for two minutes. Afterwards tell us what you heard, if they allow it.',
          short: 'Two minutes in pairs, then share.',
        },
        why: 'Whoever has said a thing to one can say it to ten.',
      },
    ],
    ifThey: {
      silent: { spoken: 'No hurry. I like the quiet; we have time.', short: 'We have time.' },
      refuses: { spoken: 'Passing is fine. I will come by again later, gently.', short: 'Passing is fine.' },
      laughs: {
        spoken: 'Yes, it is new for us. We try it once and then judge.',
        short: 'We try it once.',
      },
      angry: {
        spoken: 'Your answers are welcome. I only want them a minute later.',
        short: 'Welcome, a minute later.',
      },
      agrees: { spoken: 'Thank you for that. Who heard something in it?', short: 'Who heard something in it?' },
    },
    asks: [
      { text: 'How many seconds pass between your question and the first answer?' },
      { text: 'Who has a thought on the face and no words yet?' },
      { text: 'Which task could the two eager ones take on?' },
    ],
    traps: [
      'calling on a shy person by name without warning',
      'answering your own question',
      'thanking only long answers',
    ],
    exercise: 'Ask one question aloud, be silent for a whole minute by the clock, and notice what you want to do.',
    next: ['chair-long-talker', 'class-quiet'],
  },
]
