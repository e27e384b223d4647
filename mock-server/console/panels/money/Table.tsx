import type { ReactNode } from 'react'

type Props = {
  caption: string
  head: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** The columns from this one on are amounts, which stand at the right. */
  amountsFrom: number
  /** The last column is what the others lead to, so it stays in view. */
  keepsLast?: boolean
}

/** A table that scrolls by itself where it has no room. Its first column says whose a row is, and stays. */
export function Table({ caption, head, rows, amountsFrom, keepsLast = false }: Props) {
  const place = (column: number) => (column >= amountsFrom ? 'amount' : undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by the keyboard.
    <section className={keepsLast ? 'table keeps-last' : 'table'} tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((text, column) => (
              <th key={text} scope="col" className={place(column)}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, column) => (
                <td key={head[column]} className={place(column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
