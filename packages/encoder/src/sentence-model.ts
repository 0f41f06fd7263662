import { openMatrixKernel } from '@understory/matrix/kernel'
import { type Packed, unpack } from '@understory/matrix/packed'
import { inStrip, inStrips, ROWS, STRIP } from '@understory/matrix/product'
import { DIMENSIONS, SENTENCES, WHOLES } from './index.ts'
import { addBias, addProduct, geluAll, type Linear, type Norm, normalize, softmax } from './operations.ts'
import type { Quantized } from './tensors.ts'

/** Of longer texts the model reads the beginning; two more pieces stand around every text. */
export const PIECES = 126
/** [CLS] and [SEP] of the vocabulary. */
const [BEGIN, END] = [101, 102]
const LAYERS = 6
const HEADS = 12
const EACH = DIMENSIONS / HEADS
const FEED = 4 * DIMENSIONS
const QKV = 3 * DIMENSIONS
/** Rows that texts share: those of the longest text, filled up to what the kernel multiplies at a time. */
const MOST_ROWS = ROWS * Math.ceil((PIECES + 2) / ROWS)
const BERT = 'StatefulPartitionedCall/model/tf_bert_model/bert/'

type Layer = { qkv: Linear; out: Linear; afterAttention: Norm; feed: Linear; back: Linear; afterFeed: Norm }

export type Model = {
  /** A tensor of the model in floats, row-major. */
  numbers: (name: string) => Float32Array
  /** The table of word pieces, which stays in bytes. */
  quantized: (name: string) => Quantized
  /** From the mean of a word's pieces to the numbers that tell which words of a message fill a blank: a matrix of `DIMENSIONS` rows with its bias. */
  words: { matrix: Packed; bias: Packed }
}

/** The word pieces of each word; a word of signs that nobody sees has none. */
export type Sentence = readonly (readonly number[])[]

/**
 * MiniLM: six transformer layers and the mean over word pieces. Takes the pieces of each text, sentence by sentence, and gives
 * `DIMENSIONS` numbers of length 1 from each of the last `WHOLES` layers, the last one first. Of a text in several sentences it then
 * gives as many for each of the first `SENTENCES`: the mean over the pieces of that sentence alone, after the last layer. There
 * follow as many numbers as the matrix of words is wide for each word that is read, and how many words these are.
 *
 * @throws Error where a tensor is missing; WebAssembly.CompileError without relaxed SIMD
 * @source https://arxiv.org/abs/2002.10957, https://arxiv.org/abs/1908.10084
 */
