import { lazyPart } from '../lib/lazy-part.tsx'
import { isMarkdown, runsOf } from './reply-text.ts'
import { Runs } from './runs.tsx'

const Markdown = lazyPart(() => import('./markdown.tsx'), 'Markdown', PlainReply)

export function Reply({ text }: { text: string }) {
  return isMarkdown(text) ? <Markdown text={text} /> : <PlainReply text={text} />
}

function PlainReply({ text }: { text: string }) {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that only grows never change places
      <p key={index} className="whitespace-pre-line">
        <Runs runs={runsOf(paragraph.trim())} />
      </p>
    ))
}
