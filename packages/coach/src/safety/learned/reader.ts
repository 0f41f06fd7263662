import { languageOf } from '../../read/language.ts'
import { ENGLISH } from '../../text/stop-words.ts'
import { findAll } from '../engine.ts'
import type { Shadow, Token } from '../normalise.ts'
import { isReport, NOTHING, type SafetyReading } from '../reading.ts'
import { featuresOf } from './features.ts'
import { type Model, modelOf } from './model.ts'
import weights from './weights.json' with { type: 'json' }

/** Messages that it learned from are a few sentences long, so long texts are read in stretches of that length. */
const STRETCH = 80
const STEP = 40
/** Of a text so many stretches are read, spread over it. */
const MOST = 60
/** So much of a text says in which language it is. */
const SAMPLE = 600
const FEW = 4

let made: Model | undefined
const model = (): Model => {
  made ??= modelOf(weights)
  return made
}

const isEnglish = ({ clean, tokens }: Shadow): boolean => {
  const sample = tokens.slice(0, SAMPLE)
  const known = sample.filter(({ word }) => ENGLISH.has(word)).length
  return known * FEW >= sample.length && languageOf(clean.slice(0, SAMPLE).toLowerCase()) === 'en'
}

const stretchesOf = (tokens: readonly Token[]): (readonly Token[])[] => {
  if (tokens.length <= STRETCH) return [tokens]
  const count = Math.ceil((tokens.length - STRETCH) / STEP) + 1
  const step = count <= MOST ? STEP : Math.ceil((tokens.length - STRETCH) / (MOST - 1))
  return Array.from({ length: Math.min(count, MOST) }, (_, at) => tokens.slice(at * step, at * step + STRETCH))
}

/** How sure it must be of a kind to speak of that kind alone. */
const SURE = 0.5

/**
 * A second opinion on a text in which the rules found nothing: a check where it is likely enough that something is there,
 * else nothing. English only. The more stretches a text has, the likelier each must be, so that length alone raises nothing.
 */
export const readLearned = (shadow: Shadow): SafetyReading => {
  if (shadow.tokens.length < 2 || !isEnglish(shadow)) return NOTHING
  const { danger, kind, checkFrom } = model()
  const stretches = stretchesOf(shadow.tokens)
  let [most, of] = [checkFrom + Math.log(stretches.length), undefined as ReturnType<typeof featuresOf> | undefined]
  for (const tokens of stretches) {
    const findings = findAll(tokens)
    if (isReport({ tokens, findings })) continue
    const features = featuresOf(tokens, findings)
    const score = danger(features)
    if (score >= most) [most, of] = [score, features]
  }
  if (!of) return NOTHING
  const { category, person, sure } = kind(of)
  return {
    level: 'check',
    category,
    person,
    points: 0,
    frames: [`learned-${category}`],
    learned: true,
    ...(sure < SURE ? { unsure: true } : {}),
  }
}
