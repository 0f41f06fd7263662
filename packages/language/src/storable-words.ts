const HALF = /[\ud800-\udbff]$/
/** All but line breaks and tabs. */
const CONTROL = /(?![\n\t])\p{Cc}/gu

/** Passes an answer on from its first word, as every store keeps it: without control characters or a character in halves. */
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
