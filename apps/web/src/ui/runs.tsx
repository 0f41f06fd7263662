import { dialParts, type Run } from './reply-text.ts'

export function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, strong }, index) => {
    const Part = strong ? 'strong' : 'span'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a finished text never change places
      <Part key={index}>
        <Dialable text={text} />
      </Part>
    )
  })
}

/** A text whose helpline numbers can be dialed. */
export function Dialable({ text }: { text: string }) {
  return dialParts(text).map(({ text: words, number }, at) =>
    number ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a finished text never change places
      <a key={at} href={`tel:${number}`} className="underline underline-offset-[.2em]">
        {words}
      </a>
    ) : (
      words
    ),
  )
}
