import type { Encode } from './index.ts'

type Options = {
  /** Vectors kept, the least recently used going first; each takes 2 KB. */
  most: number
  /** By what a text is kept; a fingerprint keeps what people wrote out of it. */
  keyOf?: (text: string) => string
}

/** Encodes each text once while its vector is kept. Whoever asks for a text that is under way waits for the same vector. */
export function cached(encode: Encode, { most, keyOf = (text) => text }: Options): Encode {
  const kept = new Map<string, Float32Array | Promise<Float32Array>>()

  function keep(key: string, vector: Float32Array | Promise<Float32Array>): void {
    kept.delete(key)
    kept.set(key, vector)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }

  return (texts) => {
    const keys = texts.map(keyOf)
    const missing = new Map<string, string>()
    for (const [at, key] of keys.entries()) if (!kept.has(key)) missing.set(key, texts[at] ?? '')
    const found = new Map<string, Float32Array | Promise<Float32Array>>()
    for (const key of keys) {
      const vector = kept.get(key)
      if (!vector) continue
      found.set(key, vector)
      keep(key, vector)
    }
    if (missing.size > 0) {
      const fresh = encode([...missing.values()])
      for (const [at, key] of [...missing.keys()].entries()) {
        const vector = fresh.then((vectors) => vectorAt(vectors, at))
        found.set(key, vector)
        keep(key, vector)
        vector.then(
          (done) => {
            if (kept.get(key) === vector) kept.set(key, done)
          },
          () => {
            if (kept.get(key) === vector) kept.delete(key)
          },
        )
      }
    }
    return Promise.all(keys.map(async (key) => (await found.get(key)) ?? missed()))
  }
}

function vectorAt(vectors: readonly Float32Array[], at: number): Float32Array {
  return vectors[at] ?? missed()
}

function missed(): never {
  throw new Error('The encoder gave too few vectors.')
}
