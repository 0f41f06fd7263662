// Measures agreement of the text engine with human ratings and updates the table of docs/sources.md:
//   TRUTH_DIR=… npm run figures
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { evaluateModels } from './fit/evaluate-models.ts'
import { evaluateRules, type Figure } from './fit/evaluate-rules.ts'
import { requireTruth } from './fit/truth.ts'

const PAGE = join(import.meta.dirname, '../docs/sources.md')
const [START, END] = ['<!-- figures -->\n', '<!-- /figures -->']

const short = (value: number | undefined): string =>
  value === undefined ? '' : value === 1 ? '1' : value.toFixed(3).replace(/^0/, '')

const others = ({ others: all = {} }: Figure): string =>
  Object.entries(all)
    .map(([name, value]) => `${name} ${short(value)}`)
    .join(', ')

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function tableOf(figures: readonly Figure[]): string {
  const head = ['what', 'texts', 'figure', 'here', 'with the encoder', 'others on the same texts', 'aim']
  const rows = figures.map((figure) => {
    const { what, texts, unit, value, encoded, aim } = figure
    return row([what, texts.toLocaleString('en'), unit, short(value), short(encoded), others(figure), short(aim)])
  })
  return `${[row(head), row(head.map(() => '---')), ...rows].join('\n')}\n`
}

const folder = requireTruth()
const table = tableOf([...evaluateRules(folder), ...evaluateModels(folder)])
console.log(table)
const page = readFileSync(PAGE, 'utf8')
const [start, end] = [page.indexOf(START), page.indexOf(END)]
if (start < 0 || end < start) throw new Error(`${PAGE} has lost its marks: ${START.trim()} and ${END}`)
writeFileSync(PAGE, page.slice(0, start + START.length) + table + page.slice(end))
