import { readFileSync } from 'node:fs'

/** The rows of a file that has a JSON value a line. */
export function readLines<Row>(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Row => JSON.parse(line))
}
