import { OUTCOMES, type Talk, type TalkFields } from '@understory/contract/talks'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Phrase } from '../../../ui/phrase.tsx'
import { useBeginTalk } from '../use-begin-talk.ts'
import { type TalkProps, TalkSection } from './talk-section.tsx'
import { TalkText } from './talk-text.tsx'

/** What serves for the next person: the words, and not whom they were for, the day or how it went. */
function again({ context, goodEnd, opening, openings, points, answers, limit }: Talk): Partial<TalkFields> {
  return { context, goodEnd, opening, openings, points, answers, limit }
}

type AfterProps = TalkProps & {
  /** Asked for by a press, which it takes the focus from. */
  isAsked: boolean
  /** What was written before the outcome was taken back. */
  told: Talk['after']
  onChange: (told: Talk['after']) => void
}

/** How it went, what was said back, and the line to keep. */
export function AfterCard({ talk, write, isAsked, told, onChange }: AfterProps) {
  const words = useWords(talks).after
  const { begin, isBeginning } = useBeginTalk()
  const { after } = talk
  if (!after) {
    return (
      <TalkSection title={words.heading}>
        <div className="flex flex-wrap gap-2">
          {OUTCOMES.map((outcome, at) => (
            <Button
              key={outcome}
              autoFocus={isAsked && at === 0}
              className="grow"
              onClick={() =>
                write({ after: { theySaid: '', keep: '', ...told, at: new Date().toISOString(), outcome } })
              }
            >
              {words.outcomes[outcome]}
            </Button>
          ))}
        </div>
      </TalkSection>
    )
  }
  return (
    <TalkSection title={words.done(words.outcomes[after.outcome])}>
      {after.outcome === 'badly' && (
        <div>
          <h3 className="mb-1.5 text-[.9375rem] font-semibold">{words.repair}</h3>
          <Phrase text={words.repairLine}>
            <CopyButton text={words.repairLine} />
          </Phrase>
        </div>
      )}
      <WorkedLine talk={talk} write={write} />
      {(['theySaid', 'keep'] as const).map((name) => (
        <TalkText
          key={name}
          label={words[name]}
          optional
          value={after[name]}
          onWrite={(text) => write({ after: { ...after, [name]: text } })}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon="copy"
          busy={isBeginning}
          busyLabel={words.again}
          onClick={() => begin({ talk: again(talk) })}
        >
          {words.again}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            onChange(after)
            write({ after: null })
          }}
        >
          {words.change}
        </Button>
      </div>
    </TalkSection>
  )
}

function WorkedLine({ talk: { opening, worked }, write }: TalkProps) {
  const words = useWords(talks).after
  return (
    <div className="grid gap-2">
      <TalkText
        label={words.worked}
        hint={worked === '' ? words.workedHint : words.kept}
        optional
        value={worked}
        className="font-display"
        onWrite={(text) => write({ worked: text })}
      />
      {worked === '' && opening !== '' && (
        <Button size="sm" icon="heart" className="justify-self-start" onClick={() => write({ worked: opening })}>
          {words.keepOpening}
        </Button>
      )}
    </div>
  )
}
