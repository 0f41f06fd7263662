export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid max-w-[62ch] list-decimal gap-1.5 ps-5 marker:text-ink-soft">
      {steps.map((step) => (
        <li key={step} className="ps-1">
          {step}
        </li>
      ))}
    </ol>
  )
}
