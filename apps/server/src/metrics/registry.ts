/** Values come from a fixed list, never from user input. */
type Labels = Readonly<Record<string, string>>
type Sample = { labels: Labels; value: number }
type Family = { name: string; help: string; type: 'counter' | 'gauge' | 'histogram'; samples: () => Iterable<Line> }
type Line = Sample & { suffix?: string }

type Counter = { add: (labels: Labels, by?: number) => void }
type Histogram = { observe: (labels: Labels, value: number) => void }

/** Metrics in Prometheus' text format 0.0.4. Units are seconds and bytes. */
export class Metrics {
  readonly #families: Family[] = []

  counter(name: string, help: string): Counter {
    const counts = new Map<string, Sample>()
    this.#families.push({ name, help, type: 'counter', samples: () => counts.values() })
    return {
      add: (labels, by = 1) => {
        const key = textOf(labels)
        const known = counts.get(key)
        if (known) known.value += by
        else counts.set(key, { labels, value: by })
      },
    }
  }

  /** @param buckets upper bounds, ascending */
  histogram(name: string, help: string, buckets: readonly number[]): Histogram {
    const series = new Map<string, { labels: Labels; counts: number[]; count: number; sum: number }>()
    this.#families.push({
      name,
      help,
      type: 'histogram',
      samples: function* () {
        for (const { labels, counts, count, sum } of series.values()) {
          let below = 0
          for (const [at, end] of buckets.entries()) {
            below += counts[at] ?? 0
            yield { suffix: '_bucket', labels: { ...labels, le: String(end) }, value: below }
          }
          yield { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count }
          yield { suffix: '_sum', labels, value: sum }
          yield { suffix: '_count', labels, value: count }
        }
      },
    })
    return {
      observe: (labels, value) => {
        const key = textOf(labels)
        const known = series.get(key) ?? { labels, counts: buckets.map(() => 0), count: 0, sum: 0 }
        series.set(key, known)
        const at = buckets.findIndex((end) => value <= end)
        if (at >= 0) known.counts[at] = (known.counts[at] ?? 0) + 1
        known.count++
        known.sum += value
      },
    }
  }

  /** @param read called at each scrape */
  gauge(name: string, help: string, read: () => Iterable<Sample>): void {
    this.#families.push({ name, help, type: 'gauge', samples: read })
  }

  render(): string {
    const lines = this.#families.flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...Array.from(samples(), ({ suffix = '', labels, value }) => `${name}${suffix}${textOf(labels)} ${value}`),
    ])
    return `${lines.join('\n')}\n`
  }
}

function textOf(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return parts.length > 0 ? `{${parts.join(',')}}` : ''
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
