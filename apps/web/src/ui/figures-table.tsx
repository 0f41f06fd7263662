import { cx } from './cx.ts'

export type FiguresTableProps = {
  /** Shown if it says more than the heading. */
  caption: string
  showsCaption?: boolean | undefined
  columns: readonly string[]
  rows: readonly { key: string; head: string; cells: readonly string[] }[]
  className?: string | undefined
}

export function FiguresTable({ caption, showsCaption = false, columns, rows, className }: FiguresTableProps) {
  const [first, ...others] = columns
  return (
    <table className={cx('w-full', className)}>
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
  )
}
