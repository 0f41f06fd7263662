import { type ReactNode, useRef, useState } from 'react'
import { modelWords } from '../../../lib/words/en/model.ts'
import { useWords, type Words } from '../../../lib/words/use-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorLine } from '../../../ui/error-line.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { ANTHROPIC, hostOf, isServedHere, type Kind, kindsFor, mayChoose } from '../choices.ts'
import { tryThroughServer } from '../try-model.ts'
import { type ModelDesk, useModelDesk } from '../use-model-desk.ts'
import { BrowserPanel, browserState } from './browser-panel.tsx'
import { LookAgain } from './look-again.tsx'
import { OllamaPanel } from './ollama-panel.tsx'
import { LockButton, OperatorCode } from './operator-code.tsx'
import { ServicePanel } from './service-panel.tsx'
import { SwitchButton } from './switch-button.tsx'
import { TryButton } from './try-button.tsx'

type ModelWords = Words<typeof modelWords>

/** Everyone can choose the browser's model; only the operator can change the server's. */
export function AssistantSettings() {
  return <Answerers desk={useModelDesk()} />
}

/** The list of who can answer, with state and settings. */
export function Answerers({ desk }: { desk: ModelDesk }) {
  const words = useWords(modelWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasCode, setHasCode] = useState(false)
  const { models, inUse, opened, isUnreached } = desk
  const toHeading = (has: boolean) => {
    setHasCode(has)
    // The pressed button is gone.
    heading.current?.focus()
  }
  const options = kindsFor(models).map((kind) => {
    const { icon, label, state, settings } = rowOf(kind, desk, words)
    return {
      value: kind,
      icon,
      label: <Label text={label} badge={kind === inUse && models ? words.inUse : null} />,
      description: state,
      panel: <Panel desk={desk} kind={kind} settings={settings} />,
    }
  })
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
          <LookAgain desk={desk} />
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
function Panel({ desk, kind, settings }: { desk: ModelDesk; kind: Kind; settings: ReactNode }) {
  const words = useWords(modelWords)
  const { models, inUse, refusal } = desk
  if (!settings && !refusal && kind === inUse) return null
  return (
    <div className="grid gap-3 border-s-2 border-leaf-soft ms-7 mt-2 mb-4 ps-7 max-md:ms-2 max-md:ps-3">
      {kind !== inUse && (models || inUse === 'browser') && <p>{words.still(nameOf(inUse, desk, words))}</p>}
      {settings}
      {refusal && <ErrorLine>{refusal}</ErrorLine>}
    </div>
  )
}

type Row = { icon: IconName; label: string; state: string | undefined; settings: ReactNode }

/** A choice with its state in one line and its settings. */
function rowOf(kind: Kind, desk: ModelDesk, words: ModelWords): Row {
  const { models, browser } = desk
  const saved = models?.saved?.kind === kind ? models.saved : null
  switch (kind) {
    case 'site':
      return {
        icon: 'people',
        label: models ? nameOf(kind, desk, words) : words.site.label,
        state: models?.answering.builtIn ? words.builtIn.state : models && words.site.chosen,
        settings: models && <SiteNotes models={models} />,
      }
    case 'built-in':
      return {
        icon: 'leaf',
        label: words.builtIn.label,
        state: words.builtIn.state,
        settings: <BuiltInPanel desk={desk} />,
      }
    case 'browser':
      return {
        icon: 'globe',
        label: words.browser.label,
        state: browserState(browser, words.browser),
        settings: <BrowserPanel desk={desk} />,
      }
    case 'ollama':
      return {
        icon: 'screen',
        label: isServedHere() ? words.ollama.here : words.ollama.there,
        state: ollamaState(models?.ollama, words),
        settings: <OllamaPanel desk={desk} />,
      }
    case 'openai-compatible': {
      const host = hostOf(saved?.address ?? '')
      return {
        icon: 'link',
        label: words.service.label,
        state: saved?.model && host ? words.service.saved({ model: saved.model, host }) : words.service.state,
        settings: <ServicePanel desk={desk} kind={kind} />,
      }
    }
    case 'anthropic':
      return {
        icon: 'comment',
        label: ANTHROPIC,
        state: saved?.model ? `${saved.model}.` : words.service.anthropicState,
        settings: <ServicePanel desk={desk} kind={kind} />,
      }
  }
}

function BuiltInPanel({ desk }: { desk: ModelDesk }) {
  const words = useWords(modelWords)
  const kind = 'built-in'
  return (
    <>
      <p>{words.builtIn.about}</p>
      <SwitchButton desk={desk} kind={kind} label={words.useBuiltIn} onUse={() => desk.choose({ kind })} />
      <div className="flex flex-wrap gap-3">
        <TryButton run={() => tryThroughServer({ kind }, words)} works={words.builtIn.works} />
      </div>
    </>
  )
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

function ollamaState(found: readonly string[] | null | undefined, { ollama }: ModelWords): string {
  if (!found) return ollama.notRunning
  return found.length === 0 ? ollama.empty : ollama.models(found.length)
}
