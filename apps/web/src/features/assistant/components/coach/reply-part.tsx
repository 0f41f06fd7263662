import { Link } from '@tanstack/react-router'
import { type Chip, type Chosen, type Part, TONES } from '@understory/contract/coaching'
import type { LanguageCode } from '@understory/contract/languages'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { AsideLine } from '../../../../ui/aside-line.tsx'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { HelpLine, LeadingHelp } from '../../../../ui/help-note.tsx'
import { Reply } from '../../../../ui/reply.tsx'
import { runsOf } from '../../../../ui/reply-text.ts'
import { Runs } from '../../../../ui/runs.tsx'
import { Segmented } from '../../../../ui/segmented.tsx'
import { BuildersPart } from './builders-part.tsx'
import { AlsoPart, OffersPart } from './case-parts.tsx'
import { BeatsPart, DraftPart, PhrasePart } from './phrase-parts.tsx'

export type PartsProps = {
  parts: readonly Part[]
  chips: readonly Chip[]
  lang: LanguageCode | undefined
  /** Settings of the person. */
  chosen: Chosen
  isBusy: boolean
  choose: (change: Chosen, label: string) => void
  say: (message: string) => void
}

type PartProps<Kind extends Part['kind'] = Part['kind']> = PartsProps & { part: Extract<Part, { kind: Kind }> }

/** @param isHeaded its first line is beside the picture */
export function ReplyPart({ part, isHeaded, ...shared }: PartProps & { isHeaded: boolean }) {
  switch (part.kind) {
    case 'answer':
      return <Paragraph text={part.text} className="leading-[1.62]" />
    case 'why':
      return <Paragraph text={part.text} className="text-ink-soft" />
    case 'question':
      return <Paragraph text={part.text} className="font-semibold" />
    case 'phrase':
      return <Phrase part={part} {...shared} />
    case 'beats':
      return <BeatsPart beats={part.beats} />
    case 'offers':
      return <OffersPart cases={part.cases} more={part.more} {...shared} />
    case 'also':
      return <AlsoPart cases={part.cases} {...shared} />
    case 'builders':
      return <BuildersPart part={part} {...shared} />
    case 'draft':
      return <DraftPart {...part} />
    case 'help':
      return part.level === 'lead' ? (
        <LeadingHelp part={part} hasHeading={!isHeaded} />
      ) : (
        <MentionedHelp part={part} {...shared} />
      )
    case 'model-hint':
      return <ModelHint text={part.text} />
    case 'markdown':
      return (
        <div className="grid gap-3 leading-[1.62]">
          <Reply text={part.text} />
        </div>
      )
  }
}

function Paragraph({ text, className }: { text: string; className: string }) {
  return (
    <p className={`max-w-[60ch] whitespace-pre-line ${className}`}>
      <Runs runs={runsOf(text)} />
    </p>
  )
}

/** The first phrase is emphasized unless help leads. A built phrase has its tone choice beside it. */
function Phrase({ part, chips, parts, chosen, choose }: PartProps<'phrase'>) {
  const words = useWords(coach)
  const isFirst = parts.find(({ kind }) => kind === 'phrase') === part
  const isLed = parts.some((other) => other.kind === 'help' && other.level === 'lead')
  const isBuilt = parts.some(({ kind }) => kind === 'builders') && !chips.some(({ kind }) => kind === 'tone')
  return (
    <PhrasePart
      segments={part.segments}
      isMinor={!isFirst || isLed}
      isAloud={part.medium === 'say' && !isLed}
      aside={
        isFirst &&
        isBuilt && (
          <Segmented
            label={words.kinds.tone}
            segments={TONES.map((value) => ({ value, label: words.tones[value] }))}
            value={chosen.tone ?? 'plain'}
            onValueChange={(tone) => choose({ tone }, words.tones[tone])}
          />
        )
      }
    />
  )
}

/** One line after the answer; pressing it puts help first. */
function MentionedHelp({ part, isBusy, say }: PartProps<'help'>) {
  const words = useWords(coach)
  return (
    <HelpLine
      part={part}
      action={
        <Button
          variant="quiet"
          disabled={isBusy}
          className="-me-3 @max-[560px]:-ms-3"
          onClick={() => say(words.someoneHurt)}
        >
          {words.someoneHurt}
        </Button>
      }
    />
  )
}

/** Shown once per conversation: a language model can read every message, and how to set one up. */
function ModelHint({ text }: { text: string }) {
  const words = useWords(coach)
  return (
    <AsideLine
      action={
        <Link
          to="/settings"
          search={{ tab: 'assistant' }}
          className={buttonClass({ variant: 'quiet', className: '-me-3 @max-[560px]:-ms-3' })}
        >
          {words.modelHow}
        </Link>
      }
    >
      {text}
    </AsideLine>
  )
}
