// Other libraries, for comparison.
import { SentimentIntensityAnalyzer } from 'vader-sentiment'
import winkModel from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'

const wink = winkNLP(winkModel)

/** Sentence starts by wink-nlp, in characters. */
export const winkStarts = (text: string): number[] => {
  let from = 0
  return wink
    .readDoc(text)
    .sentences()
    .out()
    .map((sentence: string) => {
      const start = text.indexOf(sentence, from)
      from = start + sentence.length
      return start
    })
}

/** Sentiment by VADER, -1 to 1. */
export const vaderOf = (text: string): number => SentimentIntensityAnalyzer.polarity_scores(text).compound
