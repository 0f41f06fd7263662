import { useSyncExternalStore } from 'react'

/** A speech synthesis voice for the language, if any. */
export function useVoice(language: string): SpeechSynthesisVoice | undefined {
  return useSyncExternalStore(
    subscribe,
    () => voiceFor(language),
    () => undefined,
  )
}

export function speak(text: string, voice: SpeechSynthesisVoice): void {
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  speechSynthesis.speak(utterance)
}

function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined
  return speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
}

function subscribe(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}
