declare module 'vader-sentiment/src/vader_lexicon.js' {
  export const lexicon: Record<string, number>
}
