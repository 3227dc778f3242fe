import { Link } from 'react-router';
import { ScrollCard } from './scroll-card.tsx';

export interface LeaderLine {
  key: string;
  name: string;
  note: string;
  value: string;
  to: string;
}

interface LeaderCardProps {
  title: string;
  /** Of what and since when. */
  note: string;
  lines: readonly LeaderLine[];
}

/** Those who lead by one figure, best first. */
export function LeaderCard({ title, note, lines }: LeaderCardProps) {
  return (
    <ScrollCard>
      <h4 className="font-semibold">{title}</h4>
      <p className="text-xs text-muted tabular">{note}</p>
      <ol className="mt-1 divide-y divide-line">
        {lines.map(({ key, name, note: of, value, to }, at) => (
          <li key={key} className="relative flex min-h-11 items-center gap-3 py-1 text-sm hover:bg-raised">
            <span className="w-4 shrink-0 text-right text-xs text-muted tabular">{at + 1}</span>
            <span className="min-w-0 flex-1">
              <Link to={to} className="block truncate font-medium after:absolute after:inset-0">
                {name}
              </Link>
              <span className="block truncate text-xs text-muted">{of}</span>
            </span>
            <span className="font-extrabold tabular">{value}</span>
          </li>
        ))}
      </ol>
    </ScrollCard>
  );
}
