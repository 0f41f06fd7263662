import type { LanguageCode } from './languages.ts'

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?。！？؟।…])(?=\s|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}¿¡])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

export function commaParts(sentence: string): string[] {
  return sentence
    .split(/[,،、，;；]/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** Japanese and Chinese have no spaces between sentences. */
export function joined(sentences: readonly string[], language: LanguageCode): string {
  return sentences.join(language === 'ja' || language === 'zh' ? '' : ' ')
}