export function openSentenceModel(model: Model): (texts: readonly (readonly Sentence[])[]) => Float32Array[] {
  const { kernel, embed, first, layers, wordLayer, buffers } = loadLayers(model)
  const { memory } = kernel
  const { x, qkv, attended, feed, keys, values, scores } = buffers

  /** y = x · matrix + bias */
  const transform = (from: number, to: number, rows: number, linear: Linear) => {
    for (let row = 0; row < rows; row += 1)
      memory.copyWithin(to + row * linear.width, linear.bias, linear.bias + linear.width)
    addProduct(kernel, from, linear, to, rows)
  }

  /** Each piece's mean of the values of all pieces, by how its query fits their keys; for each head apart. */
  const attend = (begin: number, count: number) => {
    const rows = ROWS * Math.ceil(count / ROWS)
    const scoreStride = STRIP * Math.ceil(count / STRIP)
    for (let head = 0; head < HEADS; head += 1) {
      const queries = qkv + begin * QKV + head * EACH
      for (let row = 0; row < count; row += 1)
        for (let at = 0; at < EACH; at += 1) {
          const from = queries + row * QKV + at
          memory[keys + inStrip(row, at, EACH)] = memory[from + DIMENSIONS] ?? 0
          memory[values + inStrip(at, row, count)] = memory[from + 2 * DIMENSIONS] ?? 0
        }
      memory.fill(0, scores, scores + rows * scoreStride)
      addProduct(kernel, queries, { matrix: keys, depth: EACH, width: scoreStride }, scores, rows, QKV)
      for (let row = 0; row < count; row += 1) softmax(memory, scores + row * scoreStride, count, EACH ** -0.5)
      // The last rows may be those of the next text.
      memory.fill(0, scores + count * scoreStride, scores + rows * scoreStride)
      const heard = { matrix: values, depth: count, width: EACH }
      addProduct(kernel, scores, heard, attended + begin * DIMENSIONS + head * EACH, rows, scoreStride, DIMENSIONS)
    }
  }

  /** A row for each span in the buffer of queries: the mean of its pieces. */
  const average = (spans: readonly Span[]) => {
    memory.fill(0, qkv, qkv + ROWS * Math.ceil(spans.length / ROWS) * DIMENSIONS)
    for (const [at, span] of spans.entries())
      for (let row = span.from; row < span.to; row += 1)
        for (let column = 0; column < DIMENSIONS; column += 1) {
          const mean = qkv + at * DIMENSIONS + column
          memory[mean] = (memory[mean] ?? 0) + (memory[x + row * DIMENSIONS + column] ?? 0) / (span.to - span.from)
        }
  }

  /** The mean of the pieces of each span, of length 1. */
  const means = (spans: readonly Span[]) => {
    average(spans)
    return spans.map((_, row) => toUnit(memory.slice(qkv + row * DIMENSIONS, qkv + (row + 1) * DIMENSIONS)))
  }

  /** Texts that fit into the memory together, where each weight is read once for all of them. */
  const encodeGroup = (texts: readonly Placed[], rows: number): Float32Array[] => {
    memory.fill(0, x, x + rows * DIMENSIONS)
    for (const { from, pieces } of texts)
      for (const [row, piece] of pieces.entries()) embed(piece, row, x + (from + row) * DIMENSIONS)
    normalize(memory, x, rows, DIMENSIONS, first)
    const wholes: Float32Array[][] = []
    for (const [at, { qkv: heads, out, afterAttention, feed: widen, back, afterFeed }] of layers.entries()) {
      transform(x, qkv, rows, heads)
      memory.fill(0, attended, attended + rows * DIMENSIONS)
      for (const { from, to } of texts) attend(from, to - from)
      addBias(memory, x, rows, out)
      addProduct(kernel, attended, out, x, rows)
      normalize(memory, x, rows, DIMENSIONS, afterAttention)
      transform(x, feed, rows, widen)
      geluAll(memory, feed, feed + rows * FEED)
      addBias(memory, x, rows, back)
      addProduct(kernel, feed, back, x, rows)
      normalize(memory, x, rows, DIMENSIONS, afterFeed)
      if (at >= LAYERS - WHOLES) wholes.unshift(means(texts))
    }
    return texts.map((text, at) =>
      partsOf(
        text,
        wholes.flatMap((layer) => layer[at] ?? []),
      ),
    )
  }

  /** What is told of a text, in one array. */
  const partsOf = ({ from, to, sentences }: Placed, wholes: readonly Float32Array[]): Float32Array => {
    const end = to - 1
    const wordSpans = spansOf(
      // Words of signs that nobody sees have no pieces: a text may hold more of them than there are rows.
      sentences
        .flat()
        .slice(0, PIECES)
        .map(({ length }) => length),
      from + 1,
      end,
    )
    average(wordSpans)
    transform(qkv, attended, ROWS * Math.ceil(wordSpans.length / ROWS), wordLayer)
    const wordVectors = memory.slice(attended, attended + wordSpans.length * wordLayer.width)
    const own = sentences.length > 1 ? sentences.slice(0, SENTENCES).map((words) => words.flat().length) : []
    const vectors = [...wholes, ...means(spansOf(own, from + 1, end))]
    const all = new Float32Array(vectors.length * DIMENSIONS + wordVectors.length + 1)
    for (const [row, vector] of vectors.entries()) all.set(vector, row * DIMENSIONS)
    all.set(wordVectors, vectors.length * DIMENSIONS)
    all[all.length - 1] = wordSpans.length
    return all
  }

  return (texts) => {
    const vectors: Float32Array[] = []
    let group: Placed[] = []
    const flush = () => {
      vectors.push(...encodeGroup(group, ROWS * Math.ceil((group.at(-1)?.to ?? 0) / ROWS)))
      group = []
    }
    for (const sentences of texts) {
      const pieces = [BEGIN, ...sentences.flat(2).slice(0, PIECES), END]
      if ((group.at(-1)?.to ?? 0) + pieces.length > MOST_ROWS) flush()
      const from = group.at(-1)?.to ?? 0
      group.push({ from, to: from + pieces.length, sentences, pieces })
    }
    flush()
    return vectors
  }
}

