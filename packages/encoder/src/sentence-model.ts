import { openMatrixKernel } from '@understory/matrix/kernel'
import { type Packed, unpack } from '@understory/matrix/packed'
import { inStrip, inStrips, ROWS, STRIP } from '@understory/matrix/product'
import { DIMENSIONS, SENTENCES } from './index.ts'
import { addBias, addProduct, type Linear, type Norm, normalize, softmax } from './operations.ts'
import { tensorsOf, type WeightSpec } from './tensors.ts'

/** Of longer texts the model reads the beginning. */
export const PIECES = 128
const HEADS = 4
/** Numbers for each word piece: as read, and after the first of two layers. */
const WIDTHS = [256, 512] as const
const OUT = 512
const FEED = 1_536
const QKV = 3 * OUT
/** Texts are filled up to what the kernel multiplies at a time. */
const MOST_ROWS = ROWS * Math.ceil(PIECES / ROWS)

const ENCODE = 'Encoder_en/KonaTransformer/Encode/'
const GRAPH = `module_apply_default/${ENCODE}`
const SUFFIX = '/ConcatPartitions/concat'
const TOP_PREFIX = 'module/Encoder_en/hidden_layers/tanh_layer_0/'

type Layer = {
  width: number
  before: Norm
  qkv: Linear
  out: Linear
  widen?: Linear
  beforeFeed: Norm
  feed: Linear
  back: Linear
}

/**
 * Universal Sentence Encoder Lite: two transformer layers, the mean over word pieces, one layer of tanh. Takes the pieces of a
 * text, at least one, and gives `DIMENSIONS` numbers of length 1, those of the published graph but for rounding. Of a text in
 * several sentences it then gives as many for each of the first `SENTENCES`: the mean over the pieces of that sentence alone.
 * With `words` there follow as many numbers as its matrix is wide for each word that is read, and how many words these are.
 *
 * @throws Error where a tensor is missing; WebAssembly.CompileError without relaxed SIMD
 * @source https://arxiv.org/abs/1803.11175
 */
