import type { AccountData } from '@understory/contract/account-data'
import { dateAndTime } from '../../lib/clock-time.ts'
import type { BrowserData } from '../../storage/browser-data.ts'

/** Server data and browser data. */
type ExportFile = { server: AccountData; browser: BrowserData }

export function writeExport(file: ExportFile): string {
  return JSON.stringify(file, null, 2)
}

/** Both parts of an export, the server's unchecked; undefined if it isn't ours. */
export function readExport(text: string): { server: unknown; browser: BrowserData } | undefined {
  try {
    const file: unknown = JSON.parse(text)
    if (typeof file !== 'object' || file === null || !('server' in file)) return undefined
    const { server, browser } = file as { server: unknown; browser?: unknown }
    const entries = typeof browser === 'object' && browser !== null ? Object.entries(browser) : []
    const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return { server, browser: Object.fromEntries(texts) }
  } catch {
    return undefined
  }
}

type Words = {
  title: string
  at: (date: string) => string
  conversations: string
  results: string
  shares: string
  browser: string
  none: string
}

/** The export as Markdown. */
export function readableExport({ server, browser }: ExportFile, words: Words): string {
  const conversations = server.conversations.map(({ title, context, createdAt, turns }) =>
    [
      `### ${title} (${context}, ${dateAndTime(createdAt)})`,
      ...turns.map(({ role, content }) => `**${role === 'user' ? 'You' : 'Understory'}:** ${content}`),
    ].join('\n\n'),
  )
  const results = server.results.map(({ kind, context, createdAt, figures, content }) =>
    [
      `- ${dateAndTime(createdAt)}, ${kind}, ${context}: ${JSON.stringify(figures)}`,
      ...(content ? [`  > ${content.replaceAll('\n', '\n  > ')}`] : []),
    ].join('\n'),
  )
  const shares = server.shares.map(
    ({ name, email, access, branches, createdAt }) =>
      `- ${name || email || 'link'}: ${access}, ${branches.join(', ')}, ${dateAndTime(createdAt)}`,
  )
  const kept = Object.entries(browser).map(([key, text]) => `- \`${key}\`: ${text}`)
  const part = (heading: string, lines: readonly string[]) =>
    `## ${heading}\n\n${lines.length > 0 ? lines.join('\n\n') : words.none}`
  return `${[
    `# ${words.title}`,
    words.at(dateAndTime(server.exportedAt)),
    part(words.conversations, conversations),
    part(words.results, results),
    part(words.shares, shares),
    part(words.browser, kept),
  ].join('\n\n')}\n`
}