/** The kernel with all weights in its memory, and where each thing stands there, in floats. */
function loadLayers({ numbers, quantized, words }: Model) {
  // The converter lost these names: word pieces, kinds of text, places.
  const embeddings = quantized('unknown')
  const [kinds, positions] = [numbers('unknown_1'), numbers('unknown_0')]

  const widths = {
    x: DIMENSIONS,
    qkv: QKV,
    attended: DIMENSIONS,
    feed: FEED,
    keys: EACH,
    values: EACH,
    scores: MOST_ROWS + STRIP,
  }
  const bufferFloats = Object.values(widths).reduce((sum, width) => sum + width * (MOST_ROWS + STRIP), 0)
  const [wordMatrix, wordBias] = [unpack(words.matrix), unpack(words.bias)]
  const layerFloats = DIMENSIONS * (QKV + DIMENSIONS + 2 * FEED) + QKV + FEED + 6 * DIMENSIONS
  const weightFloats = LAYERS * layerFloats + 2 * DIMENSIONS + wordMatrix.length + wordBias.length
  const kernel = openMatrixKernel(weightFloats + bufferFloats, { isFused: true })
  const { memory } = kernel
  let free = 0
  const take = (size: number) => {
    free += size
    return free - size
  }
  const keep = (values: Float32Array) => {
    const at = take(values.length)
    memory.set(values, at)
    return at
  }
  const linear = (matrix: Float32Array, bias: Float32Array): Linear => {
    const depth = matrix.length / bias.length
    return { matrix: keep(inStrips(matrix, depth, bias.length)), bias: keep(bias), depth, width: bias.length }
  }
  const matrixOf = (name: string) => numbers(`${name}/Tensordot/ReadVariableOp`)
  const biasOf = (name: string) => numbers(`${name}/BiasAdd/ReadVariableOp`)
  const dense = (name: string) => linear(matrixOf(name), biasOf(name))
  const norm = (name: string): Norm => ({
    scale: keep(numbers(`${name}/batchnorm/mul/ReadVariableOp`)),
    bias: keep(numbers(`${name}/batchnorm/ReadVariableOp`)),
  })
  const layers = Array.from({ length: LAYERS }, (_, at): Layer => {
    const layer = `${BERT}encoder/layer_._${at}/`
    const parts = ['query', 'key', 'value'].map((part) => `${layer}attention/self/${part}`)
    return {
      qkv: linear(sideBySide(parts.map(matrixOf), DIMENSIONS), sideBySide(parts.map(biasOf), DIMENSIONS)),
      out: dense(`${layer}attention/output/dense`),
      afterAttention: norm(`${layer}attention/output/LayerNorm`),
      feed: dense(`${layer}intermediate/dense`),
      back: dense(`${layer}output/dense`),
      afterFeed: norm(`${layer}output/LayerNorm`),
    }
  })
  const first = norm(`${BERT}embeddings/LayerNorm`)
  const wordLayer = linear(wordMatrix, wordBias)
  const buffers = { ...widths }
  for (const name of Object.keys(widths) as (keyof typeof widths)[])
    buffers[name] = take(widths[name] * (MOST_ROWS + STRIP))

  /** What a piece is before the layers, at its place in the text. */
  function embed(piece: number, row: number, to: number) {
    const { bytes, scale, min } = embeddings
    for (let at = 0; at < DIMENSIONS; at += 1) {
      const place = positions[row * DIMENSIONS + at] ?? 0
      memory[to + at] = (bytes[piece * DIMENSIONS + at] ?? 0) * scale + min + place + (kinds[at] ?? 0)
    }
  }
  return { kernel, embed, first, layers, wordLayer, buffers }
}

/** Row-major tensors of equal width as one, each row those of all one after another. */
function sideBySide(parts: readonly Float32Array[], width: number): Float32Array {
  const joined = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  for (const [at, part] of parts.entries())
    for (let row = 0; row < part.length / width; row += 1)
      joined.set(part.subarray(row * width, (row + 1) * width), (row * parts.length + at) * width)
  return joined
}

type Span = { from: number; to: number }
/** A text with its rows in the memory. */
type Placed = Span & { sentences: readonly Sentence[]; pieces: readonly number[] }

/** Where parts of so many pieces each stand in what is read, as far as they begin before its end. */
function spansOf(lengths: readonly number[], begin: number, end: number): Span[] {
  const spans: Span[] = []
  let from = begin
  for (const length of lengths) {
    if (from >= end) break
    spans.push({ from, to: Math.min(from + length, end) })
    from += length
  }
  return spans
}

function toUnit(numbers: Float32Array): Float32Array {
  let sum = 0
  for (const number of numbers) sum += number * number
  const length = Math.sqrt(sum) || 1
  for (const at of numbers.keys()) numbers[at] = (numbers[at] ?? 0) / length
  return numbers
}
