import { Card } from '../../ui/layout/card.tsx';
import { IntervalBar } from '../../ui/charts/interval-bar.tsx';

const rows = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** The shape of an analysis with fixed text and bars, never the paid content, for users without Premium. */
export function AnalysisPlaceholder() {
  return (
    <div className="space-y-8" lang="en">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {['Captain name', 'Another name'].map((name) => (
          <Card key={name} className="p-5">
            <p className="text-lg font-extrabold">{name}</p>
            <p className="text-2xl font-extrabold">00.0</p>
            <IntervalBar low={20} mark={45} high={80} to={100} tone="floodlight" />
          </Card>
        ))}
      </div>
      <Card className="divide-y divide-line px-4">
        {rows.map((number) => (
          <div key={number} className="grid grid-cols-[1fr_1.5fr_auto] items-center gap-4 py-5">
            <span className="font-semibold">Player {number}</span>
            <IntervalBar low={15} mark={35} high={70} to={100} />
            <span className="font-extrabold">00.0</span>
          </div>
        ))}
      </Card>
    </div>
  );
}
