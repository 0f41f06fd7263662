import { foldMessage } from '../acts/rule.ts'
import { asks, fresh } from '../speak/choose.ts'
import { isSpent } from '../speak/fingerprints.ts'
import type { Family } from '../types.ts'
import { part, partIf, partsOf, type Reply, type Situation } from './candidate.ts'

/** A tool of another kind than a card's own tries: what it is, words for the mouth if it has any, why it works. */
type Tool = { head: string; say?: string; why: string }

const TALK: readonly Tool[] = [
  {
    head: 'A tool of another kind is to ask before you say any more:',
    say: 'Before I say my part: how does it look from your side?',
    why: 'Whoever was asked first listens longer.',
  },
  {
    head: 'Make it smaller, and give it an end:',
    say: "Let's try one small piece of it for two weeks, and then look at it again.",
    why: 'A trial is easier to agree to than a change for good.',
  },
  {
    head: 'Another hour may do more than another wording:',
    say: 'Now is a bad moment for both of us. When would be a better one?',
    why: 'The same sentence weighs less when nobody is on the way out.',
  },
  {
    head: 'On paper nobody can interrupt:',
    say: 'I get this out better in writing. Please read it, and we talk tomorrow.',
    why: 'The first anger goes to the page, and the talk comes after it.',
  },
  {
    head: 'Begin with your own piece of it:',
    say: 'One part of this is mine: I waited too long to say it. I want to do that better.',
    why: 'Someone who owns a piece stops being the accuser.',
  },
  {
    head: 'If the two of you go in circles, widen the circle:',
    say: 'We keep coming back to the same place. Who could sit with us for half an hour?',
    why: 'With a third person in the room both sides choose their words.',
  },
]

const STAGE: readonly Tool[] = [
  {
    head: 'Work on the first ten seconds only: say the first sentence aloud five times, standing, and then leave it alone.',
    why: 'The voice that has begun goes on by itself.',
  },
  {
    head: 'Borrow one listener tonight:',
    say: 'Will you listen to two minutes of it? Tell me only where you got lost.',
    why: 'One honest place is worth more than a kind verdict.',
  },
  {
    head: 'Give the eyes a home: one kind face for a whole sentence, and another face at the full stop.',
    why: 'A single listener is easier to speak to than a room.',
  },
  {
    head: 'Have a sentence for the moment when it slips:',
    say: 'That was too quick. Once more, slower.',
    why: 'A slip with a sentence behind it is over in three seconds.',
  },
  {
    head: 'Learn the last sentence by heart, before any other.',
    why: 'Whoever knows the end does not get lost on the way.',
  },
]

const SERVICE: readonly Tool[] = [
  {
    head: 'Ask for the end of it:',
    say: 'What would settle this for you, in one sentence?',
    why: 'It is often less than one was ready to give.',
  },
  {
    head: 'Give a point in time in place of a promise:',
    say: 'You will hear from me by noon tomorrow, with news or without.',
    why: 'Waiting with an hour to it is half as long.',
  },
  {
    head: 'Own one thing that one can see:',
    say: 'You had to tell this more than once, and that was ours to prevent.',
    why: 'A concrete regret is believed, and a general one is a formula.',
  },
  {
    head: 'Fetch help without leaving:',
    say: 'I want a colleague to look at this with me. I stay with you until then.',
    why: 'A second head helps, and nobody was sent away.',
  },
]

const BESIDE: readonly Tool[] = [
  {
    head: 'No good words are needed:',
    say: "I don't know what to say, and I'm here.",
    why: 'It is true, and it asks for nothing.',
  },
  {
    head: 'Leave the choice on the other side:',
    say: 'Would you like quiet company, or a walk, or to be left alone today?',
    why: 'Three doors are easier than an open question.',
  },
  {
    head: 'Say when you come back:',
    say: 'I call again on Sunday. You never owe me an answer.',
    why: 'Most people stop asking after two weeks, and you do not.',
  },
]

