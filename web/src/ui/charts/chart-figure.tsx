import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { Card } from '../layout/card.tsx';

/** The numbers of a chart as a table, for readers who cannot see it. */
export interface ChartTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

interface ChartFigureProps {
  table: ChartTable;
  /** The legend, below the chart. */
  legend?: ReactNode;
  /** A button before the one of the table. */
  action?: ReactNode;
  children: ReactNode;
}

/** A chart with its legend and, behind a button, its numbers as a table. */
export function ChartFigure({ table, legend, action, children }: ChartFigureProps) {
  const { i18n } = useLingui();
  return (
    <figure>
      {children}
      {legend && <figcaption className="mt-2 text-xs text-muted">{legend}</figcaption>}
      <div className={classNames('flex flex-wrap gap-x-3', action ? 'mt-3' : '-mb-3')}>
        {action}
        <details className="min-w-0 open:basis-full">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-xs text-muted underline underline-offset-2 hover:text-text">
            {i18n.t('Show as table')}
          </summary>
          <NumberTable table={table} />
        </details>
      </div>
    </figure>
  );
}

interface ChartCardProps extends Partial<ChartFigureProps> {
  title: string;
  /** In small letters at the end of the title's line. */
  aside?: ReactNode;
  note?: string;
}

/** A card with a chart and, with `table`, its legend and its numbers. */
export function ChartCard({ title, aside, note, table, legend, children }: ChartCardProps) {
  return (
    <Card className="min-w-0 p-4">
      <div
        className={`flex flex-wrap items-baseline justify-between gap-x-3 ${note === undefined ? 'mb-2' : ''}`}
      >
        <h2 className="font-bold">{title}</h2>
        {aside && <span className="text-xs text-muted tabular">{aside}</span>}
      </div>
      {note !== undefined && <p className="mb-3 text-sm text-muted">{note}</p>}
      {table ? (
        <ChartFigure table={table} legend={legend}>
          {children}
        </ChartFigure>
      ) : (
        children
      )}
    </Card>
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
      {cells.map((cell, index) => (
        <td key={index} className="py-2 pr-4">
          {cell}
        </td>
      ))}
    </tr>
  );
}
