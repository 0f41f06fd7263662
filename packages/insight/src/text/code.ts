/** A stretch of a text that is written for a machine or beside such: UTF-16 units. */
export type Stretch = { start: number; end: number }

/** "// …", "/* …", "<!-- …", "-- XXX …": a comment by its mark; "# …" is as often a heading. */
const COMMENT = /^\s{0,40}(?:\/\/|\/\*|\*\/|<!--|-->|--\s?(?:TODO|FIXME|HACK|XXX)\b)/
const INSIDE_COMMENT = /^\s{0,40}\*(?:\s|$)/
const TASK = /^\s{0,40}(?:\/\/|#|\*|--|;|<!--)?\s{0,4}(?:TODO|FIXME|HACK|XXX)\b/
const HASH = /^\s{0,40}#/
/** Line shapes that prose does not have; a keyword alone ("let them cook") is no sign. */
const CODE = new RegExp(
  [
    /\{\s{0,8}(?:\/\/.{0,200})?$|[;)]\s{0,8}\}\s{0,8}$/,
    /^\s{0,40}[})\]]+[;,]?\s{0,8}$/,
    // "the tent (the big one);" is an item of a list: in prose a space stands before a bracket.
    /(?:[={}<>]|\+\+|\w[([](?!s\))).{0,200};\s{0,8}(?:\/\/.{0,200})?$/,
    /^\s{0,40}(?:int|float|char|bool|void|string|long|double|return)\b[^.!?]{0,60};\s{0,8}$/,
    /^\s{0,40}(?:const|let|var)\s\w{1,60}(?::[^=]{1,80})?\s?=/,
    /^\s{0,40}(?:export\s(?:const|default|function|class|type|interface|async)|(?:async\s)?function\s\w{0,60}\(|(?:async\s)?def\s\w{1,60}\(|class\s\w{1,60}(?:\([^)]{0,80}\))?:|elif\b|#include\b|@\w{1,60}(?:\([^)]{0,80}\))?$)/,
    /^\s{0,40}import\s(?:.{1,120}\sfrom\s['"]|[\w.]{1,80};?$)|^\s{0,40}from\s[\w.]{1,80}\simport\s/,
    /^\s{0,40}(?:SELECT\b.{1,200}\bFROM|UPDATE\s\S{1,80}\sSET|INSERT\sINTO|DELETE\sFROM)\b/,
    /^\s{0,40}<\/?[a-z][\w-]{0,30}(?:\s[^<>\n]{0,200})?\/?>/,
    /=>\s{0,8}$/,
    /^\s{2,40}(?:return|yield|raise|throw)\b/,
    /\w\([^()\n]{0,80}\)\s{0,4}#\s/,
  ]
    .map(({ source }) => source)
    .join('|'),
)
/** What stands for a thing in a program: `inline code`, camelCase, snake_case, call(), src/file.ts. */
const IDENTIFIER =
  /`[^`\n]{1,200}`|(?<![\w$])(?:[a-z$]\w{0,60}(?:[a-z\d][A-Z])\w{0,60}|[A-Za-z]\w{0,60}_\w{1,60}|\w{1,60}(?:\.\w{1,60}){0,4}\([^()\s]{0,60}\)|(?:[\w.-]{1,60}\/){1,8}[\w-]{1,60}\.[a-z]{1,5})(?![\w$])/g
const LONG_LINE = 400

/**
 * Code, its comments, lines that begin with TODO, and names of a program inside prose: nothing there is a finding of
 * English. Code between fences is set aside before. Linear.
 *
 * @source sources.md#set-aside
 */
export const codeStretchesOf = (text: string): Stretch[] => {
  const found: Stretch[] = []
  let start = 0
  let isInside = false
  let wasCode = false
  for (const whole of text.split('\n')) {
    const line = whole.slice(0, LONG_LINE)
    const opens = /^\s{0,40}(?:\/\*|<!--)/.test(line)
    const isComment: boolean = COMMENT.test(line) || TASK.test(line) || (isInside && INSIDE_COMMENT.test(line))
    const isCode: boolean = isComment || CODE.test(line) || (wasCode && HASH.test(line))
    if (isCode) found.push({ start, end: start + whole.length })
    else
      for (const { 0: name, index } of whole.matchAll(IDENTIFIER))
        found.push({ start: start + index, end: start + index + name.length })
    if (opens) isInside = true
    if (/\*\/|-->/.test(line) || (isInside && !isCode)) isInside = false
    if (line.trim() !== '') wasCode = isCode
    start += whole.length + 1
  }
  return found
}

/** Whether a stretch touches one of `stretches`, which stand in order and apart. */
export const touches = ({ start, end }: Stretch, stretches: readonly Stretch[]): boolean => {
  let [low, high] = [0, stretches.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stretches[middle]?.end ?? 0) <= start) low = middle + 1
    else high = middle
  }
  return (stretches[low]?.start ?? Number.POSITIVE_INFINITY) < end
}
