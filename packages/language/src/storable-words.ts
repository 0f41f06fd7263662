const HALF = /[\ud800-\udbff]$/
/** Except line breaks and tabs. */
const CONTROL = /(?![\n\t])\p{Cc}/gu

/** Streams an answer from its first word, without control characters and lone surrogates. */
export async function* storableWords(pieces: AsyncIterable<string>): AsyncIterable<string> {
  let [half, hasBegun] = ['', false]
  for await (const piece of pieces) {
    const text = half + piece.replaceAll(CONTROL, '')
    half = HALF.exec(text)?.[0] ?? ''
    const whole = text.slice(0, text.length - half.length).toWellFormed()
    const words = hasBegun ? whole : whole.trimStart()
    if (words === '') continue
    hasBegun = true
    yield words
  }
}
