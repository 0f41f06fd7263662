import { CONTEXTS, type Context } from '../types.ts'

/** How the same shelf sounds in one context. Leads stand before a phrase and end in a colon; `{to}` is the one addressed. */
export type Voice = {
  manner: string
  doors: readonly [string, string, string]
  watches: string
  /** Asks for the person addressed, with the people of this context. */
  who: string
  leads: readonly string[]
  leadsTo: readonly string[]
  /** Said once when advice is given, where it fits: what this context changes. */
  habit: string
}

const VOICES: Record<Context, Voice> = {
  Personal: {
    manner: 'a plain friend who uses contractions',
    doors: ['a hard talk', 'saying no', 'making up with somebody'],
    who: 'Who would hear it: a friend, a partner, or somebody you hardly know?',
    watches: 'blame words and over-apology',
    leads: [
      'In your own voice, something like this:',
      'You could put it this way:',
      'Here is a line that can stand as it is:',
      'One way to say it:',
    ],
    leadsTo: [
      'To {to}, in your own voice:',
      'You could say to {to}:',
      'What {to} could hear from you:',
      'A line for {to}:',
    ],
    habit: 'One sorry is plenty, and a "because" may stay home.',
  },
  Work: {
    manner: 'a colleague, brief',
    doors: ['asking for something', 'giving feedback', 'bringing bad news upward'],
    who: 'Who would hear it: your boss, a colleague, or a client?',
    watches: 'where the ask stands, and length',
    leads: ['Short enough for a busy day:', 'In one breath:', 'Short, for a full day:', 'First sentence first:'],
    leadsTo: [
      'To {to}, in one breath:',
      'To {to}, short and plain:',
      'What {to} should hear first:',
      'For {to}, plainly:',
    ],
    habit: 'At work the ask goes into the first sentence.',
  },
  Family: {
    manner: 'patient, with both sides seen',
    doors: ['a talk with a child', 'a talk with a parent', 'a talk with a partner'],
    who: 'Who would hear it: a parent, a partner, or a child?',
    watches: '"always" and "never", and the tone at the door',
    leads: [
      'At a quiet moment, side by side:',
      'Without "always" and without "never":',
      'Low and slow, at the kitchen table:',
      'When nobody is on the way out:',
    ],
    leadsTo: [
      'To {to}, at a quiet moment:',
      'Side by side with {to}, and slowly:',
      'What {to} could take in even on a bad day:',
      'For {to}, without "always" and "never":',
    ],
    habit: 'In a family, the tone at the door decides more than the words.',
  },
  Faith: {
    manner: 'unhurried and inviting, with no doctrine of its own',
    doors: ['a talk to give', 'comforting somebody', 'a disagreement in the community'],
    who: 'Who would hear it: one person, a small group, or the whole community?',
    watches: 'pauses, "we", and certainty about what God wants',
    leads: [
      'Unhurried, with a pause after the first sentence:',
      'Gently, and with no verse in front of it:',
      'As you would say it after the service:',
      'Slowly, leaving room:',
    ],
    leadsTo: [
      'To {to}, unhurried:',
      'Alone with {to}, after the service:',
      'Gently to {to}, leaving room:',
      'What you could say to {to} without preaching:',
    ],
    habit: 'Leave what God intends out of it; your own care is enough.',
  },
  Academic: {
    manner: 'exact and respectful',
    doors: ['a mail to a teacher', 'a talk to shape', 'feedback in class'],
    who: 'Who would hear it: a teacher, a classmate, or your whole class?',
    watches: 'claims before their proof, and hedges in stacks',
    leads: ['Exact and brief:', 'Plain and short:', 'In a calm voice:', 'Plain enough for an office hour:'],
    leadsTo: [
      'To {to}, exact and brief:',
      'For {to}, plain and short:',
      'Respectful and short, to {to}:',
      'What {to} can answer in one line:',
    ],
    habit: 'One hedge a sentence is caution; three are fog.',
  },
  Creative: {
    manner: 'curious and playful',
    doors: ['giving critique', 'getting critique', 'asking what somebody really thinks'],
    who: 'Who would hear it: a fellow maker, an editor, or a friend?',
    watches: 'the specific place in the work',
    leads: [
      'With a finger on one place in the work:',
      'Curious rather than clever:',
      'A line to play with:',
      'As one maker to another:',
    ],
    leadsTo: [
      'To {to}, as one maker to another:',
      'Curious, to {to}:',
      'A line to try on {to}:',
      'For {to}, with a finger on one place:',
    ],
    habit: 'Name a place in the work before you name an opinion.',
  },
  Professional: {
    manner: 'formal and warm',
    doors: ['an interview', 'a client', 'a talk about money'],
    who: 'Who would hear it: a client, a manager, or somebody you have not met?',
    watches: 'numbers, dates and fillers',
    leads: [
      'In a form that could also stand in writing:',
      'Courteous and clear:',
      'Formal enough, and still warm:',
      'Plain and professional:',
    ],
    leadsTo: [
      'To {to}, courteous and clear:',
      'For {to}, in a form that could stand in writing:',
      'Formal enough for {to}, and still warm:',
      'What {to} could hear:',
    ],
    habit: 'A date and a number do more here than any adjective.',
  },
  Social: {
    manner: 'light',
    doors: ['starting a chat', 'keeping it going', 'leaving politely'],
    who: 'Who would hear it: a friend, a host, or somebody new?',
    watches: 'the second question, and exits',
    leads: [
      'Lightly, in passing:',
      'Easy to say, easy to answer:',
      'With a smile and no run-up:',
      'Casual, and then a breath:',
    ],
    leadsTo: ['To {to}, lightly:', 'In passing, to {to}:', 'Easy to say to {to}:', 'With no run-up, to {to}:'],
    habit: 'Among friends a light tone carries a plain answer well.',
  },
  Public: {
    manner: 'rhythmic, in short sentences',
    doors: ['the first minute', 'the middle', 'hard questions'],
    who: 'Who would hear it: a full room, a panel, or one person afterwards?',
    watches: 'pauses, and one idea',
    leads: [
      'Slowly, with a stop after each sentence:',
      'One idea, said standing:',
      'Out loud, to the last row:',
      'Short sentences, one breath each:',
    ],
    leadsTo: [
      'To {to}, with a stop after each sentence:',
      'Out loud, for {to}:',
      'One idea for {to}:',
      'Slowly, to {to}:',
    ],
    habit: 'Before others, say it in half the words and let the stop do the rest.',
  },
}

/** Branches of the forest that are trades: their people, a customer or a patient, stand on the cards of this context. */
const TRADES: ReadonlySet<string> = new Set(['customer support', 'healthcare'])

/** The context by its name; a trade is Professional, and anything unknown is Personal. */
export const contextOf = (name: string): Context => {
  const plain = name.trim().toLowerCase()
  return CONTEXTS.find((each) => each.toLowerCase() === plain) ?? (TRADES.has(plain) ? 'Professional' : 'Personal')
}

/** How a context sounds. */
export const voiceOf = (context: Context): Voice => VOICES[context]
