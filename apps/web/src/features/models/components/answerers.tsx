import { type ReactNode, useRef, useState } from 'react'
import { modelWords } from '../../../lib/words/en/model.ts'
import { useWords, type Words } from '../../../lib/words/use-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorLine } from '../../../ui/error-line.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { ANTHROPIC, hostOf, isServedHere, type Kind, kindsFor, mayChoose } from '../choices.ts'
import { keepFocus } from '../keep-focus.ts'
import { tryThroughServer } from '../try-model.ts'
import type { ModelDesk } from '../types.ts'
import { BrowserPanel, browserState } from './browser-panel.tsx'
import { OllamaPanel } from './ollama-panel.tsx'
import { LockButton, OperatorCode } from './operator-code.tsx'
import { ServicePanel } from './service-panel.tsx'
import { SwitchButton } from './switch-button.tsx'
import { TryButton } from './try-button.tsx'

type ModelWords = Words<typeof modelWords>

const ICONS: Record<Kind, IconName> = {
  site: 'people',
  'built-in': 'leaf',
  browser: 'globe',
  ollama: 'screen',
  'openai-compatible': 'link',
  anthropic: 'comment',
}

/** The list of who can answer, with state and settings. */
export function Answerers({ desk }: { desk: ModelDesk }) {
  const words = useWords(modelWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasCode, setHasCode] = useState(false)
  const { models, inUse, opened, isUnreached, isLooking } = desk
  const toHeading = (has: boolean) => {
    setHasCode(has)
    // The pressed button is gone.
    heading.current?.focus()
  }
  const options = kindsFor(models).map((kind) => ({
    value: kind,
    icon: ICONS[kind],
    label: <Label text={labelOf(kind, desk, words)} badge={kind === inUse && models ? words.inUse : null} />,
    description: stateOf(kind, desk, words),
    panel: <Panel desk={desk} kind={kind} />,
  }))
  return (
    <Card aria-labelledby="models">
      <h2 id="models" ref={heading} tabIndex={-1} className="text-h3">
        {words.heading}
      </h2>
      <p role="status" className="mt-1 font-semibold">
        {models || inUse === 'browser' ? words.now(nameOf(inUse, desk, words)) : !isUnreached && words.loading}
      </p>
      <p className="mt-1 mb-4 text-ink-soft">{words.lead}</p>
      {isUnreached && (
        <div className="mb-4 grid justify-items-start gap-3">
          <ErrorLine>{words.unreached}</ErrorLine>
          <Button busy={isLooking} busyLabel={words.looking} onClick={(event) => keepFocus(event, desk.look())}>
            {words.lookAgain}
          </Button>
        </div>
      )}
      <RadioCards legend={words.heading} hideLegend options={options} value={opened} onValueChange={desk.open} />
      {models?.access === 'needs-code' && models.source !== 'environment' && (
        <OperatorCode onOpen={() => toHeading(true)} />
      )}
      {mayChoose(models) && (hasCode || !isServedHere()) && <LockButton onLock={() => toHeading(false)} />}
    </Card>
  )
}

function Label({ text, badge }: { text: string; badge: string | null }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {text}
      {badge && <Badge tone="leaf">{badge}</Badge>}
    </span>
  )
}

/** The open row's settings, and who answers meanwhile. */
function Panel({ desk, kind }: { desk: ModelDesk; kind: Kind }) {
  const words = useWords(modelWords)
  const { models, inUse, refusal } = desk
  const content = panelOf(kind, desk, words)
  if (!content && !refusal && kind === inUse) return null
  return (
    <div className="grid gap-3 border-s-2 border-leaf-soft ms-7 mt-2 mb-4 ps-7 max-md:ms-2 max-md:ps-3">
      {kind !== inUse && (models || inUse === 'browser') && <p>{words.still(nameOf(inUse, desk, words))}</p>}
      {content}
      {refusal && <ErrorLine>{refusal}</ErrorLine>}
    </div>
  )
}

function panelOf(kind: Kind, desk: ModelDesk, words: ModelWords): ReactNode {
  const { models } = desk
  switch (kind) {
    case 'site':
      return models && <SiteNotes models={models} />
    case 'built-in':
      return (
        <>
          <p>{words.builtIn.about}</p>
          <SwitchButton desk={desk} kind={kind} label={words.useBuiltIn} onUse={() => desk.choose({ kind })} />
          <div className="flex flex-wrap gap-3">
            <TryButton run={() => tryThroughServer({ kind }, words)} works={words.builtIn.works} />
          </div>
        </>
      )
    case 'browser':
      return <BrowserPanel desk={desk} />
    case 'ollama':
      return <OllamaPanel desk={desk} />
    default:
      return <ServicePanel desk={desk} kind={kind} />
  }
}

/** Why the server's choice is locked, and what leaves it. */
function SiteNotes({ models: { answering, source } }: { models: NonNullable<ModelDesk['models']> }) {
  const words = useWords(modelWords).site
  return (
    <>
      {/* This sentence comes from the server in English. */}
      {answering.leaves !== null && <p lang="en">{answering.leaves}</p>}
      <p>{source === 'environment' ? words.environment : words.needsCode}</p>
    </>
  )
}

function nameOf(kind: Kind, { models }: ModelDesk, words: ModelWords): string {
  if (kind === 'browser') return words.browser.label
  return !models || models.answering.builtIn ? words.builtIn.label : models.answering.name
}

function labelOf(kind: Kind, desk: ModelDesk, words: ModelWords): string {
  switch (kind) {
    case 'site':
      return desk.models ? nameOf(kind, desk, words) : words.site.label
    case 'built-in':
      return words.builtIn.label
    case 'browser':
      return words.browser.label
    case 'ollama':
      return isServedHere() ? words.ollama.here : words.ollama.there
    case 'openai-compatible':
      return words.service.label
    default:
      return ANTHROPIC
  }
}

function stateOf(kind: Kind, { models, browser }: ModelDesk, words: ModelWords): string | undefined {
  const saved = models?.saved?.kind === kind ? models.saved : null
  switch (kind) {
    case 'site':
      return models?.answering.builtIn ? words.builtIn.state : models && words.site.chosen
    case 'built-in':
      return words.builtIn.state
    case 'browser':
      return browserState(browser, words.browser)
    case 'ollama':
      return ollamaState(models?.ollama, words)
    case 'openai-compatible': {
      const host = hostOf(saved?.address ?? '')
      return saved?.model && host ? words.service.saved({ model: saved.model, host }) : words.service.state
    }
    default:
      return saved?.model ? `${saved.model}.` : words.service.anthropicState
  }
}

function ollamaState(found: readonly string[] | null | undefined, { ollama }: ModelWords): string {
  if (!found) return ollama.notRunning
  return found.length === 0 ? ollama.empty : ollama.models(found.length)
}