export function openSentenceModel(
  weights: ArrayBuffer,
  specs: readonly WeightSpec[],
  words?: Words,
): (sentences: readonly (readonly number[])[]) => Float32Array {
  const { kernel, embeddings, signals, layers, last, top, wordLayer, buffers } = loadLayers(weights, specs, words)
  const { memory } = kernel
  const { x, normed, qkv, attended, feed, keys, values, scores } = buffers

  /** y = x · matrix + bias */
  const transform = (from: number, to: number, rows: number, linear: Linear) => {
    for (let row = 0; row < rows; row += 1)
      memory.copyWithin(to + row * linear.width, linear.bias, linear.bias + linear.width)
    addProduct(kernel, from, linear, to, rows)
  }

  /** Each piece's mean of the values of all pieces, by how its query fits their keys; for each head apart. */
  const attend = (count: number, rows: number, width: number) => {
    const each = width / HEADS
    const scoreStride = STRIP * Math.ceil(count / STRIP)
    for (let head = 0; head < HEADS; head += 1) {
      const first = qkv + head * each
      for (let row = 0; row < count; row += 1)
        for (let at = 0; at < each; at += 1) {
          const from = first + row * 3 * width + at
          memory[keys + inStrip(row, at, each)] = memory[from + width] ?? 0
          memory[values + inStrip(at, row, count)] = memory[from + 2 * width] ?? 0
        }
      memory.fill(0, scores, scores + rows * scoreStride)
      addProduct(kernel, first, { matrix: keys, depth: each, width: scoreStride }, scores, rows, 3 * width)
      for (let row = 0; row < rows; row += 1) softmax(memory, scores + row * scoreStride, count, each ** -0.5)
      for (let row = 0; row < rows; row += 1) {
        const to = attended + row * width + head * each
        memory.fill(0, to, to + each)
      }
      addProduct(
        kernel,
        scores,
        { matrix: values, depth: count, width: each },
        attended + head * each,
        rows,
        scoreStride,
        width,
      )
    }
  }

  /** Numbers of each word, from the mean of its pieces after the last layer's attention. */
  const projectWords = (spans: readonly Span[]): Float32Array => {
    average(memory, normed, qkv, OUT, spans)
    transform(qkv, attended, ROWS * Math.ceil(spans.length / ROWS), wordLayer)
    return memory.slice(attended, attended + spans.length * wordLayer.width)
  }

  return (sentences) => {
    const read = sentences.flat().slice(0, PIECES)
    const count = read.length
    const rows = ROWS * Math.ceil(count / ROWS)
    const [narrow] = WIDTHS
    memory.fill(0, x, x + rows * narrow)
    for (const [row, piece] of read.entries())
      for (let at = 0; at < narrow; at += 1)
        memory[x + row * narrow + at] = 2 * (embeddings[piece * narrow + at] ?? 0) + (signals[row * narrow + at] ?? 0)
    for (const layer of layers) {
      normalize(memory, x, normed, rows, layer.width, layer.before)
      transform(normed, qkv, rows, layer.qkv)
      attend(count, rows, layer.width)
      if (layer.widen) {
        transform(x, normed, rows, layer.widen)
        memory.copyWithin(x, normed, normed + rows * OUT)
      }
      addBias(memory, x, rows, layer.out)
      addProduct(kernel, attended, layer.out, x, rows)
      normalize(memory, x, normed, rows, OUT, layer.beforeFeed)
      transform(normed, feed, rows, layer.feed)
      for (let at = feed; at < feed + rows * FEED; at += 1) if ((memory[at] ?? 0) < 0) memory[at] = 0
      if (layer === last) break
      addBias(memory, x, rows, layer.back)
      addProduct(kernel, feed, layer.back, x, rows)
    }
    const wordVectors = words ? projectWords(wordsOf(read, words)) : NONE
    const spans = spansOf(sentences, count)
    const spanRows = ROWS * Math.ceil(spans.length / ROWS)
    // The rest of the last layer is linear, so it's done once for each mean instead of for each piece.
    average(memory, x, normed, OUT, spans)
    average(memory, feed, qkv, FEED, spans)
    addBias(memory, normed, spanRows, last.back)
    addProduct(kernel, qkv, last.back, normed, spanRows)
    transform(normed, attended, spanRows, top)
    const vectors = memory.slice(attended, attended + spans.length * DIMENSIONS).map(Math.tanh)
    for (const row of spans.keys()) toUnit(vectors.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS))
    if (!words) return vectors
    const all = new Float32Array(vectors.length + wordVectors.length + 1)
    all.set(vectors)
    all.set(wordVectors, vectors.length)
    all[all.length - 1] = wordVectors.length / wordLayer.width
    return all
  }
}

const NONE = new Float32Array()

/** What tells words: a matrix of `OUT` rows with its bias, and which pieces of the vocabulary begin a word. */
export type Words = { beginsWord: readonly boolean[]; matrix: Packed; bias: Packed }

