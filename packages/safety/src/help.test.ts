import { PartSchema, SuggestionSchema } from '@understory/contract/coaching'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DANGER_KINDS, type DangerKind } from './danger.ts'
import { type Danger, helpReply, mentionPart } from './safety.ts'

const LANGUAGES = ['en', 'es'] as const
const every = [...DANGER_KINDS, null].flatMap((kind) =>
  (['writer', 'other'] as const).flatMap((who) => LANGUAGES.map((language) => [kind, who, language] as const)),
)
const dangerOf = (kind: DangerKind | null, who: Danger['who']): Danger => ({
  level: 'lead',
  kind,
  who,
  isFeared: false,
})
const replyTo = (kind: DangerKind | null, who: Danger['who'], language: 'en' | 'es', content = 'x') =>
  helpReply(dangerOf(kind, who), [{ role: 'user', content }], language)

describe.each(every)('help for %s, %s, in %s', (kind, who, language) => {
  const { text, parts, suggestions } = replyTo(kind, who, language)

  test("has the contract's shape and leads", () => {
    expect(z.array(PartSchema).parse(parts)).toEqual(parts)
    expect(z.array(SuggestionSchema).parse(suggestions)).toEqual(suggestions)
    expect(parts[0]).toMatchObject({ kind: 'help', level: 'lead' })
  })

  test('says where to reach a person, elsewhere too, and asks one question with two answers', () => {
    const [help] = parts
    expect(help?.kind === 'help' && help.lines.length).toBeGreaterThan(1)
    expect(text).toContain('findahelpline.com')
    expect(parts.filter((part) => part.kind === 'question')).toHaveLength(1)
    expect(suggestions).toHaveLength(2)
  })

  test('has at most 120 words beside its numbers, and no sentence over 22 words in English', () => {
    const written = text.split('\n\n').filter((paragraph) => !paragraph.includes(' · '))
    expect(written.join(' ').split(/\s+/).length).toBeLessThanOrEqual(120)
    const sentences = language === 'en' ? written.flatMap((paragraph) => paragraph.split(/(?<=[.?!])\s/)) : []
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 22)).toEqual([])
  })

  test('the quiet line fits on one line and names the country', () => {
    const part = mentionPart(dangerOf(kind, who), language)
    expect(PartSchema.parse(part)).toMatchObject({ kind: 'help', level: 'mention' })
    expect(part.kind === 'help' && part.text).toMatch(language === 'en' ? /\(US\)/ : /\(EE\. UU\.\)/)
  })
})

test.each<[string, Parameters<typeof replyTo>, RegExp]>([
  ['a life in danger now', [null, 'other', 'en', 'My dad is not breathing'], /^Call 911 now/],
  ['an older person', ['child-or-elder', 'other', 'en', 'The aide slaps my grandma'], /Eldercare/],
  ['a child', ['child-or-elder', 'other', 'en', 'My neighbor hits her kids'], /Childhelp/],
  ['Spanish', ['suicide', 'writer', 'es'], /988 y pulsa 2/],
  ['veterans', ['suicide', 'writer', 'en'], /Veterans can press 1, or text 838255/],
  [
    'a crisis phrase in German',
    ['suicide', 'writer', 'en', 'Ich will nicht mehr leben'],
    /Danke, dass du es geschrieben/,
  ],
])('help for %s has its own words or line', (_whom, danger, words) => {
  expect(replyTo(...danger).text).toMatch(words)
})

test('where somebody is feared, no words for that person are offered', () => {
  const { parts } = replyTo('violence-at-home', 'writer', 'en')
  const phrases = parts.flatMap((part) => (part.kind === 'phrase' ? part.segments : []))
  expect(phrases).toEqual([{ text: 'Someone at home is hurting me. How can I be safer?' }])
})
