// Other libraries, for comparison.
import { SentimentIntensityAnalyzer } from 'vader-sentiment'
import winkModel from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'

const wink = winkNLP(winkModel)

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

export const vaderOf = (text: string): number => SentimentIntensityAnalyzer.polarity_scores(text).compound
