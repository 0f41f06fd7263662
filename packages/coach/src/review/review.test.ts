import { piecesBetween } from '@understory/language/diff'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reviewDraft } from './review.ts'
import { DRAFTS } from './test-drafts.ts'

type Name = keyof typeof DRAFTS
/** The whole reply as text, and the rewritten draft: the draft itself where nothing changed. */
function review(text: string, asks = '') {
  const parts = reviewDraft({ text, asks })
  const draft = parts.find((part) => part.kind === 'draft')
  const said = parts.flatMap((part) => (part.kind === 'answer' ? [part.text] : [])).join('\n')
  return { said, draft, after: draft?.text ?? text }
}

/** What the rewritten text must and must not hold, and what must be said of it. */
const CASES: Partial<Record<Name, { has?: string[]; not?: string[]; says?: string[] }>> = {
  landlord: {
    has: ['November 3', '4 times', 'by Friday', "[what you'll really do]"],
    not: ['joke of a landlord', 'regret', 'ridiculous'],
    says: ['"I will make you regret it" is a threat', 'Fill in the brackets'],
  },
  deposit: {
    has: ['$1,200', 'June 30', 'Dana Ruiz', 'Send it.'],
    not: ['thief', 'everyone in this town'],
    says: ['threat'],
  },
  professor: {
    has: ['Could I get an extension on the essay?', 'I had the flu last week', 'Best,\nMei'],
    not: ['wondering', 'bother', 'Sorry again'],
    says: ['You say sorry 4 times'],
  },
  breakup: {
    has: ['i want us to break up', "you've been really good to me"],
    not: ['maybe'],
    says: ['still change your mind'],
  },
  pr: {
    has: ['Could we use a Map here?', '`getUser` returns null on line 42.', 'Did you test this'],
    not: ['terrible', 'even test'],
    says: ['exact place in the code'],
  },
  condolence: {
    has: ['saved me a seat every Sunday', '[one small thing] on [day]', "I'm so sorry for your loss."],
    not: ['At least'],
    says: ['The memory is the best part', 'grieving'],
  },
  toast: { has: [DRAFTS.toast], says: ['The memory is the best part', "I'd use it"] },
  complaint: {
    has: ['Please [what you want] by [day].', 'March 2', 'Regards,\nTom Becker'],
    says: ["doesn't say what you want"],
  },
  ex: { has: ['give me back my bike by sunday'], not: ['or else', 'end up alone', 'ruined'], says: ['threat'] },
  passive: {
    has: ['The report was due on Tuesday', "We can't close the month", 'by [day]', 'Thanks,\nJoe'],
    not: ['Per my last', 'so difficult', 'As you should know', 'in advance'],
    says: ['"Per my last email" sounds annoyed'],
  },
  language: {
    has: ['I have been working here for 5 years', 'discuss my salary', 'more information', 'hearing from you'],
    not: ['since 5 years', 'informations'],
  },
  ron: { has: ['Hey Ron,', "I'd like a say in this."], not: ['yet again', 'I guess'], says: ['sarcasm'] },
  pastor: { has: [DRAFTS.pastor], says: ['You give a clear date'] },
  roommate: {
    has: ["please don't leave your dishes in the sink. I have to clean them.", 'Please stop eating my food.'],
    not: ['you always', 'nice to have a maid'],
    says: ['accusation'],
  },
  husband: {
    has: ["I'd like you to listen to me.", 'I feel stupid in front of your parents.', 'on Saturday'],
    not: ['You never', 'You always'],
  },
  boss: {
    has: ['well. Could you approve my vacation for July 8 to 12? I wanted'],
    says: ['comes late', 'people skim'],
  },
  resign: {
    has: ["Hi Marta,\n\nI'm resigning, and my last day is May 16. I have learned"],
    says: ['The news comes late'],
  },
  neighbor: { has: [DRAFTS.neighbor], says: ["I'd send it"] },
  apology: { has: ["I'm sorry I hurt you."], says: ['You own your part', 'Say what you did'] },
  nonapology: { has: ["I'm sorry for [what you did]."], not: ['you feel that way'] },
  shout: { has: ['Why is nobody answering the phone?', '3 hours', '5521 now'], not: ['WHY', '!!'], says: ['shouting'] },
  coworker: { has: ['Please update the ticket.'], not: ['due respect', 'obviously', 'Some of us'] },
  friend: { has: ['That felt selfish to me.', 'I was really hurt'], not: ['No offense'] },
  text: { has: [DRAFTS.text], says: ["I'd send it"] },
  teacher: { has: ['could you tell me what Eli needs to catch up on?', 'four days'], not: ['wondering', 'bother'] },
  thanks: { has: [DRAFTS.thanks], says: ["I'd send it"] },
  threat: { has: ['[what happened]'], not: ['live', 'Watch'], says: ['threat'] },
  mom: { has: ["Please don't criticize how I raise Theo. It makes me"], not: ['constantly'] },
  long: { has: ['five floors. He has missed two', '220 Pine', 'August 9', '81'], says: ['65 words'] },
  invite: { has: [DRAFTS.invite], says: ["I'd send it"] },
}

