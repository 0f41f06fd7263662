type ExampleRowProps = { example: { readonly label: string; readonly title: string; readonly text: string } }

export function ExampleRow({ example: { label, title, text } }: ExampleRowProps) {
  return (
    <figure className="w-full max-w-[420px] rounded-3 border border-dashed border-line-strong px-5 py-3.5 text-start">
      <figcaption className="note">{label}</figcaption>
      <p className="mt-1 font-display text-[1.125rem]">{title}</p>
      <p className="text-small text-ink-soft">{text}</p>
    </figure>
  )
}
