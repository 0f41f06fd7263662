import { describe, expect, test } from 'vitest'
import {
  type Danger,
  helpReply,
  NOBODY_COULD_GET_HURT,
  readDanger,
  SOMEONE_COULD_GET_HURT,
  type Vectors,
} from './safety.ts'
import type { Turn } from './thread.ts'

const NO_VECTORS: Vectors = { get: () => undefined }
const read = (turns: readonly Turn[]): Danger => readDanger(turns, NO_VECTORS)
const said = (content: string): Turn => ({ role: 'user', content })
const answered = (content: string): Turn => ({ role: 'assistant', content })

/** A conversation in which each message of danger gets our help, and any other a plain answer. */
const talk = (...messages: string[]): { turns: Turn[]; last: Danger; reply: string } => {
  const turns: Turn[] = []
  let [last, reply]: [Danger, string] = [read([]), '']
  for (const message of messages) {
    turns.push(said(message))
    last = read(turns)
    reply = last.level === 'lead' ? helpReply(last, turns, 'en').text : 'Try this line.'
    turns.push(answered(reply))
  }
  return { turns, last, reply }
}

const DANGER = 'My son says he wants to die'
const CHOKED =
  'My book club meets at ours and we read a thriller. My boyfriend choked me last night. How do I ask him for Sunday off?'

test('a danger said before stays beside the answer to something else; nothing said is none', () => {
  expect(read([]).level).toBe('none')
  expect(talk(DANGER, 'how do I ask my boss for Friday off').last).toMatchObject({
    level: 'mention',
    kind: 'suicide',
    who: 'other',
  })
})

test('a danger that was only mentioned asks for no help later, but is not forgotten', () => {
  const { last } = talk('I feel so worthless', 'how do I ask my boss for Friday off')
  expect(last).toMatchObject({ level: 'none', wasTold: true })
  expect(talk('My boss is new', 'how do I ask my boss for Friday off').last.wasTold).toBeUndefined()
})

test('what was only mentioned counts no longer once nobody could get hurt', () => {
  const { last } = talk('I feel so worthless', NOBODY_COULD_GET_HURT, 'how do I ask my boss for Friday off')
  expect(last).toMatchObject({ level: 'none' })
  expect(last.wasTold).toBeUndefined()
})

test('a fear that help came first for says that no press lifts it', () => {
  expect(talk('My husband hits me', 'how do I ask my boss for Friday off').last.staysFeared).toBe(true)
  expect(talk(CHOKED, 'how do I ask my boss for Friday off').last).toMatchObject({ isFeared: true })
})

test.each([
  "I'm not joking.",
  'He was only joking, he said.',
  "He didn't mean it.",
  "It's not like that every day.",
  'I was kidding myself that he would change.',
  'My mother says I misunderstood him.',
  "He says it's just a joke between us.",
  "I'm serious.",
  'This is a joke.',
  'nobody is hurt',
  'No one is in danger.',
  "It's a joke how often he hits me",
  'I was joking about the soup. He hits me every day.',
  'It was a joke, but he really hits me',
  'That was a joke to him',
  'Not like that, he uses a belt',
  'You misunderstood me. He hits me daily.',
])('takes no danger back: %s', (answer) => {
  expect(talk('My husband hits me', answer, 'how do I ask him for money').last).toMatchObject({ isFeared: true })
})

test.each([
  'I was joking',
  'lol just kidding',
  'I was joking, sorry!',
  'It was a joke.',
  "I didn't mean it like that",
  "That's not what I meant.",
  'You misunderstood me',
  'Era broma',
])('takes a danger back: %s', (answer) => {
  expect(talk('My husband hits me', answer, 'how do I ask for Friday off').last).toMatchObject({
    level: 'none',
    isFeared: false,
  })
})

test.each(["actually I wasn't kidding", 'I lied, I was not kidding', 'I mean it'])(
  'takes a joke back: %s',
  (answer) => {
    expect(talk('I want to kill myself', 'just kidding', answer).last.level).toBe('lead')
  },
)

test('the last message counts most: a new danger leads again', () => {
  const { last } = talk(DANGER, 'how do I ask my boss for Friday off', 'My husband hits me')
  expect(last).toMatchObject({ level: 'lead', kind: 'violence-at-home' })
})

test.each([
  ['My husband hits me', 'what do I say to him about the dishes'],
  [CHOKED, 'Shorter, please.'],
  ['My husband hits me.', 'I want to kill myself.', 'How do I ask him for Sunday off?'],
])('a fear stays in what follows, though only mentioned or beside another danger: %s', (...messages) => {
  expect(talk(...messages).last.isFeared).toBe(true)
})