/** The kernel with all weights in its memory, and where each thing stands there, in floats. */
function loadLayers(weights: ArrayBuffer, specs: readonly WeightSpec[], words?: Words) {
  const tensors = tensorsOf(weights, specs)
  const tensor = (name: string): Float32Array => {
    const found = tensors.get(name)
    if (!found) throw new Error(`The model has no ${name}.`)
    return found
  }
  // A copy: a view would keep all published weights in memory.
  const embeddings = tensor('module/Embeddings_en').slice()
  const signals = timingSignals(tensor(`${GRAPH}TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1`))

  const widths = { x: OUT, normed: OUT, qkv: QKV, attended: OUT, feed: FEED, keys: OUT, values: OUT, scores: PIECES }
  const bufferFloats = Object.values(widths).reduce((sum, width) => sum + width * MOST_ROWS, 0)
  const weightFloats = weights.byteLength / Float32Array.BYTES_PER_ELEMENT
  const [wordMatrix, wordBias] = words ? [unpack(words.matrix), unpack(words.bias)] : [NONE, NONE]
  const wordFloats = wordMatrix.length + wordBias.length
  const kernel = openMatrixKernel(weightFloats - embeddings.length + wordFloats + bufferFloats, { isFused: true })
  let free = 0
  const take = (size: number) => {
    free += size
    return free - size
  }
  const keep = (numbers: Float32Array) => {
    const at = take(numbers.length)
    kernel.memory.set(numbers, at)
    return at
  }
  const linear = (matrix: string, bias: string): Linear => {
    const width = tensor(bias).length
    const depth = tensor(matrix).length / width
    return { matrix: keep(inStrips(tensor(matrix), depth, width)), bias: keep(tensor(bias)), depth, width }
  }
  const norm = (name: string): Norm => ({
    scale: keep(tensor(`${name}scale${SUFFIX}`)),
    bias: keep(tensor(`${name}bias${SUFFIX}`)),
  })
  const layers = WIDTHS.map((width, at): Layer => {
    const layer = `Layer_${at}/TransformerLayer/`
    const own = `${GRAPH}${layer}`
    const feed = `${GRAPH}TransformerStack/${layer}FFN/`
    const attention = `module/${ENCODE}${layer}MultiheadAttention/`
    const bias = (part: string) => `${own}${part}/bias${SUFFIX}`
    const normName = 'layer_prepostprocess/layer_norm/layer_norm_'
    return {
      width,
      before: norm(`${own}${normName}`),
      qkv: linear(`${attention}qkv_transform_single/kernel/part_0`, bias('MultiheadAttention/qkv_transform_single')),
      out: linear(
        `${attention}output_transform_single/kernel/part_0`,
        bias('MultiheadAttention/output_transform_single'),
      ),
      ...(width !== OUT && { widen: linear(`${own}dense/kernel${SUFFIX}`, bias('dense')) }),
      beforeFeed: norm(`${own}FFN/${normName}`),
      feed: linear(`${feed}conv1/Tensordot/Reshape_1`, bias('FFN/conv1')),
      back: linear(`${feed}conv2/Tensordot/Reshape_1`, bias('FFN/conv2')),
    }
  })
  const top = linear(`${TOP_PREFIX}weights`, `${TOP_PREFIX}bias`)
  const width = wordBias.length
  const wordLayer: Linear = { matrix: keep(inStrips(wordMatrix, OUT, width)), bias: keep(wordBias), depth: OUT, width }
  const buffers = { ...widths }
  for (const name of Object.keys(widths) as (keyof typeof widths)[]) buffers[name] = take(widths[name] * MOST_ROWS)
  return { kernel, embeddings, signals, layers, last: layers[WIDTHS.length - 1] as Layer, top, wordLayer, buffers }
}

/** Sines and cosines by which the model tells the first piece from the second. */
function timingSignals(rates: Float32Array): Float32Array {
  const signals = new Float32Array(2 * rates.length * PIECES)
  for (let row = 0; row < PIECES; row += 1)
    for (const [at, rate] of rates.entries()) {
      signals[2 * row * rates.length + at] = Math.sin(row * rate)
      signals[(2 * row + 1) * rates.length + at] = Math.cos(row * rate)
    }
  return signals
}

type Span = { from: number; to: number }

/** A row for each span: the mean of its rows. */
function average(memory: Float32Array, from: number, to: number, width: number, spans: readonly Span[]): void {
  memory.fill(0, to, to + ROWS * Math.ceil(spans.length / ROWS) * width)
  for (const [at, span] of spans.entries())
    for (let row = span.from; row < span.to; row += 1)
      for (let column = 0; column < width; column += 1) {
        const mean = to + at * width + column
        memory[mean] = (memory[mean] ?? 0) + (memory[from + row * width + column] ?? 0) / (span.to - span.from)
      }
}

/** Where each word stands among the pieces that are read. */
function wordsOf(read: readonly number[], { beginsWord }: Words): Span[] {
  const starts = [...read.keys()].filter((at) => at === 0 || beginsWord[read[at] ?? 0])
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? read.length }))
}

/** Where the text and, of several, its first sentences stand among the pieces that are read. Each sentence has a piece at least. */
function spansOf(sentences: readonly (readonly number[])[], count: number): Span[] {
  const spans = [{ from: 0, to: count }]
  let from = 0
  for (const { length } of sentences.length > 1 ? sentences.slice(0, SENTENCES) : []) {
    const to = Math.min(from + length, count)
    if (from < to) spans.push({ from, to })
    from = to
  }
  return spans
}

function toUnit(numbers: Float32Array): void {
  let sum = 0
  for (const number of numbers) sum += number * number
  const length = Math.sqrt(sum) || 1
  for (const at of numbers.keys()) numbers[at] = (numbers[at] ?? 0) / length
}
