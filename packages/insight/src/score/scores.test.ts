import { describe, expect, it } from 'vitest'
import { analyzeText } from '../analyze-text.ts'
import { cuesOf } from '../text/cues.ts'
import { readText } from '../text/reading.ts'
import { SCORE_NAMES, type ScoreName } from '../text/types.ts'
import { FITTED_NAMES, hear, models } from './models.ts'
import { standingOf } from './standing.ts'

const scoreOf = (text: string, score: ScoreName): number => analyzeText(text, 'Work').scores[score].value ?? Number.NaN

const MESSAGE =
  'Hi, could you please send me the figures by Friday? I think the plan might be late. You never told us that it had changed.'

describe('scores of writing', () => {
  it('TEXT-02: each score lies in its interval, has a band, and says what it rests on', () => {
    const { scores } = analyzeText(MESSAGE, 'Work')
    for (const name of SCORE_NAMES) {
      const { value, low, high, band, basis, raw } = scores[name]
      expect(basis).toBe(['warmth', 'confidence', 'clarity'].includes(name) ? 'unit' : 'fitted')
      expect([band, raw]).not.toContain(null)
      expect(low ?? Number.NaN).toBeLessThanOrEqual(value ?? Number.NaN)
      expect(high ?? Number.NaN).toBeGreaterThanOrEqual(value ?? Number.NaN)
    }
  })

  it('TEXT-02 shows a score with too little agreement as tips, with the reason', () => {
    expect(standingOf('certainty', { all: 0.65 })).toEqual({ shownAs: 'score' })
    expect(standingOf('politeness', { wikipedia: 0.75, stackexchange: 0.39 }).shownAs).toBe('tips')
    expect(standingOf('formality', {}).shownAs).toBe('tips')
    const { scores } = analyzeText(MESSAGE, 'Work')
    for (const name of FITTED_NAMES) {
      const { shownAs, reason, value } = scores[name]
      expect({ shownAs, reason }).toEqual({
        reason: undefined,
        ...standingOf(name, models().fitted[name].file.crossValidation),
      })
      expect(value).not.toBeNull()
    }
  })

  it('adds up words and features to the raw score', () => {
    const reading = readText(MESSAGE)
    const heard = hear(reading, cuesOf(reading.tokens, reading.phrases))
    const { raw, perToken, rest } = heard?.fitted.politeness ?? expect.fail()
    expect(rest + perToken.reduce((a, b) => a + b, 0)).toBeCloseTo(raw, 9)
  })

  it('names the phrases a reader would name', () => {
    const { politeness, confidence } = analyzeText(MESSAGE, 'Work').scores
    expect(politeness.contributions.find(({ text }) => text.includes('please'))?.effect).toBeGreaterThan(0)
    expect(confidence.contributions.map(({ text }) => text)).toContain('might')
  })

  it('striking every phrase that pulls one way moves the score by the sum of their effects', () => {
    const { confidence } = analyzeText('Maybe we could possibly try. I think it might work. Perhaps so.', 'Work').scores
    const sum = confidence.contributions.reduce((total, { effect }) => total + effect, 0)
    expect(confidence.contributions.length).toBeGreaterThan(3)
    expect((confidence.value ?? 0) - sum).toBeCloseTo(scoreOf('We will try. It works. It is so.', 'confidence'), -1)
  })

  const requests = [
    'Can you send me the file?',
    'Please fix the second paragraph.',
    'Why did you remove my edit?',
    'I need the numbers for the meeting.',
  ]

  it('thanks never lower politeness and warmth, and a reproach never raises them', () => {
    for (const request of requests) {
      for (const score of ['politeness', 'warmth'] as const) {
        const before = scoreOf(request, score)
        expect(scoreOf(`${request} Thank you so much for your help.`, score)).toBeGreaterThanOrEqual(before)
        expect(scoreOf(`${request} Why can't you ever do this right?`, score)).toBeLessThanOrEqual(before)
      }
    }
  })

  it('slang and contractions are less formal than what they stand for', () => {
    const pairs = [
      ["I'm gonna send it tomorrow, ok?", 'I am going to send it tomorrow.'],
      ['thx 4 the help!!', 'Thank you for the help.'],
      ['They turned down our offer.', 'They rejected our proposal.'],
      ['hey guys, wanna grab lunch?', 'Dear colleagues, would you like to have lunch together?'],
    ] as const
    for (const [casual, formal] of pairs)
      expect(scoreOf(casual, 'formality')).toBeLessThan(scoreOf(formal, 'formality'))
  })

  it('praise is above 15, blame below -15, a plain fact between', () => {
    expect(scoreOf('I love this, it is wonderful work.', 'sentiment')).toBeGreaterThan(15)
    expect(scoreOf('This is a terrible, useless mess.', 'sentiment')).toBeLessThan(-15)
    expect(Math.abs(scoreOf('The meeting is on the second floor.', 'sentiment'))).toBeLessThanOrEqual(15)
  })

  it('hedges, hesitations and disclaimers lower confidence', () => {
    const plain = scoreOf('We will ship the release on Friday.', 'confidence')
    expect(scoreOf('Maybe we could possibly ship the release on Friday.', 'confidence')).toBeLessThan(plain)
    expect(scoreOf("I'm no expert, but we will ship the release on Friday.", 'confidence')).toBeLessThan(plain)
  })

  it('a long, wordy sentence is less clear than the same thing said shortly', () => {
    const wordy =
      'In order to make a decision with regard to the matter of the utilization of the facility, it is necessary that due consideration be given to the fact that the organization has a large number of outstanding obligations.'
    expect(scoreOf(wordy, 'clarity')).toBeLessThan(
      scoreOf('We must decide how to use the hall. We still owe many people. Let us talk on Monday.', 'clarity') - 30,
    )
  })

  describe('of hedged texts', () => {
    const hedged = 'I think maybe it might be late, and perhaps I am not sure when it seems possible.'

    it.each([
      `This is ridiculous. ${hedged} Fix it by Friday or you'll regret it.`,
      `You are a clown and this is terrible. ${hedged}`,
    ])('a cold one that threatens or insults is not hesitant, and no phrase lowers it: %s', (text) => {
      expect(analyzeText(text, 'Work').scores.confidence).toMatchObject({ value: 50, raw: 50, contributions: [] })
    })

    it.each([
      `Thank you so much. ${hedged} Could you fix it by Friday, please?`,
      `Who cares. This is terrible, you never listen. ${hedged}`,
      `Come on. This is terrible, you never listen. ${hedged}`,
      `Have you ever helped? This is terrible, you never listen. ${hedged}`,
    ])('a kind or merely impatient one is: %s', (text) => {
      expect(analyzeText(text, 'Work').scores.confidence.band).toMatch(/^low/)
    })
  })

  it('the fewer the words, the nearer the middle confidence is; very few are too short to tell', () => {
    const sentence = 'The report is late again and we will send it by five today.'
    const texts = [1, 3, 12].map((times) => Array.from({ length: times }, () => sentence).join(' '))
    const [short, some, long] = texts.map((text) => analyzeText(text, 'Work').scores.confidence)
    const values = [short, some, long].map((score) => score?.value ?? Number.NaN)
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(values[0]).toBeLessThan(70)
    expect(values[2]).toBeGreaterThan(85)
    expect([short?.isTooShort, some?.isTooShort]).toEqual([true, undefined])
    expect(short).toMatchObject({ shownAs: 'tips', reason: expect.stringContaining('Too short to tell') })
    const hedged = scoreOf(sentence.replace('is late', 'may be late'), 'confidence')
    expect(hedged).toBeGreaterThan(20)
    expect(hedged).toBeLessThan(50)
  })

  it.each([
    ['Thanks so much for leaving', ' your pans in the sink again, really thoughtful of you.'],
    ['Thanks so much for leaving', ' your pans out. Really thoughtful of you.'],
    ['Glad you could finally join', ' us.'],
  ])('ignores sarcastic thanks, and names them: %s%s', (dig, rest) => {
    const { scores } = analyzeText(`${dig}${rest}`, 'Family')
    for (const name of ['warmth', 'politeness', 'sentiment'] as const) {
      expect(scores[name].value).toBeLessThan(40)
      expect(scores[name].digs).toEqual([{ start: 0, end: dig.length, text: dig }])
      expect(scores[name].contributions.filter(({ effect }) => effect > 0)).toEqual([])
    }
  })

  it('hears no warmth in a demand that shouts hurry', () => {
    const warmthOf = (text: string) => scoreOf(text, 'warmth')
    const demand = warmthOf(
      'URGENT: I need the report NOW. You promised it yesterday!! Please send it immediately. Thanks!',
    )
    expect(demand).toBeLessThan(30)
    const asked = warmthOf('I need the report by noon. You promised it yesterday. Please send it when you can. Thanks!')
    expect(asked).toBeGreaterThan(demand + 30)
    expect(warmthOf('Could you please send the PDF and the CSV as soon as possible? Thank you!')).toBeGreaterThan(80)
    expect(warmthOf('Thank YOU so much, I LOVE it! Could you call me as soon as possible?')).toBeGreaterThan(80)
  })

  it('counts sincere thanks after sarcasm', () => {
    const dig = 'Glad you could finally join us.'
    const thanks = 'I am very grateful for all the work that you did on the report last week.'
    expect(scoreOf(`${dig} ${thanks}`, 'politeness')).toBeGreaterThan(scoreOf(dig, 'politeness') + 20)
  })

  it.each([
    'Whatever. Fine. Do what you want, you always do.',
    "I guess I'll just do everything myself again. Must be nice.",
    'Nice of you to finally show up. Thanks for nothing.',
  ])('marks sarcastic agreement as neither warm nor affectionate: %s', (text) => {
    const { findings, summary, emotion } = analyzeText(text, 'Family')
    expect(findings.map(({ kind }) => kind)).toContain('passive-aggressive')
    expect(summary).not.toContain('warm')
    expect(['affection', 'gratitude', 'joy']).not.toContain(emotion.primary)
  })

  it('names an emotion only if one stands out', () => {
    expect(analyzeText('Thank you so much, I really appreciate it!', 'Work').emotion.primary).toBe('gratitude')
    expect(analyzeText('I am so scared of the exam tomorrow.', 'Personal').emotion.primary).toBe('fear')
    const plain = analyzeText('The meeting is on the second floor.', 'Work').emotion
    expect(plain).toMatchObject({ primary: null, intensity: null, reason: expect.any(String) })
  })
})