test('a press takes back a fear that was only mentioned, and no other danger', () => {
  const calm = (before: string, ...after: string[]) =>
    read([said(before), answered('No words.'), ...[NOBODY_COULD_GET_HURT, ...after].map(said)]).isFeared
  expect(calm(CHOKED)).toBe(false)
  expect(calm(CHOKED, 'Shorter, please.')).toBe(false)
  expect(calm(CHOKED, 'He choked me again.')).toBe(true)
  expect(calm('My husband hits me.')).toBe(true)
  expect(read([said('I want to kill myself.'), answered('Help.'), said(NOBODY_COULD_GET_HURT)]).kind).toBe('suicide')
})

test('the other press brings it back, and a press in a reply of ours does nothing', () => {
  const calm = [said(CHOKED), answered('No words.'), said(NOBODY_COULD_GET_HURT), answered('Some words.')]
  const asked = said('How do I ask him for Sunday off?')
  expect(read([...calm, said(SOMEONE_COULD_GET_HURT.en), answered('Help.'), asked]).isFeared).toBe(true)
  expect(read([said(CHOKED), answered(NOBODY_COULD_GET_HURT), asked]).isFeared).toBe(true)
})

test('help that was sent for a fear keeps it, though its message is no longer understood', () => {
  const help = helpReply({ level: 'lead', kind: 'violence-at-home', who: 'writer', isFeared: true }, [], 'en').text
  expect(read([said('It happened again.'), answered(help), said('what do I say to him')])).toMatchObject({
    level: 'mention',
    isFeared: true,
  })
})

test.each([
  'I want to kill myself. My husband hits me.',
  'I want to die. My boyfriend hits me.',
  'My wife threatened me with a knife and I sleep in the car.',
])("somebody is feared beside a danger of one's own, and by words alone: %s", (text) => {
  expect(read([said(text)]).isFeared).toBe(true)
})

test.each([
  'I want to kill myself. My book club meets at ours.',
  'I want to kill myself. Chapter two of my novel is done.',
  'I took all my pills. My character in the game is a knight.',
])('an everyday sentence beside it silences no danger: %s', (text) => {
  expect(read([said(text)]).level).not.toBe('none')
})

describe('an answer to help is met with help', () => {
  test.each([
    ["Yes, they're here", 'Stay with them, and listen.'],
    ['No', 'If you think they may be in danger now, call 911.'],
    ["it won't help", "It's still worth one call."],
    ['thanks', "I'm glad you wrote."],
  ])('%j', (answer, words) => {
    const { last, reply } = talk(DANGER, answer)
    expect(last.level).toBe('lead')
    expect(reply).toContain(words)
  })

  test.each([
    ["I'm safe for now", 'mention'],
    ['I was joking', 'none'],
  ])('"%s" lowers it, and the next message gets %s', (answer, level) => {
    expect(talk('I want to kill myself', answer, 'how do I ask for Friday off').last.level).toBe(level)
  })

  test('a danger after a joke that was taken back is not forgotten', () => {
    const { last } = talk('I want to kill myself', 'I was joking', 'My husband hits me', 'how do I ask for Friday off')
    expect(last).toMatchObject({ level: 'mention', kind: 'violence-at-home', isFeared: true })
  })

  test('a new danger in a short answer leads anew', () => {
    expect(talk(DANGER, 'no, and now I want to kill myself').last).toMatchObject({ level: 'lead', who: 'writer' })
  })

  test('the answers to an emergency mean what its question asks', () => {
    expect(talk('My dad is not breathing', "Yes, they're coming").reply).toContain('Do what they tell you.')
    expect(talk('My dad is not breathing', 'Not yet').reply).toContain('Call 911 first.')
  })

  test('a long message after help is no answer to it', () => {
    const { last } = talk(
      DANGER,
      'No, but tell me how I ask my boss for Friday off, because the school called me about the play',
    )
    expect(last.level).toBe('mention')
  })
})

describe('the press beside the quiet line', () => {
  test.each(Object.values(SOMEONE_COULD_GET_HURT))('%j always leads', (press) => {
    expect(read([said(press)]).level).toBe('lead')
    expect(read([said('How do I ask for a raise?'), answered('So.'), said(`${press}.`)]).level).toBe('lead')
  })

  test('it leads to the danger that was spoken of', () => {
    const before = 'My husband hits me'
    expect(read([said(before), answered('So.'), said(SOMEONE_COULD_GET_HURT.en)]).kind).toBe('violence-at-home')
  })
})

test('the same help is not said twice in a row', () => {
  const { turns, reply } = talk(DANGER, 'My son still says he wants to die')
  expect(reply).toContain('This is still the most important thing.')
  expect(turns).toHaveLength(4)
})
