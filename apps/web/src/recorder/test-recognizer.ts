/** Stands in for the browser's recognizer in the shape of the Web Speech API: says what it is told to. */
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

/** The window of a browser whose recognizer answers so about this device. */
export function windowWith(answers: Answers, name = 'SpeechRecognition') {
  StandIn.made = []
  return { [name]: Object.assign(class extends StandIn {}, answers) }
}
