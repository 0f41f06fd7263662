import { firstNotBefore } from '../statistics.ts'

/** Text range in UTF-16 units. */
export type Stretch = { start: number; end: number }

const anyOf = (...patterns: readonly RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'))

/** Comment by its mark; "# …" may be a heading. */
const COMMENT = /^\s{0,40}(?:\/\/|\/\*|\*\/|<!--|-->|--\s?(?:TODO|FIXME|HACK|XXX)\b)/
const INSIDE_COMMENT = /^\s{0,40}\*(?:\s|$)/
const TASK = /^\s{0,40}(?:\/\/|#|\*|--|;|<!--)?\s{0,4}(?:TODO|FIXME|HACK|XXX)\b/
const HASH = /^\s{0,40}#/
/** Line patterns that prose doesn't have. A keyword alone ("let them cook") is not enough. */
const CODE = anyOf(
  /\{\s{0,8}(?:\/\/.{0,200})?$|[;)]\s{0,8}\}\s{0,8}$/,
  /^\s{0,40}[})\]]+[;,]?\s{0,8}$/,
  // "the tent (the big one);" is a list item: prose has a space before a bracket.
  /(?:[={}<>]|\+\+|\w[([](?!s\))).{0,200};\s{0,8}(?:\/\/.{0,200})?$/,
  /^\s{0,40}(?:int|float|char|bool|void|string|long|double|return)\b[^.!?]{0,60};\s{0,8}$/,
  /^\s{0,40}(?:const|let|var)\s\w{1,60}(?::[^=]{1,80})?\s?=/,
  /^\s{0,40}(?:export\s(?:const|default|function|class|type|interface|async)|(?:async\s)?function\s\w{0,60}\(|(?:async\s)?def\s\w{1,60}\(|class\s\w{1,60}(?:\([^)]{0,80}\))?:|elif\b|#include\b|@\w{1,60}(?:\([^)]{0,80}\))?$)/,
  /^\s{0,40}import\s(?:.{1,120}\sfrom\s['"]|[\w.]{1,80};?$)|^\s{0,40}from\s[\w.]{1,80}\simport\s/,
  /^\s{0,40}(?:SELECT\b.{1,200}\bFROM|UPDATE\s\S{1,80}\sSET|INSERT\sINTO|DELETE\sFROM)\b/,
  /^\s{0,40}<\/?[a-z][\w-]{0,30}(?:\s[^<>\n]{0,200})?\/?>(?:.{0,200}<\/[a-z][\w-]{0,30}>)?\s{0,8}$/,
  /=>\s{0,8}$/,
  /^\s{2,40}(?:return|yield|raise|throw)\b/,
  /\w\([^()\n]{0,80}\)\s{0,4}#\s/,
)
/** `inline code`, camelCase, snake_case, call(), src/file.ts. */
const IDENTIFIER =
  /`[^`\n]{1,200}`|(?<![\w$])(?:[a-z$]\w{0,60}(?:[a-z\d][A-Z])\w{0,60}|[A-Za-z]\w{0,60}_\w{1,60}|\w{1,60}(?:\.\w{1,60}){0,4}\([^()\s]{0,60}\)|(?:[\w.-]{1,60}\/){1,8}[\w-]{1,60}\.[a-z]{1,5})(?![\w$])/g
const LONG_LINE = 400

/** Patterns that are code only next to other code. */
const BESIDE_CODE = anyOf(
  /^(?: {2,}|\t)\s{0,40}\S/,
  /^[\w.$[\]'"]{1,60}\s?(?:[-+*/%|&]|\/\/)?=(?!=)\s?\S/,
  /^[\w.$]{1,80}\(.{0,200}\)\s{0,4};?(?:\s{0,4}(?:#|\/\/).{0,200})?$/,
  /^(?:for \w{1,40}(?:, \w{1,40})? in .{1,200}|while (?:True|not |\w{1,40} ?[<>=!]).{0,200}|(?:el)?if .{1,200}|try|else|finally|except\b.{0,80}|with .{1,200} as \w{1,40}):$/,
  /^(?:if|for|while|switch|else|try|do|catch)\b.{0,200}\{$/,
)
/** Characters that code lines have and similar prose lacks. */
const MACHINE = /[;{}()=<>[\]`]/

/** Lines of a text without their breaks. */
export const linesOf = (text: string): (Stretch & { text: string })[] => {
  let next = 0
  return text.split('\n').map((line) => {
    const start = next
    next += line.length + 1
    return { start, end: start + line.length, text: line }
  })
}

type Line = ReturnType<typeof linesOf>[number] & { isCode: boolean; isBlank: boolean }

const judgedLines = (text: string): Line[] => {
  let isInside = false
  return linesOf(text).map(({ start, end, text: whole }): Line => {
    const line = whole.slice(0, LONG_LINE)
    const isCode = COMMENT.test(line) || (isInside && INSIDE_COMMENT.test(line)) || CODE.test(line)
    if (/^\s{0,40}(?:\/\*|<!--)/.test(line)) isInside = true
    if (/\*\/|-->/.test(line) || (isInside && !isCode)) isInside = false
    return { start, end, text: line, isCode, isBlank: line.trim() === '' }
  })
}

/** Extends code to adjacent candidate lines in one direction. */
const grow = (lines: readonly Line[]): void => {
  let near: Line | undefined
  let blanks = 0
  for (const line of lines) {
    if (line.isBlank) {
      blanks += 1
      continue
    }
    const isBeside = BESIDE_CODE.test(line.text) || (HASH.test(line.text) && blanks === 0)
    if (near?.isCode === true && isBeside && blanks < 3) line.isCode = true
    near = line
    blanks = 0
  }
}

/** Two adjacent candidate lines are code. */
const pair = (lines: readonly Line[]): void => {
  lines.forEach((line, at) => {
    const next = lines[at + 1]
    const isUnindented = /^\S/.test(line.text)
    if (next === undefined || !isUnindented || !BESIDE_CODE.test(line.text) || !BESIDE_CODE.test(next.text)) return
    line.isCode = true
    next.isCode = true
  })
}

/**
 * Lines of code and comments, fenced or not. An isolated line needs an unambiguous pattern. Linear.
 *
 * @source sources.md#set-aside
 */
export const codeLinesOf = (text: string): Stretch[] => {
  if (!MACHINE.test(text) && !/\/\/|^\s*(?:#|--)/m.test(text)) return []
  const lines = judgedLines(text)
  pair(lines)
  grow(lines)
  grow(lines.toReversed())
  const found: Stretch[] = []
  let isOpen = false
  lines.forEach(({ start, end, isCode, isBlank, text: line }, at) => {
    if (isBlank) return
    const isAlone = lines[at - 1]?.isCode !== true && lines[at + 1]?.isCode !== true
    const isOut = isCode && (!isAlone || MACHINE.test(line) || COMMENT.test(line))
    const before = found.at(-1)
    if (isOut && isOpen && before !== undefined) before.end = end
    else if (isOut) found.push({ start, end })
    isOpen = isOut
  })
  return found
}

/**
 * Code, comments, TODO lines and identifiers in prose; excluded from findings. Linear.
 *
 * @source sources.md#set-aside
 */
export const codeStretchesOf = (text: string): Stretch[] => {
  const code = codeLinesOf(text)
  const found: Stretch[] = [...code]
  for (const { start, end, text: whole } of linesOf(text)) {
    if (touches({ start, end }, code)) continue
    const line = whole.slice(0, LONG_LINE)
    if (TASK.test(line) || CODE.test(line)) found.push({ start, end })
    else
      for (const { 0: name, index } of whole.matchAll(IDENTIFIER))
        found.push({ start: start + index, end: start + index + name.length })
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Whether a range overlaps any of `stretches`, which are sorted and disjoint. */
export const touches = ({ start, end }: Stretch, stretches: readonly Stretch[]): boolean => {
  const next = firstNotBefore(stretches.length, (place) => (stretches[place]?.end ?? 0) <= start)
  return (stretches[next]?.start ?? Number.POSITIVE_INFINITY) < end
}
