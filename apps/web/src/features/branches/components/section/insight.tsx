import type { InsightBlock } from '@understory/forest/content/types'

export function Insight({ block }: { block: InsightBlock }) {
  return (
    <section className="grid gap-3">
      <h2>{block.title}</h2>
      {block.paragraphs.map((text) => (
        <p key={text} className="max-w-[64ch] text-pretty">
          {text}
        </p>
      ))}
    </section>
  )
}
