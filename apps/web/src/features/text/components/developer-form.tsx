import { useState } from 'react'
import { technicalText } from '../../../lib/words/en/technical-text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import { checkRubric, DOCUMENT_TYPES, type DocumentType, type RubricPoint } from '../rubric.ts'
import { useTextInsight } from '../use-text-insight.ts'
import { TextBox } from './box.tsx'
import { ReadingSummary } from './reading-summary.tsx'

/** Technical writing with its type's checklist. */
export function DeveloperForm() {
  const words = useWords(technicalText).form
  const [type, setType] = useState<DocumentType>('documentation')
  const insight = useTextInsight('Work')
  const { text, reading, visible } = insight
  return (
    <Card aria-labelledby="developer-form" className="mt-10 grid gap-4">
      <div>
        <h2 id="developer-form">{words.heading}</h2>
        <p className="mt-1 text-ink-soft">{words.lead}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <TextBox insight={insight} analyzeLabel={words.analyze}>
          <Field label={words.type}>
            <Select
              value={type}
              onChange={({ currentTarget }) =>
                setType(DOCUMENT_TYPES.find((one) => one === currentTarget.value) ?? 'documentation')
              }
            >
              {DOCUMENT_TYPES.map((one) => (
                <option key={one} value={one}>
                  {words.types[one]}
                </option>
              ))}
            </Select>
          </Field>
        </TextBox>
        {reading && (
          <div className="grid min-w-0 gap-5">
            <Rubric points={checkRubric(type, text, reading.metrics)} />
            <ReadingSummary {...{ text, reading }} findings={visible} />
          </div>
        )}
      </div>
    </Card>
  )
}

function Rubric({ points }: { points: readonly RubricPoint[] }) {
  const { form: developer, rubric } = useWords(technicalText)
  return (
    <section aria-labelledby="developer-rubric" className="grid gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id="developer-rubric" className="text-h3">
          {developer.rubric}
        </h3>
        <span className="fig">
          {developer.count({ met: points.filter(({ isMet }) => isMet).length, all: points.length })}
        </span>
      </div>
      <ul className="grid gap-2">
        {points.map(({ check, isMet }) => (
          <li key={check} className="grid grid-cols-[20px_1fr] gap-2.5">
            <Icon name={isMet ? 'check' : 'minus'} className={isMet ? 'mt-1 text-leaf-ink' : 'mt-1 text-sun-ink'} />
            <span>
              <span className="sr-only">{isMet ? developer.met : developer.missing}: </span>
              {rubric[check][isMet ? 'met' : 'missing']}
            </span>
          </li>
        ))}
      </ul>
      <p className="note">{developer.how}</p>
    </section>
  )
}
