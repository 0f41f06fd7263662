import type { LanguageCode } from './languages.ts'

/** The sentences of a text, each with the signs at its end. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?。！？؟।…])(?=\s|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}¿¡])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** The parts of a sentence between its commas. */
export function commaParts(sentence: string): string[] {
  return sentence
    .split(/[,،、，;；]/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** Sentences as one text: Japanese and Chinese set no spaces between them. */
export function joined(sentences: readonly string[], language: LanguageCode): string {
  return sentences.join(language === 'ja' || language === 'zh' ? '' : ' ')
}
