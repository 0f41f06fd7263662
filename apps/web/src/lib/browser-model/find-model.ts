import { BrowserModelError } from './problem.ts'
import { type Availability, type ModelOptions, type PromptApi, promptApi } from './prompt-api.ts'

function optionsFor(...languages: string[]): ModelOptions {
  return { expectedInputs: [{ type: 'text', languages }], expectedOutputs: [{ type: 'text', languages }] }
}

/** Both languages of the screens; a model that was made for English alone is better than none. */
const WANTED = [optionsFor('en', 'es'), optionsFor('en')]

export type Found = { api: PromptApi; availability: Availability; options: ModelOptions }

/** The model that this browser has for us; undefined where it has no such interface. */
export async function findModel(): Promise<Found | undefined> {
  const api = promptApi()
  if (!api) return undefined
  for (const options of WANTED) {
    const availability = await availabilityOf(api, options)
    if (availability !== 'unavailable') return { api, availability, options }
  }
  return { api, availability: 'unavailable', options: optionsFor('en') }
}

async function availabilityOf(api: PromptApi, options: ModelOptions): Promise<Availability> {
  try {
    return await api.availability(options)
  } catch {
    // A policy of the browser or of its owner may forbid it, which comes as an error.
    return 'unavailable'
  }
}

/**
 * The model that can answer at once.
 *
 * @throws BrowserModelError `unsupported`, `unavailable`, `needs-download`
 */
export async function readyModel(): Promise<Found> {
  const found = await findModel()
  if (!found) throw new BrowserModelError('unsupported')
  if (found.availability === 'unavailable') throw new BrowserModelError('unavailable')
  if (found.availability !== 'available') throw new BrowserModelError('needs-download')
  return found
}
