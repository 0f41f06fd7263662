// What other readers of text say, to stand beside ours in the same run.
import { SentimentIntensityAnalyzer } from 'vader-sentiment'
import winkModel from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'

const wink = winkNLP(winkModel)

/** Where wink-nlp lets each sentence begin, in characters. */
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

/** VADER's feeling of a text, from -1 to 1. */
export const vaderOf = (text: string): number => SentimentIntensityAnalyzer.polarity_scores(text).compound
