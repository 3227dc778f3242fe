import type { ReactNode } from 'react';

export interface ChartTable {
  /** What opens the table, as 'Show as a table'. */
  opener: string;
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

interface ChartFigureProps {
  table: ChartTable;
  /** What the marks stand for, under the picture. */
  legend?: ReactNode;
  children: ReactNode;
}

/** A picture with the very numbers it is drawn from behind it. */
export function ChartFigure({ table, legend, children }: ChartFigureProps) {
  return (
    <figure>
      {children}
      {legend && <figcaption className="mt-2 text-xs text-muted">{legend}</figcaption>}
      <details className="mt-1">
        <summary className="inline-flex min-h-11 items-center text-sm text-sky underline underline-offset-2">
          {table.opener}
        </summary>
        <NumberTable table={table} />
      </details>
    </figure>
  );
}

function NumberTable({ table }: { table: ChartTable }) {
  return (
    <div tabIndex={0} role="region" aria-label={table.caption} className="overflow-x-auto">
      <table className="w-full text-left text-sm tabular">
        <caption className="sr-only">{table.caption}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            {table.head.map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {table.rows.map((cells) => (
            <NumberRow key={cells.join('|')} cells={cells} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NumberRow({ cells: [name, ...cells] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row" className="py-2 pr-4 font-medium">
        {name}
      </th>
      {cells.map((cell, at) => (
        <td key={at} className="py-2 pr-4">
          {cell}
        </td>
      ))}
    </tr>
  );
}
