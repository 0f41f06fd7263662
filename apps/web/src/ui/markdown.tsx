import { type ReactNode, use } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import { CopyButton } from './copy-button.tsx'
import { Phrase } from './phrase.tsx'
import { PhraseTool } from './phrase-tool.ts'
import { Dialable } from './runs.tsx'

/** No images and no HTML; unknown markup is shown as text. */
const TAGS = ['p', 'strong', 'em', 'del', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'hr', 'br', 'a']
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const SCHEMA = {
  ...defaultSchema,
  tagNames: [...TAGS, ...HEADINGS],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
}

const COMPONENTS: Components = {
  a: ({ href, children }) => <SafeLink href={href}>{children}</SafeLink>,
  p: ({ children }) => <p className="whitespace-pre-line">{children}</p>,
  strong: ({ children }) => <strong>{typeof children === 'string' ? <Dialable text={children} /> : children}</strong>,
  blockquote: ({ node, children }) => {
    const text = textOf(node)
    return text === '' ? (
      <div>{children}</div>
    ) : (
      <Phrase text={text}>
        <PhraseTools text={text} />
      </Phrase>
    )
  },
  ul: ({ children }) => <ul className="grid list-disc gap-2 ps-6 marker:text-leaf-ink">{children}</ul>,
  ol: ({ children }) => (
    <ol className="grid list-decimal gap-2 ps-6 marker:font-display marker:text-leaf-ink">{children}</ol>
  ),
  pre: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <pre tabIndex={0} className="overflow-x-auto rounded-3 bg-surface-sunk p-4 text-small">
      {children}
    </pre>
  ),
  ...Object.fromEntries(HEADINGS.map((tag) => [tag, Heading])),
}

export function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown components={COMPONENTS} rehypePlugins={[[rehypeSanitize, SCHEMA]]}>
      {text}
    </ReactMarkdown>
  )
}

function PhraseTools({ text }: { text: string }) {
  const tool = use(PhraseTool)
  return (
    <>
      <CopyButton text={text} />
      {tool(text)}
    </>
  )
}

/** Headings in a message are bold lines, so that they don't join the page's outline. */
function Heading({ children }: { children?: ReactNode }) {
  return <p className="font-semibold">{children}</p>
}

function SafeLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  if (!href || !/^(?:https?:|mailto:|tel:)/i.test(href)) return children
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="underline underline-offset-[.2em]">
      {children}
    </a>
  )
}

type MarkdownNode = { type: string; value?: string; children?: readonly MarkdownNode[] }

function textOf(node: MarkdownNode | undefined): string {
  if (!node) return ''
  const inner = node.value ?? node.children?.map(textOf).join('') ?? ''
  return inner.trim()
}