const CHAT: readonly Tool[] = [
  {
    head: 'Let the other one do the talking:',
    say: 'You know your way around here. What should I not miss?',
    why: 'People like to be asked for what they know.',
  },
  {
    head: 'Give one small thing about yourself, so that there is something to take up:',
    say: 'I came by bike and got lost twice. Are you from around here?',
    why: 'A small true thing and a question make a talk for two.',
  },
  {
    head: 'Have the way out ready, and the way in gets easier:',
    say: 'I get myself some water. Good to meet you.',
    why: 'Nobody is stuck with anybody, and that calms both.',
  },
  {
    head: 'Count hellos and not friends: one today, whatever comes back.',
    why: 'What is counted gets done, and the rest comes by itself.',
  },
]

const PAPER: readonly Tool[] = [
  {
    head: 'Change the channel and keep the words:',
    say: 'Two minutes on the phone may be quicker than my writing. When can I call?',
    why: 'Some people answer at once as soon as they may speak.',
  },
  {
    head: 'Cut it to what can be answered with one word:',
    say: 'Is that all right for you, yes or no?',
    why: 'The shorter the answer may be, the sooner it comes.',
  },
  {
    head: 'Read it aloud once, and take out each sentence at which you would look away.',
    why: 'The ear finds what the eye forgives.',
  },
]

const REPAIR: readonly Tool[] = [
  {
    head: 'Do the thing before you say more about it, and name it in one line:',
    say: "It is done. I didn't want to promise it a second time.",
    why: 'A deed is the half of an apology that cannot be doubted.',
  },
  {
    head: 'Ask what it did, and only listen:',
    say: 'What was the worst part of it for you? I will not explain anything.',
    why: 'Often the worst part is another one than you thought.',
  },
  {
    head: 'Give it time, and say so:',
    say: "You need not be done with it. I'm still here next week.",
    why: 'Nobody forgives faster for being waited at.',
  },
]

const BY_FAMILY: Partial<Record<Family, readonly Tool[]>> = {
  'small-talk': CHAT,
  write: PAPER,
  apology: REPAIR,
  present: STAGE,
  delivery: STAGE,
  interview: STAGE,
  art: TALK,
  serve: SERVICE,
  care: SERVICE,
  grief: BESIDE,
  support: BESIDE,
  'hard-talk': TALK,
  refuse: TALK,
  home: TALK,
  parent: TALK,
  'feedback-give': TALK,
  'feedback-receive': TALK,
  money: TALK,
  ask: TALK,
  class: TALK,
  veteran: TALK,
  faith: TALK,
  code: TALK,
}

/** Cards that are for a stage among talks, and for a talk among stages. */
const BY_CARD: Readonly<Record<string, readonly Tool[]>> = {
  'art-pitch': STAGE,
  'art-statement': PAPER,
  'story-drags': PAPER,
  'chair-long-talker': TALK,
  'explain-change': TALK,
  'group-quiet': TALK,
}

/** The first tool is none for a letter of comfort, and a no is not bargained about. */
const NOT_FOR: Partial<Record<Family, number>> = { refuse: 1 }

/** When a card has nothing more: tools that fit any matter of its kind, each once in a conversation. */
export function* toolboxReply(s: Situation): Reply {
  const tools = (BY_CARD[s.card.id] ?? BY_FAMILY[s.card.family] ?? []).filter((_, at) => NOT_FOR[s.card.family] !== at)
  const ask = asks(s, s.card)[0] ?? fresh(s, NEXT)
  for (const { head, say, why } of tools) {
    if (isSpent(s.memory.spent, head) || isSpent(s.memory.spent, why)) continue
    if (say !== undefined && s.memory.phrases.has(foldMessage(say.toLowerCase()))) continue
    const text = say === undefined ? `${head} ${why}` : `${head} "${say}" ${why}`
    for (const question of [ask, undefined])
      yield {
        parts: partsOf(part('try', text), partIf('ask', question)),
        card: s.card.id,
      }
  }
}

const NEXT: readonly string[] = [
  'Which of the lines so far comes nearest to how you speak?',
  'What would be different on the day after, if it went well?',
]
