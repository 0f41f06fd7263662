import type { AccountData } from '@understory/contract/account-data'
import { dateAndTime } from '../../lib/clock-time.ts'
import { fieldsOf, isText, parseJson } from '../../lib/parse-json.ts'
import type { settings } from '../../lib/words/en/settings.ts'
import type { Words } from '../../lib/words/use-words.ts'
import type { BrowserData } from '../../storage/browser-data.ts'

/** Server data and browser data. */
type ExportFile = { server: AccountData; browser: BrowserData }

export function writeExport(file: ExportFile): string {
  return JSON.stringify(file, null, 2)
}

/** Both parts of an export, the server's unchecked; undefined if it isn't ours. */
export function readExport(text: string): { server: unknown; browser: BrowserData } | undefined {
  const { server, browser } = fieldsOf(parseJson(text))
  if (server === undefined) return undefined
  const texts = Object.entries(fieldsOf(browser)).filter((entry): entry is [string, string] => isText(entry[1]))
  return { server, browser: Object.fromEntries(texts) }
}

/** The export as Markdown. */
export function readableExport(
  { server, browser }: ExportFile,
  words: Words<typeof settings>['data']['readable'],
): string {
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