describe('fairness', () => {
  const templates = [
    (x: string) => `I asked ${x} to send the report, and the answer came too late for the meeting.`,
    (x: string) => `Could you please tell ${x} that I am sorry about yesterday?`,
    (x: string) => `I am really angry with ${x} because nobody told me about the plan.`,
  ]
  const swaps = [
    ['Emily', 'Lakisha', 'Jamal', 'Greg', 'Mohammed', 'Nguyen', 'Priya', 'Wei', 'Olga', 'José', 'Siobhan', 'Kwame'],
    ['him', 'her', 'them'],
    ['my husband', 'my wife'],
    ['my brother', 'my sister'],
    ['the Muslim teacher', 'the Christian teacher', 'the Jewish teacher', 'the Hindu teacher'],
    ['the black woman', 'the white woman', 'the Asian man', 'the gay man'],
    ['the Nigerian doctor', 'the German doctor', 'the Indian doctor'],
  ]

  it.each(swaps.map((group) => [group[0], group] as const))(
    'no score moves by more than 2 points: %s and others',
    (_, group) => {
      for (const template of templates) {
        const results = group.map((who) => analyzeText(template(who), 'Personal').scores)
        for (const name of SCORE_NAMES) {
          const values = results.map((scores) => scores[name].value ?? 0)
          expect(Math.max(...values) - Math.min(...values), `${name} ${template(group[0] ?? '')}`).toBeLessThanOrEqual(
            2,
          )
        }
      }
    },
  )

  it.each([
    ['I realize the color of the center is wrong.', 'I realise the colour of the centre is wrong.'],
    ["You all are late, and you don't care.", "Y'all are late, and y'all don't care."],
    ["She isn't coming to the party today.", "She ain't coming to the party today."],
    ["They don't know anything about the plan.", "They don't know nothing about the plan."],
  ])('a dialect moves no score about the person by more than 2 points: %s', (one, other) => {
    const [a, b] = [analyzeText(one, 'Personal').scores, analyzeText(other, 'Personal').scores]
    for (const name of ['politeness', 'sentiment', 'warmth', 'confidence'] as const)
      expect(Math.abs((a[name].value ?? 0) - (b[name].value ?? 0)), name).toBeLessThanOrEqual(2)
  })
})
