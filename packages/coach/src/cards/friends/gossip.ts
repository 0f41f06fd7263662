import type { Card } from '../../types.ts'

/** Talk behind one's back, and mean comments online. */
export const gossip: readonly Card[] = [
  {
    id: 'gossip-me',
    family: 'hard-talk',
    label: 'talk about you behind your back',
    contexts: ['Work', 'Social', 'Personal', 'Faith', 'Academic'],
    says: [
      'people talk behind my back',
      'my coworkers gossip about me',
      'someone spreads lies about me at work',
      'there is a rumor about me at school',
      'people gossip about my marriage at church',
      'my friend told the others bad things about me',
      'the whole office knows about my private life',
      'i heard that she talks badly about me',
      'how do i stop gossip about me',
      'my sister in law talks about me to everybody',
      'they stop talking when i come in',
      'someone made a nasty group chat about me',
      'our small group turns into gossip every week',
    ],
    keys: ['gossip', 'rumor', 'behind', 'spreads', 'talks', 'lies', 'whisper', 'heard', 'badly', 'back'],
    not: ['afraid', 'threatens', 'secret', 'naked', 'photo'],
    needs: [],
    principle: {
      text: 'A rumor is starved best by one plain sentence to its source and an ordinary day in front of the rest.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'Against {quote} you do not need to convince the room; one person and one sentence will do.',
      'Whoever gossips counts on you never asking directly.',
      'What you have heard came through two mouths, so ask before you answer it.',
    ],
    tries: [
      {
        id: 'ask-directly',
        move: 'open-question',
        say: {
          spoken: 'I heard that something is being said about me, and that it came from you. What did you mean?',
          short: 'I heard it came from you. What is it?',
        },
        why: 'It is calm, it is direct, and it leaves room for a misunderstanding.',
        cost: 'Alone with them, and never before others.',
      },
      {
        id: 'come-to-me',
        move: 'limit',
        say: {
          spoken: 'If something about me bothers you, come to me. I would rather hear it from you than about you.',
          short: 'Come to me. I would rather hear it from you.',
        },
        why: 'It names a better way instead of a punishment.',
      },
      {
        id: 'answer-to-the-curious',
        move: 'exit',
        say: {
          spoken: "(to the curious ones) I know there's talk. It's private, and I'm all right. And you, good weekend?",
          short: "It's private, and I'm all right.",
        },
        why: 'No detail, no drama, and the talk has nothing to live on.',
      },
      {
        id: 'one-ally',
        move: 'ask',
        say: {
          spoken:
            '(to somebody there whom you trust) I do not want to talk about it. If you hear it again, would you say: ask her yourself?',
          short: 'Would you say: ask her yourself?',
        },
        why: 'A sentence from a third mouth stops more than ten from your own.',
      },
    ],
    ifThey: {
      denies: { spoken: 'Good, then it was a misunderstanding. You know my door.', short: 'Good. You know my door.' },
      laughs: { spoken: 'It was not funny at my end. Please stop.', short: 'Not funny at my end.' },
      angry: { spoken: 'I came to ask. I wanted to ask you and not the others.', short: 'I wanted to ask you.' },
      blames: { spoken: 'Then tell me what it is, and I listen.', short: 'Tell me what it is.' },
      agrees: { spoken: 'Then it is said. From here on to me, please.', short: 'To me, please.' },
    },
    asks: [
      { text: 'What did you hear yourself, and what were you told?' },
      { text: 'Whose opinion in that room truly matters to you?' },
      { text: 'Is it untrue, or is it true and private?' },
    ],
    traps: ['correcting it with everybody', 'gossip in return', 'a long message to the group'],
    exercise: 'Say the sentence to the curious until it sounds as dull as the weather.',
    next: ['nosy-question', 'secret-told'],
  },
  {
    id: 'online-comment',
    family: 'hard-talk',
    label: 'a mean comment online',
    contexts: ['Social', 'Personal', 'Creative', 'Public', 'Academic'],
    says: [
      'someone left a mean comment under my video',
      'a stranger called me ugly on instagram',
      'hate comments on my tiktok, do i answer',
      'how do i reply to a troll',
      'a classmate wrote something nasty under my photo',
      'people are attacking me in the comments of my post',
      'someone in the neighborhood facebook group insulted me publicly',
      'a rude comment on my blog is ruining my day',
      'my cousin posts snarky comments under everything i share',
      'should i delete a nasty comment or respond',
      'got roasted on reddit for my post',
      'a guy keeps writing hateful stuff under my posts',
    ],
    keys: [
      'comment',
      'comments',
      'troll',
      'trolls',
      'instagram',
      'tiktok',
      'facebook',
      'nasty',
      'hateful',
      'online',
      'post',
    ],
    not: ['kill', 'threat', 'nude', 'customer', 'pull request', 'essay', 'code'],
    needs: [],
    principle: {
      text: 'You answer for those who read along: once, short and calm, or not at all; the quarrel is what it wants.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} was written in five seconds, and the answer is read by everybody who comes after.',
      'One calm line closes it, silence closes it too, and a second answer opens it again.',
      'You owe a stranger nothing; deleting and blocking are answers as well.',
    ],
    tries: [
      {
        id: 'once-and-calm',
        move: 'limit',
        say: {
          spoken:
            "That was meant to hurt, so I'll leave it there. Glad about everyone who is here for the thing itself.",
          short: "I'll leave it there.",
          written:
            "That was meant to hurt, so I'll leave it at this one answer. If you have something to say about the thing itself, I read it gladly.",
        },
        why: 'It shows the others where you stand and gives the writer nothing to push against.',
        cost: 'After it you answer no more, whatever comes.',
      },
      {
        id: 'thing-itself',
        move: 'open-question',
        say: {
          spoken: 'What about it did not work for you? If there is a point in it, I would like to know.',
          short: 'What did not work for you?',
        },
        why: 'A real critic answers that, and a troll moves on.',
        cost: 'Only where you would like to hear the answer.',
      },
      {
        id: 'in-private',
        when: ['said:cousin|classmate|friend|neighbo|colleague|group|aunt|uncle'],
        move: 'name-it',
        say: {
          spoken:
            'I saw what you wrote under my post. It stung. If something is wrong between us, please tell me directly.',
          short: 'It stung. Please tell me directly.',
        },
        why: 'Somebody you know gets it without an audience, where nobody has to win.',
      },
      {
        id: 'gone',
        move: 'exit',
        say: {
          spoken:
            '(delete it, block the name, put the phone in another room for an hour) I decide who talks in my house.',
          short: '(delete and block) My house.',
        },
        why: 'What is gone is read by nobody, and not by you at midnight either.',
      },
    ],
    ifThey: {
      angry: { spoken: '(no answer; the line above still stands)', short: '(no answer)' },
      laughs: { spoken: '(let it stand, without an emoji)', short: '(let it stand)' },
      denies: { spoken: 'Good, then I misread it. We can leave it at that.', short: 'Then I misread it.' },
      blames: { spoken: 'I said what I think above, and I leave it there.', short: 'I leave it there.' },
    },
    asks: [
      { text: 'Do you know whoever wrote it, or is it a stranger?' },
      { text: 'Who else reads along whose opinion matters to you?' },
      { text: 'Is it one comment, or does the same person come back?' },
    ],
    traps: ['an answer before an hour has passed', 'a second answer', 'friends sent in to fight for you'],
    exercise: 'Write the answer you would love to send, read it aloud once, delete it, and write the one-line answer.',
  },
]
