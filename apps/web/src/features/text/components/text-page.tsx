import type { Context } from '@understory/contract/contexts'
import type { TextFinding } from '@understory/contract/text-measures'
import { useMemo, useRef, useState } from 'react'
import { saveText } from '../../../lib/save-file.ts'
import { useEarlyText } from '../../../lib/use-early-text.ts'
import { textWords } from '../../../lib/words/en/text.ts'
import { toneSourceWords } from '../../../lib/words/en/tone-source.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { HelpNote } from '../../../ui/help-note.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'
import { marksOf, nameOf } from '../marks.ts'
import { figuresJson, reportOf } from '../report.ts'
import type { Reading, Span } from '../types.ts'
import { useExceptions } from '../use-exceptions.ts'
import { useSavedText } from '../use-saved-text.ts'
import { useTextInsight } from '../use-text-insight.ts'
import { AnalysisStatus } from './analysis-status.tsx'
import { Compare } from './compare.tsx'
import { EarlierTexts } from './earlier-texts.tsx'
import { Exceptions } from './exceptions.tsx'
import { Glance } from './glance.tsx'
import { Manuscript } from './manuscript.tsx'
import { NameSwitches, Notes } from './notes.tsx'
import { ToneCard } from './tone-card.tsx'

const NOTHING: readonly Span[] = []

/** Text Analysis: a sheet to write on, its margin, and below them how it may be heard. */
export function TextPage({ initialContext = 'Personal' }: { initialContext?: Context }) {
  const words = useWords(textWords)
  const sources = useWords(toneSourceWords)
  const insight = useTextInsight(initialContext)
  const exceptions = useExceptions()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [active, setActive] = useState<number | null>(null)
  const [lit, setLit] = useState(NOTHING)
  useSavedText(insight)
  const heads = useRef(new Map<number, HTMLButtonElement>())
  const input = useRef<HTMLTextAreaElement>(null)
  const { text, reading, visible, struck, before } = insight
  useEarlyText(input, insight.write)

  const shown = useMemo(
    () => visible.flatMap((finding, number) => (hidden.has(nameOf(finding, words)) ? [] : [{ finding, number }])),
    [visible, hidden, words],
  )
  const marks = useMemo(() => marksOf(shown, lit, struck), [shown, lit, struck])

  /** Skips what the text card already says for other languages. */
  function said({ language, summary, metrics }: Reading): string {
    return language.english ? summary : `${words.words(metrics.words)}.`
  }

  function toggleName(name: string) {
    const next = new Set(hidden)
    if (!next.delete(name)) next.add(name)
    setHidden(next)
  }

  /** Focuses the next or previous note. */
  function step(by: 1 | -1) {
    const at = shown.findIndex(({ number }) => number === active)
    const next = shown[at < 0 ? (by > 0 ? 0 : shown.length - 1) : at + by]
    if (!next) return
    setActive(next.number)
    heads.current.get(next.number)?.focus()
  }

  /** After a note is handled, focuses the next one, or the text if none is left. */
  function goOn(work: () => void, number: number) {
    work()
    requestAnimationFrame(() => focusNote(number))
  }

  /** The same for server calls, unless the focus moved on. */
  async function goOnAfter(work: Promise<void>, number: number) {
    await work
    requestAnimationFrame(() => document.activeElement === document.body && focusNote(number))
  }

  function focusNote(number: number) {
    const next = heads.current.get(number) ?? heads.current.get(number - 1) ?? input.current
    next?.focus()
  }
  const numberOf = (finding: (typeof visible)[number]) => visible.indexOf(finding)

  return (
    <div className="page-width pt-8 pb-24 max-md:pt-6">
      <div className="mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-[clamp(1.75rem,1.5rem+1vw,2.125rem)]">{words.title}</h1>
        <p className="note" aria-live="polite">
          {reading ? `${said(reading)} ${sources.notes(shown.length)}` : words.lead}
        </p>
      </div>
      {reading?.help && (
        <div className="mb-6 max-w-[720px]">
          <HelpNote part={reading.help} />
        </div>
      )}
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,720px)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-4 self-start lg:sticky lg:top-[calc(var(--header-height)+16px)]">
          <Manuscript {...{ insight, marks, active }} onActive={setActive} onStep={step} inputRef={input} />
          <AnalysisStatus insight={insight} />
          <SwitchRow
            label={words.keep.label}
            hint={insight.keep ? words.keep.on : words.keep.off}
            checked={insight.keep}
            onCheckedChange={insight.chooseKeep}
          />
        </div>
        <aside aria-labelledby="text-notes" className="grid min-w-0 content-start gap-3.5 pt-2">
          <h2 id="text-notes">{words.notes.heading}</h2>
          <NameSwitches findings={visible} hidden={hidden} onToggle={toggleName} />
          <Notes
            {...{ text, shown, active, heads }}
            isRead={reading !== null}
            hiddenCount={visible.length - shown.length}
            onActive={setActive}
            onLight={setLit}
            onStep={step}
            onApply={(finding, rewrite) => goOn(() => insight.apply(finding, rewrite), numberOf(finding))}
            onDismiss={(finding) => goOn(() => insight.dismiss(finding), numberOf(finding))}
            onMute={(finding) => goOnAfter(exceptions.add({ kind: 'rule', value: finding.rule }), numberOf(finding))}
            onAddWord={(finding) =>
              goOnAfter(
                exceptions.add({ kind: 'word', value: text.slice(finding.start, finding.end) }),
                numberOf(finding),
              )
            }
          />
          <Exceptions />
        </aside>
      </div>
      <div className="mt-9 grid items-start gap-6 lg:grid-cols-[1.05fr_1fr]">
        <ToneCard
          {...{ reading, struck }}
          onLight={setLit}
          onStrike={insight.strike}
          onRemoveStruck={insight.removeStruck}
          onWhy={() => void insight.explain()}
        />
        {reading && <Glance reading={reading} />}
      </div>
      {reading && before && <Compare {...{ before, text, reading }} onReset={insight.remember} />}
      {reading && <Exports {...{ text, reading }} findings={visible} />}
      <EarlierTexts onOpen={insight.write} />
    </div>
  )
}

function Exports(source: { text: string; reading: Reading; findings: readonly TextFinding[] }) {
  const words = useWords(textWords)
  const { exports } = words
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2">
      <CopyButton text={source.text} />
      <Button
        variant="quiet"
        size="sm"
        onClick={() => saveText(exports.reportName, reportOf(source, words), 'text/markdown')}
      >
        {exports.report}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => saveText(exports.figuresName, figuresJson(source), 'application/json')}
      >
        {exports.figures}
      </Button>
    </div>
  )
}
