// A message in ICU MessageFormat as TypeScript: a string, or a function of its placeholders.
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Placeholders by name: what is counted or formatted is a number, the rest is text. */
type Placeholders = ReadonlyMap<string, 'number' | 'string'>

/** @throws where the text is no message, or uses a kind of placeholder that messages here do not need */
export const placeholdersOf = (text: string): Placeholders => collected(parse(text, { ignoreTag: true }))

/** @param given  what callers hand over: one placeholder as it is, several by name */
export function codeOf(text: string, given: Placeholders, language: string): string {
  const elements = parse(text, { ignoreTag: true })
  const used = collected(elements)
  const rules = new Intl.PluralRules(language)
  const names = [...used.keys()].join(', ')
  const types = [...used].map((each) => each.join(': ')).join('; ')
  if (given.size === 0) return written(elements, '')
  return `(${given.size > 1 && names ? `{ ${names} }: { ${types} }` : types}) => ${written(elements, '')}`

  /** @param count  what `#` stands for */
  function written(elements: readonly MessageFormatElement[], count: string): string {
    const literals = elements.flatMap((element) => (element.type === TYPE.literal ? [element.value] : []))
    if (literals.length === elements.length) return JSON.stringify(literals.join(''))
    const [only, ...others] = elements
    if (only && others.length === 0) return expressionOf(only, count)
    return `\`${elements.map((element) => partOf(element, count)).join('')}\``
  }

  function partOf(element: MessageFormatElement, count: string): string {
    if (element.type === TYPE.literal) return element.value.replace(/[\\`]|\$\{/g, '\\$&')
    return `\${${expressionOf(element, count)}}`
  }

  function expressionOf(element: MessageFormatElement, count: string): string {
    if (element.type === TYPE.pound) return `whole(${count})`
    const { value: name } = element
    if (!('options' in element)) return used.get(name) === 'number' ? `whole(${name})` : name
    const isPlural = element.type === TYPE.plural
    const { other, ...options } = element.options
    const ways = Object.entries(options).map(([option, { value }]) => {
      const condition = isPlural ? isCount(name, option) : `${name} === '${option}'`
      return `${condition} ? ${written(value, isPlural ? name : count)} : `
    })
    return ways.join('') + written(other?.value ?? [], isPlural ? name : count)
  }

  /** `=2` is that number; `one` is 1 in languages that use it for nothing else. */
  function isCount(name: string, option: string): string {
    if (option.startsWith('=')) return `${name} === ${option.slice(1)}`
    const isOneAlone = [0, 1, 2, 11, 21, 101].every((count) => (rules.select(count) === 'one') === (count === 1))
    return option === 'one' && isOneAlone ? `${name} === 1` : `rules.select(${name}) === '${option}'`
  }
}

function collected(elements: readonly MessageFormatElement[]): Placeholders {
  const found = new Map<string, 'number' | 'string'>()
  const add = (name: string, type: 'number' | 'string') => {
    if (found.get(name) !== 'number') found.set(name, type)
  }
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    const { type, value: name } = element
    const isPlain = type === TYPE.argument || type === TYPE.select || (type === TYPE.number && !element.style)
    if (!isPlain && (type !== TYPE.plural || element.pluralType !== 'cardinal' || element.offset !== 0))
      throw new Error(`{${'value' in element ? element.value : ''}} is of a kind that messages here do not use`)
    add(name, type === TYPE.plural || type === TYPE.number ? 'number' : 'string')
    if (!('options' in element)) continue
    for (const { value } of Object.values(element.options)) for (const each of collected(value)) add(...each)
  }
  return found
}
