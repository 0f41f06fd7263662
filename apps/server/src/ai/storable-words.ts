const HALF = /[\ud800-\udbff]$/

/** Passes an answer on from its first word, as every store keeps it: without NUL, and with no character in halves. */
export async function* storableWords(pieces: AsyncIterable<string>): AsyncIterable<string> {
  let [half, hasBegun] = ['', false]
  for await (const piece of pieces) {
    const text = half + piece.replaceAll('\0', '')
    half = HALF.exec(text)?.[0] ?? ''
    const whole = text.slice(0, text.length - half.length).toWellFormed()
    const words = hasBegun ? whole : whole.trimStart()
    if (words === '') continue
    hasBegun = true
    yield words
  }
}