describe.each(Object.entries(CASES))('a draft: %s', (name, { has = [], not = [], says = [] }) => {
  const { said, after } = review(DRAFTS[name as Name])
  test('is rewritten, with the best thing and the change said', () => {
    for (const words of has) expect(after).toContain(words)
    for (const words of not) expect(after).not.toContain(words)
    for (const words of says) expect(said).toContain(words)
    expect(said).not.toMatch(/[{}]|undefined|NaN/)
  })
})

test('nothing that is found is no promise where somebody worries how it sounds', () => {
  const text =
    'The model of the volcano was very impressive, especially the soldering. I would love to see what Ida can do.'
  const { said } = review(text, 'Too snippy?')
  expect(said).toContain("I don't see anything harsh")
  expect(said).toContain("I can't hear how it sounds")
  expect(said).not.toContain("I'd send it")
})

test.each([
  ["Thanks for everything! I don't think I can accept right now, but let's see how things go?", 'could still say yes'],
  ["I'll have to pass on this. Maybe next time!", 'could still say yes'],
  ['We are forced to raise prices in May. I completely understand if you leave!', 'like begging'],
])('a no that sounds like a maybe and a notice that begs are said: %s', (text, says) => {
  expect(review(text).said).toContain(says)
  expect(review(text).said).not.toContain("I'd send it")
})

test.each([
  "Hi Tom, I can't make it Saturday. Maybe next time? Have fun!",
  'Unfortunately the order is late. We expect it on Friday.',
  'From January 1 a cut costs 35. I hope you still come. Thank you!',
  "I can't host Thanksgiving this year. We'll see you at Mom's on Friday!",
  "I need to pass. Please don't ask me again.",
  "I can't accept the offer. The timing is good, though.",
  "I can't commit to Tuesdays. Can you try me again next week?",
  'With a heavy heart we tell you that Grandma died. We are terribly sorry. Hours may change.',
  "Could you turn it down after ten? Let's see how it goes.",
  "I'm so, so sorry I missed your birthday. I feel terrible about it.",
  'We are unfortunately forced to raise prices in May.',
])('a plain no and a plain notice are left alone: %s', (text) => {
  expect(review(text).said).not.toMatch(/could still say yes|like begging/)
})

test('a worry that it sounds weak finds a half-meant no', () => {
  const text = "I don't think I can accept right now, but let's see how things go."
  expect(review(text, 'does this sound too weak?').said).toMatch(/^A little\./)
})

