// Runs on the audio thread, without imports or access to the page.
declare const sampleRate: number
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}

const BLOCK = Math.round(sampleRate / 10)

/** Posts audio in blocks of 100 ms; "stop" asks for the rest, then null. */
class Recorder extends AudioWorkletProcessor {
  #block = new Float32Array(BLOCK)
  #filled = 0
  #isOpen = true

  constructor() {
    super()
    this.port.onmessage = () => {
      this.#send(this.#block.slice(0, this.#filled))
      this.port.postMessage(null)
      this.#isOpen = false
    }
  }

  process([input]: readonly Float32Array[][]): boolean {
    const samples = input?.[0]
    if (samples && this.#isOpen) this.#take(samples)
    return this.#isOpen
  }

  #take(samples: Float32Array): void {
    let from = 0
    while (from < samples.length) {
      const some = samples.subarray(from, from + BLOCK - this.#filled)
      this.#block.set(some, this.#filled)
      this.#filled += some.length
      from += some.length
      if (this.#filled < BLOCK) continue
      this.#send(this.#block)
      this.#block = new Float32Array(BLOCK)
      this.#filled = 0
    }
  }

  #send(block: Float32Array<ArrayBuffer>): void {
    if (block.length > 0) this.port.postMessage(block, [block.buffer])
  }
}

registerProcessor('recorder', Recorder)
