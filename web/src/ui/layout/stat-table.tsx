import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';

interface StatTableProps {
  /** Read by screen readers only; a visible heading above should say the same. */
  caption: string;
  /** The header of the first column, which names the rows. */
  first: string;
  /** `short` is the column header, `name` its full form. */
  columns: readonly { short: string; name: string }[];
  rows: readonly StatRow[];
  /** Of the table, for the widths of its columns. */
  className?: string;
}

interface StatRow {
  key: string;
  head: ReactNode;
  /** In small letters below `head`. */
  note?: ReactNode;
  cells: readonly string[];
  /** Index of the cell in bold. */
  strong?: number;
}

/** Names with statistics in narrow columns. Fits 320 px; with larger text it scrolls sideways. */
export function StatTable({ caption, first, columns, rows, className }: StatTableProps) {
  return (
    <div className="-mx-1 overflow-x-auto px-1">
      <table
        className={classNames(
          'w-full text-sm max-[22.5rem]:[&_td]:pl-1 max-[22.5rem]:[&_th+th]:pl-1',
          className,
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            <th scope="col" className="py-2 pr-2 text-left font-semibold">
              {first}
            </th>
            {columns.map(({ short, name }) => (
              <th key={name} scope="col" className="py-2 pl-2 text-right font-semibold">
                <abbr title={name} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row: { head, note, cells, strong } }: { row: StatRow }) {
  return (
    <tr>
      <th scope="row" className="py-1.5 pr-2 text-left font-medium">
        {head}
        {note && <span className="block text-xs font-normal text-muted">{note}</span>}
      </th>
      {cells.map((cell, index) => (
        <td
          key={index}
          className={classNames('py-1.5 pl-2 text-right tabular', index === strong && 'font-bold')}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}
