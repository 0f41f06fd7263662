import words from '../generated/en/about.json' with { type: 'json' }
import type { Link } from './links.ts'

type AboutTool = { readonly name: string; readonly description: string; readonly path: string }

type AboutPage = {
  readonly title: string
  readonly intro: readonly string[]
  readonly toolsHeading: string
  readonly tools: readonly AboutTool[]
  readonly audienceHeading: string
  readonly audience: readonly string[]
  readonly honestyHeading: string
  readonly honesty: readonly string[]
  readonly plantSeed: Link
  readonly explore: Link
}

export const about: AboutPage = words
