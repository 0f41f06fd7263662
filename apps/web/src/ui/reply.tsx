import { lazyPart } from '../lib/lazy-part.tsx'
import { Phrase } from './phrase.tsx'
import { PhraseTools } from './phrase-tools.tsx'
import { type Block, isMarkdown, replyBlocks } from './reply-blocks.ts'
import { Runs } from './runs.tsx'

const Markdown = lazyPart(() => import('./markdown.tsx'), 'Markdown', Blocks)

/** A reply of the assistant, with the words worth saying set apart. */
export function Reply({ text }: { text: string }) {
  return isMarkdown(text) ? <Markdown text={text} /> : <Blocks text={text} />
}

function Blocks({ text }: { text: string }) {
  return replyBlocks(text).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a finished text never change places
    <ReplyBlock key={index} block={block} />
  ))
}

function ReplyBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'phrase':
      return (
        <Phrase text={block.text}>
          <PhraseTools text={block.text} />
        </Phrase>
      )
    case 'steps':
      return (
        <ol className="grid list-decimal gap-2 ps-6 marker:font-display marker:text-leaf-ink">
          {block.items.map((runs, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a finished text never change places
            <li key={index} className="ps-1">
              <Runs runs={runs} />
            </li>
          ))}
        </ol>
      )
    case 'paragraph':
      return (
        <p className="whitespace-pre-line">
          <Runs runs={block.runs} />
        </p>
      )
  }
}
