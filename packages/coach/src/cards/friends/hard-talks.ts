import type { Card } from '../../types.ts'

/** A hard talk with a friend. */
export const hardTalks: readonly Card[] = [
  {
    id: 'friend-hard-talk',
    family: 'hard-talk',
    label: 'a hard talk with a friend',
    contexts: ['Personal', 'Social', 'Faith'],
    says: [
      'my friend keeps canceling on me and it hurts',
      'how do i tell my best friend she hurt me',
      'he makes jokes about me in front of everyone',
      'found out my friend talks about me behind my back and idk what to do',
      'we only hang out when she needs something',
      'my friend is always late and i end up waiting around like an idiot',
      'need to have a difficult conversation with a friend without losing them',
      'friendship feels one sided lately',
      'my bestie ignores me for weeks then acts like nothing happened',
      'he told other people my secret',
      'i feel left out by my freinds',
      'she flirted with my date, do i say something',
      'my best friend posted something about me',
      'my friend shared a picture of me without asking',
      'my friend is about to marry a man none of us like',
      'my friends new girlfriend is rude to all of us',
      'My friends met without me, and it hurt. How do I ask my best friend about it?',
    ],
    keys: [
      'friend',
      'bestie',
      'friendship',
      'hurt',
      'cancels',
      'canceling',
      'late',
      'secret',
      'jokes',
      'ignores',
      'sided',
      'behind',
    ],
    not: ['afraid', 'hits', 'threatens', 'blackmail', 'violent'],
    needs: ['to'],
    principle: {
      text: 'Saying what happened, what it did to you and what you would like leaves a friend room to answer; a verdict on who they are leaves only a defense.',
      source: 'Rogers, Howieson & Neame 2018',
      basis: 'M',
    },
    see: [
      '{quote} is worth saying to a friend, because friends cannot fix what they only sense.',
      {
        text: 'Keep it to one thing {to} did and what you want next; the rest of the friendship stays outside.',
        when: ['has:to'],
      },
      'Something has changed between you two, and so far silence has done all the talking.',
    ],
    tries: [
      {
        id: 'because-i-like-you',
        move: 'name-it',
        say: {
          spoken:
            "Something's been bothering me, and I like you too much to swallow it: [what happened]. Can we talk about it?",
          short: '[What happened] stung. Can we talk?',
          written:
            "There's something I'd rather say than carry around: [what happened]. It stung, and I like us too much to let it sit. Could we talk about it on [day], maybe on a walk?",
        },
        why: 'The reason you speak at all is that you want to stay, so that stands in the first sentence.',
      },
      {
        id: 'keep-the-next-one',
        when: ['said:cancel|late|flak|stood|bail'],
        move: 'fact-first',
        say: {
          spoken: 'When you canceled on [day], I felt unimportant. I like our time. Can we pick one we both keep?',
          short: 'I missed you [day]. Pick one we keep?',
        },
        why: 'It ends on a wish, and a wish is easier to meet than a charge.',
      },
      {
        id: 'drop-that-joke',
        when: ['said:joke|laugh|teas|mock|fun'],
        move: 'limit',
        say: {
          spoken: 'The jokes about [topic] sting. I know you mean it as fun; please drop that one.',
          short: 'Please drop the [topic] jokes.',
        },
        why: 'Granting the good intention leaves them only one thing to do.',
        cost: 'Said in front of the same audience it becomes a contest, so wait until you two are alone.',
      },
      {
        id: 'it-came-back',
        when: ['said:secret|told|behind|gossip|rumor'],
        move: 'open-question',
        say: {
          spoken: 'I told you [thing] in confidence, and it came back to me. What happened?',
          short: '[Thing] got around. What happened?',
        },
        why: 'You ask before you judge, and still make clear that you know.',
      },
      {
        id: 'did-i-do-something',
        when: ['said:ignor|distan|weird|quiet|left|ghost|acts'],
        move: 'hear',
        say: {
          spoken: "You've seemed far away lately. Did I do something, or is it something else?",
          short: 'Have I done something?',
        },
        why: 'It risks a little pride and gets you the one fact you cannot guess.',
        cost: 'Only ask it if you can hear a yes.',
      },
    ],
    ifThey: {
      denies: {
        spoken: "Maybe you didn't notice it. It stayed with me, so now you know.",
        short: 'It stayed with me, though.',
      },
      angry: {
        spoken: "I didn't say it to win. Let's stop here and take a walk tomorrow.",
        short: 'Not to win. Tomorrow?',
      },
      cries: { spoken: "I'm not going anywhere. Take as long as you need.", short: "I'm not going." },
      laughs: { spoken: "I'm serious about this one, even if it sounds small.", short: 'I mean this one.' },
      blames: {
        spoken: 'I want to hear that too. Can we finish mine first, then yours?',
        short: 'Mine first, then yours?',
      },
      agrees: {
        spoken: 'Thank you. I was nervous about saying it, and you made it easy.',
        short: 'You made that easy.',
      },
    },
    asks: [
      { text: 'What would be different next week if the talk went well?' },
      { slot: 'when', text: 'When will you two next be alone together?' },
      { text: 'What is the smallest version of this you could say on a walk?' },
    ],
    traps: ['five examples instead of one', '"everyone thinks so"', 'opening it by text at midnight'],
    exercise: 'Write the sentence you would say if you were not angry, then cross out "always" and "never".',
    next: ['old-hurt', 'sorry-snapped'],
  },
]
