import { BrowserModelError } from './problem.ts'
import { type Availability, type ModelOptions, type PromptApi, promptApi } from './prompt-api.ts'

function optionsFor(...languages: string[]): ModelOptions {
  return { expectedInputs: [{ type: 'text', languages }], expectedOutputs: [{ type: 'text', languages }] }
}

/** Both screen languages; English alone if a model has no other. */
const WANTED = [optionsFor('en', 'es'), optionsFor('en')]

export type Found = { api: PromptApi; availability: Availability; options: ModelOptions }

/** The browser's model; undefined without the API. */
export async function findModel(): Promise<Found | undefined> {
  const api = promptApi()
  if (!api) return undefined
  for (const options of WANTED) {
    // A policy may forbid the question.
    const availability = await api.availability(options).catch((): Availability => 'unavailable')
    if (availability !== 'unavailable') return { api, availability, options }
  }
  return { api, availability: 'unavailable', options: optionsFor('en') }
}

/**
 * A model that can answer now.
 * @throws BrowserModelError `unsupported`, `unavailable`, `needs-download`
 */
export async function readyModel(): Promise<Found> {
  const found = await findModel()
  if (!found) throw new BrowserModelError('unsupported')
  if (found.availability === 'unavailable') throw new BrowserModelError('unavailable')
  if (found.availability !== 'available') throw new BrowserModelError('needs-download')
  return found
}
