import type { Chip, Part } from '@understory/contract/coaching'
import { LeadingHelp } from '../../../../ui/help-note.tsx'
import { Reply } from '../../../../ui/reply.tsx'
import { runsOf } from '../../../../ui/reply-text.ts'
import { Runs } from '../../../../ui/runs.tsx'
import { AlsoPart } from './also-part.tsx'
import { BeatsPart } from './beats-part.tsx'
import { BuildersPart } from './builders-part.tsx'
import { DraftPart } from './draft-part.tsx'
import { MentionedHelp } from './help-part.tsx'
import { ModelHint } from './model-hint.tsx'
import { OffersPart } from './offers-part.tsx'
import { PhrasePart } from './phrase-part.tsx'
import type { PartsProps } from './reply-parts.ts'
import { ToneChoice } from './tone-choice.tsx'

type PartProps = PartsProps & {
  part: Part
  chips: readonly Chip[]
  /** Its first line is beside the picture. */
  isHeaded?: boolean
}

export function ReplyPart({ part, chips, isHeaded = false, ...shared }: PartProps) {
  switch (part.kind) {
    case 'answer':
      return <Paragraph text={part.text} className="leading-[1.62]" />
    case 'why':
      return <Paragraph text={part.text} className="text-ink-soft" />
    case 'question':
      return <Paragraph text={part.text} className="font-semibold" />
    case 'phrase':
      return <Phrase part={part} chips={chips} {...shared} />
    case 'beats':
      return <BeatsPart beats={part.beats} />
    case 'offers':
      return <OffersPart cases={part.cases} more={part.more} {...shared} />
    case 'also':
      return <AlsoPart cases={part.cases} {...shared} />
    case 'builders':
      return <BuildersPart part={part} need={idOf(chips, 'need')} {...shared} />
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
function Phrase({ part, chips, parts, chosen, choose }: PartProps & { part: Extract<Part, { kind: 'phrase' }> }) {
  const isFirst = parts.find(({ kind }) => kind === 'phrase') === part
  const isLed = parts.some((other) => other.kind === 'help' && other.level === 'lead')
  const isBuilt = parts.some(({ kind }) => kind === 'builders') && !chips.some(({ kind }) => kind === 'tone')
  return (
    <PhrasePart
      segments={part.segments}
      isMinor={!isFirst || isLed}
      isAloud={part.medium === 'say' && !isLed}
      aside={isFirst && isBuilt && <ToneChoice tone={chosen.tone} choose={choose} />}
    />
  )
}

function idOf(chips: readonly Chip[], kind: Chip['kind']): string | null {
  return chips.find((chip) => chip.kind === kind)?.id ?? null
}