describe('what somebody asks for', () => {
  test('shorter keeps facts, wish and close', () => {
    const { said, after } = review(DRAFTS.boss, 'make it shorter')
    expect(after).toContain('July 8 to 12')
    expect(after).not.toContain('finds you well')
    expect(said).toMatch(/^It's \d+ words now instead of 57\./)
  })
  test.each([
    ['more formal', DRAFTS.invite, /^Hello everyone, we are having a barbecue/],
    ['less formal', DRAFTS.long, /can't use the stairs/],
    ['make it nicer', 'Send me the keys by 5.', /^Could you send me the keys by 5, please\?$/],
    ['firmer', 'Hi Al, could you maybe pay me by Friday? No worries if not!', /^Hi Al, please pay me by Friday\.$/],
  ])('%s: "%s" becomes %s', (asks, text, becomes) => {
    expect(review(text, asks).after).toMatch(becomes)
  })
  test.each([
    // A capital inside a sentence may be a name.
    ['i beleive you, Thier Wensday can wait untill tommorow', /^i believe you, Thier Wensday can wait until tomorrow$/],
    ['Thank you for waiting, no es posible hoy. Es necesary to wait for the responce.', /no es posible hoy.* response/],
    ['Dear Sir, We has a leak. You was away. Seeing you was good.', /have a leak. You were away. Seeing you was good/],
    ['Dear Sir, We has a leak. What worries you is fair.', /have a leak. What worries you is fair/],
    ['We has paid and I beleive it is a mistake.', /^We have paid and I believe it is a mistake\.$/],
    ['Their has been no lesson, definately none.', /^There has been no lesson, definitely none\.$/],
    ['I definately have a emergency on a other day.', /^I definitely have an emergency on another day\.$/],
    ['Constructor fees are due, and the constructor called me today.', /^Constructor .* the constructor called me/],
  ])('mends misspellings and verbs only where they are wrong: "%s"', (text, mended) => {
    expect(review(text).after).toMatch(mended)
  })
  test('the tone that was set counts where nothing was asked', () => {
    const parts = reviewDraft({ text: 'Send me the keys by 5.', asks: '' }, 'softer')
    expect(JSON.stringify(parts)).toContain('Could you send me the keys')
  })
  test('a worry is answered first', () => {
    expect(review(DRAFTS.passive, 'is this too harsh?').said).toMatch(/^Yes, in a few places\./)
    expect(review(DRAFTS.invite, 'is this too harsh?').said).toMatch(/^No, I don't see anything harsh in it\./)
    expect(review(DRAFTS.teacher, 'is it too long?').said).toMatch(/^No, 44 words is fine\./)
  })
  test.each(['make it nicer', 'shorter please', 'more formal', 'firmer', 'make it funnier'])(
    'nobody who asks "%s" is told to send it as it is',
    (asks) => {
      for (const text of Object.values(DRAFTS)) expect(review(text, asks).said).not.toMatch(/I'd (?:send|use|post) it/)
    },
  )
  test('what edits cannot do is said', () => {
    expect(review(DRAFTS.friend, 'make it funnier').said).toContain('use a language model')
  })
})

describe('hostile texts', () => {
  test.each([
    "You're such a selfish, lazy pig and I wish I never married you. Pick up Lily at 5.",
    'I know where you live.',
    'kill yourself loser',
    'Listen, you people are thieves. I paid $89.99 on 10/3.',
    "Pay me by Friday or I'll ruin you.",
    'I hope you rot. Nobody likes you.',
    "I'll make sure everyone at Harvest Church knows what you did.",
    'You are a liar who stole $500 from me.',
    "I hope you're happy now. You broke her heart. Never contact my daughter again.",
  ])('"%s" is never called fine', (text) => {
    const { said, after } = review(text)
    expect(said).not.toMatch(/I'd (?:send|use|post) it/)
    expect(after).not.toMatch(/pig|where you live|kill|loser|thieves|ruin|rot\b|Nobody|Harvest|liar/)
  })
  test('sums and dates of an insulting line stay', () => {
    expect(review('You are a liar who stole $500 from me on May 3.').after).toBe('You stole $500 from me on May 3.')
    expect(review("Pay me by Friday or I'll ruin you.").after).toBe('Pay me by Friday.')
  })
  test.each([
    "I'll find you a copy by Monday.",
    "I'll make sure everyone gets the notes.",
    "Let's try it and see what happens.",
    "You're the reason I smile.",
    'You always make me laugh.',
    'You always put me first, and I love you for it.',
    'This heat will kill me!',
  ])('"%s" is not taken for one', (text) => {
    expect(review(text).after).toBe(text)
  })
  test('a text that sounds unsafe is not polished', () => {
    const { said, draft } = review("I'm tired. You'd all be better off without me. I'm sorry for everything.")
    expect(draft).toBeUndefined()
    expect(said).toContain('talk to somebody')
  })
})

const FACTS = '$1,250|June 14|Friday|3:30|42%|Maria Lopez|Dr. Chen|Elm Street|invoice 8817|twelve'.split('|')
const fact = fc.constantFrom(...FACTS)
const withFact = fc.constantFrom(
  'The last thing I heard about was *.',
  'Per my last email, we agreed on * and you never answered.',
  'I was just wondering if maybe you could send it with * as soon as possible?',
  "I'm so sorry about *, I'm really sorry.",
  'You always ignore * and I have to deal with it.',
  'Just a friendly reminder that * is still open AGAIN!!!',
  'You idiot, you forgot *.',
  "I guess I'll do it myself because * was obviously too much.",
)
const WITHOUT_FACT = [
  'You are a liar.',
  'Must be nice.',
  'Sorry again!',
  'I hope this finds you well.',
  'Whatever.',
  'Could you call me?',
]
const sentence = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(withFact, fact).map(([text, one]) => text.replace('*', () => one)) },
  { weight: 1, arbitrary: fc.constantFrom(...WITHOUT_FACT) },
)
const drafts = fc
  .tuple(
    fc.constantFrom('Hi Sam,\n\n', 'Dear Ms. Ortiz, ', 'hey ', ''),
    fc.array(sentence, { minLength: 1, maxLength: 9 }),
    fc.constantFrom('', '\n\nThanks in advance,\nPriya'),
  )
  .map(([greeting, body, close]) => `${greeting}${body.join(' ')}${close}`)
const asks = fc.constantFrom('', 'shorter', 'nicer', 'more formal', 'less formal', 'firmer', 'fix the grammar')
const count = (text: string, part: string) => text.toLowerCase().split(part.toLowerCase()).length - 1

describe('any draft', () => {
  test('names, dates, numbers and sums are the same, and spaces, marks and capitals stay right', () => {
    fc.assert(
      fc.property(drafts, asks, (text, wish) => {
        const { after } = review(text, wish)
        for (const one of FACTS) expect(count(after, one), `${one} in ${after}`).toBe(count(text, one))
        const figures = (all: string) => all.match(/\d+/g)?.toSorted() ?? []
        expect(figures(after)).toEqual(figures(text))
        expect(after).not.toMatch(/ {2}|\s[,.;?]|,[,.]|^[,.;]|\.\.|[?.!] [a-z]/)
      }),
      { numRuns: 600 },
    )
  })
  test('pieces make up the old text and the new one', () => {
    fc.assert(
      fc.property(fc.oneof(drafts, fc.string({ unit: 'grapheme', maxLength: 300 })), asks, (text, wish) => {
        const { draft } = review(text, wish)
        const joined = (not: string) =>
          draft?.pieces
            .filter(({ change }) => change !== not)
            .map((piece) => piece.text)
            .join('')
        if (!draft) return
        expect(joined('new')).toBe(text)
        expect(joined('gone')).toBe(draft.text)
      }),
      { numRuns: 300 },
    )
  })
  test('a very long one keeps its end, and the reply says so', () => {
    const text = 'Per my last email, the door is open. '.repeat(540)
    const { said, draft, after } = review(text)
    expect(said).toContain('only read the first part')
    expect(after.endsWith(text.slice(-12_000))).toBe(true)
    expect(draft?.pieces.length).toBeGreaterThan(1)
  })
})

test('a chat keeps its ways unless somebody asks to fix it', () => {
  const text = 'mom i cant come sunday. your going to be mad but i have too work.'
  expect(review(text).after).toBe(text)
  expect(review(text, 'fix my text pls').after).toContain("you're going to be mad but i have to work")
})

test('texts that are too far apart to compare stand one after the other', () => {
  const [before, after] = ['alot ', 'a lot of '].map((word) => word.repeat(600))
  expect(piecesBetween(before ?? '', after ?? '')).toEqual([
    { text: before, change: 'gone' },
    { text: after, change: 'new' },
  ])
})
