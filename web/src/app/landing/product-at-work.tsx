import { Lock } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { SampleScoreboard } from './sample-scoreboard.tsx';
import { sampleMatch } from './sample-innings.ts';

/** The product as it looks in use: a scoreboard, and under it an analysis that waits to be unlocked. */
export function ProductAtWork() {
  return (
    <div className="relative">
      <SampleScoreboard />
      <SampleAnalysis />
    </div>
  );
}

const rows = [
  ['Captain', 'Captain name'],
  ['Vice-captain', 'Another name'],
  ['Pitch', 'How the pitch plays'],
  ['Venue average', '000'],
] as const;

function SampleAnalysis() {
  return (
    <section
      aria-label="Sample of a locked analysis"
      className="mt-4 rounded-card border border-line bg-surface p-5 shadow-card sm:ml-10"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="font-bold">
          {sampleMatch.batting.shortName} v {sampleMatch.bowling.shortName}: the analysis
        </p>
        <Badge tone="premium">
          <Lock aria-hidden="true" className="size-3" /> Premium
        </Badge>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 text-sm">
        {rows.map(([label, decoy]) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="font-semibold">
              <span aria-hidden="true" className="select-none blur-[6px]">
                {decoy}
              </span>
              <span className="sr-only">Locked</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
