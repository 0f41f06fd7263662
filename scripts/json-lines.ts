import { readFileSync } from 'node:fs'

export function readLines<Row>(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Row => JSON.parse(line))
}
