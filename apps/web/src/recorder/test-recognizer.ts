/** A fake Web Speech recognizer, controlled by the test. */
export class StandIn {
  static made: StandIn[] = []
  starts = 0
  lang = ''
  processLocally = false
  onresult: ((event: { results: unknown }) => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  onend: (() => void) | null = null
  constructor() {
    StandIn.made.push(this)
  }
  start() {
    this.starts += 1
  }
  stop() {
    this.onend?.()
  }
  abort() {}
  hear(...words: string[]) {
    this.onresult?.({ results: words.map((transcript) => ({ isFinal: true, 0: { transcript } })) })
  }
}

type Answers = {
  available?: (options: unknown) => Promise<string>
  install?: (options: unknown) => Promise<boolean>
}

/** A window whose recognizer gives these answers. */
export function windowWith(answers: Answers, name = 'SpeechRecognition') {
  StandIn.made = []
  return { [name]: Object.assign(class extends StandIn {}, answers) }
}

/** A storage in which this browser has answered before whether it recognizes speech on the device. */
export const answeredBefore = (text = `answered ${navigator.userAgent}`) => {
  let kept: string | null = text
  return {
    getItem: () => kept,
    setItem: (_name: string, value: string) => {
      kept = value
    },
  }
}
