import type { Encode } from './index.ts'

type Options = {
  /** Vectors kept, the least recently used going first; 1.5 KB for each vector, of which a text has up to twelve, and a quarter of a KB for each of its words. */
  most: number
  /** By what a text is kept; a fingerprint keeps what people wrote out of it. */
  keyOf?: (text: string) => string
}

/** Encodes each text once while its vector is kept. Whoever asks for a text that is under way waits for the same vector. */
export function cached(encode: Encode, { most, keyOf = (text) => text }: Options): Encode {
  const kept = new Map<string, Promise<Float32Array>>()

  function keep(key: string, vector: Promise<Float32Array>): void {
    kept.delete(key)
    kept.set(key, vector)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }

  return (texts) => {
    const keys = texts.map(keyOf)
    const found = new Map(keys.map((key) => [key, kept.get(key)]))
    const missing = new Map(keys.flatMap((key, at) => (found.get(key) ? [] : [[key, texts[at] ?? '']])))
    const fresh = missing.size > 0 ? encode([...missing.values()]) : Promise.resolve([])
    for (const [at, key] of [...missing.keys()].entries()) {
      const vector = fresh.then((vectors) => vectors[at] ?? missed())
      vector.catch(() => {
        if (kept.get(key) === vector) kept.delete(key)
      })
      found.set(key, vector)
    }
    for (const [key, vector] of found) if (vector) keep(key, vector)
    return Promise.all(keys.map((key) => found.get(key) ?? missed()))
  }
}

function missed(): never {
  throw new Error('The encoder gave too few vectors.')
}
