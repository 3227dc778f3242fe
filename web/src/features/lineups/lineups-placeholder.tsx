import { Card } from '../../ui/layout/card.tsx';
import { ArmbandMark } from '../../ui/match/armband-mark.tsx';

/** The shape of line-ups with fixed text, never the paid content, for users without Premium. */
export function LineupsPlaceholder() {
  return (
    <div className="space-y-2" lang="en">
      {[1, 2, 3, 4, 5, 6, 7].map((number) => (
        <Card key={number} className="flex items-start justify-between gap-3 px-3 py-2.5">
          <span className="min-w-6 font-extrabold">{number}</span>
          <span className="grow space-y-1">
            <span className="flex flex-wrap gap-x-4 text-sm font-semibold">
              <span>
                <ArmbandMark armband="captain" /> Captain name
              </span>
              <span>
                <ArmbandMark armband="vice-captain" /> Another name
              </span>
            </span>
            <span className="block text-sm">In One player, Two player Out Three player, Four player</span>
          </span>
          <span className="text-lg font-extrabold">000</span>
        </Card>
      ))}
    </div>
  );
}
