import type { ReactNode } from 'react'
import { whole } from '../../../lib/figures.ts'
import { textWords } from '../../../lib/words/en/text.ts'
import { toneSourceWords } from '../../../lib/words/en/tone-source.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { gradeOf, longestSentence, timeOf } from '../figures.ts'
import type { Reading } from '../types.ts'
import { Leaves } from './leaves.tsx'

/** One figure per cell, with unit and range. */
export function Glance({ reading: { metrics, emotion, language } }: { reading: Reading }) {
  const words = useWords(textWords).glance
  const sources = useWords(toneSourceWords)
  const { gradeLow, gradeHigh, readingSeconds, speakingSeconds, reasons } = metrics
  const grade = gradeOf(metrics, words)
  const time = ({ low, typical, high }: typeof readingSeconds) => (
    <>
      {timeOf(typical, words)} <Small>{words.range({ low: timeOf(low, words), high: timeOf(high, words) })}</Small>
    </>
  )
  return (
    <Card aria-labelledby="text-glance">
      <CardHead>
        <h2 id="text-glance">{words.heading}</h2>
      </CardHead>
      <dl className="grid grid-cols-2 gap-x-7 gap-y-5">
        <Figure name={words.words}>{whole(metrics.words)}</Figure>
        <Figure name={words.sentences}>{whole(metrics.sentences)}</Figure>
        <Figure name={words.longest}>
          {longestSentence(metrics)} <Small>{words.wordsUnit}</Small>
        </Figure>
        {language.english && (
          <Figure name={words.grade}>
            {grade === null ? (
              <Small>{reasons.gradeLevel ?? words.none}</Small>
            ) : (
              <>
                {grade}{' '}
                {gradeLow !== null && gradeHigh !== null && (
                  <Small>
                    {words.gradeRange({ low: Math.max(0, Math.round(gradeLow)), high: Math.round(gradeHigh) })}
                  </Small>
                )}
              </>
            )}
          </Figure>
        )}
        <Figure name={words.reading}>{time(readingSeconds)}</Figure>
        <Figure name={words.speaking}>{time(speakingSeconds)}</Figure>
        {language.english && (
          <Figure name={words.people}>
            <Small>{words.peopleCounts({ i: metrics.i, you: metrics.you, we: metrics.we })}</Small>
          </Figure>
        )}
        <Figure name={words.questions}>{metrics.questions}</Figure>
        {language.english && (
          <Figure name={words.emotion}>
            {emotion.primary ?? <Small>{emotion.reason ?? words.none}</Small>}
            {emotion.secondary && <Small>, {emotion.secondary}</Small>}
          </Figure>
        )}
      </dl>
      {!language.english && metrics.words > 0 && <p className="note mt-4">{sources.countedInEnglish}</p>}
      <Leaves metrics={metrics} />
    </Card>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="num text-[1.75rem]/[1.2]">{children}</dd>
    </div>
  )
}

function Small({ children }: { children: ReactNode }) {
  return (
    <small className="font-normal font-display text-[1rem]/[1.4] text-ink-soft italic tracking-normal">
      {children}
    </small>
  )
}
