type TableAlternativeProps = {
  /** What opens it. */
  label: string
  /** What the table holds; shown where it says more than the heading above. */
  caption: string
  showsCaption?: boolean
  columns: readonly string[]
  rows: readonly { key: string; head: string; cells: readonly string[] }[]
}

/** The figures of a chart as a table, for those who read rather than look. */
export function TableAlternative({ label, caption, showsCaption = false, columns, rows }: TableAlternativeProps) {
  const [first, ...others] = columns
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-leaf-ink">
        {label}
      </summary>
      <table className="w-full max-w-[560px]">
        <caption className={showsCaption ? 'note text-start' : 'sr-only'}>{caption}</caption>
        <thead>
          <tr className="text-small text-ink-soft">
            <th scope="col" className="py-1 text-start font-normal">
              {first}
            </th>
            {others.map((column) => (
              <th key={column} scope="col" className="py-1 ps-3 text-end font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="fig py-1.5 text-start font-normal">
                {head}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]} className="num py-1.5 ps-3 text-end">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
