import type { LanguageCode } from '@understory/forest/phrases/languages'

/** Availability values of the specification. */
export const AVAILABILITIES = ['unavailable', 'downloadable', 'downloading', 'available'] as const
export type Availability = (typeof AVAILABILITIES)[number]
export type Pair = { readonly from: LanguageCode; readonly to: LanguageCode }

type Languages = { readonly sourceLanguage: string; readonly targetLanguage: string }
type Creating = { readonly signal: AbortSignal; readonly monitor?: (monitor: EventTarget) => void }
type Working = { readonly signal: AbortSignal }
export type BrowserTranslator = { translate: (text: string, options: Working) => Promise<string>; destroy: () => void }
type Guess = { readonly detectedLanguage?: string; readonly confidence?: number }
export type BrowserDetector = {
  detect: (text: string, options: Working) => Promise<readonly Guess[]>
  destroy: () => void
}

/**
 * Translator and LanguageDetector of Chrome and Edge, which TypeScript doesn't type yet.
 * @source https://webmachinelearning.github.io/translation-api/
 */
type BrowserApis = {
  readonly Translator?: {
    readonly availability: (languages: Languages) => Promise<string>
    readonly create: (options: Languages & Creating) => Promise<BrowserTranslator>
  }
  readonly LanguageDetector?: {
    readonly availability: () => Promise<string>
    readonly create: (options: Creating) => Promise<BrowserDetector>
  }
}

/** Read on each use, because browsers can disable them at runtime. */
export const browserApis = (): BrowserApis => globalThis as BrowserApis

export const hasTranslator = () => browserApis().Translator !== undefined
export const hasDetector = () => browserApis().LanguageDetector !== undefined
