import { Card } from '../../ui/layout/card.tsx';

/** The shape of line-ups with fixed text, never the paid content, for users without Premium. */
export function LineupsPlaceholder() {
  return (
    <div className="space-y-3" lang="en">
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <Card key={number} className="flex items-start justify-between gap-4 p-4">
          <span className="text-lg font-extrabold">{number}</span>
          <span className="grow">
            <span className="block font-semibold">Captain name (C), Another name (VC)</span>
            <span className="text-sm">One player, Two player, Three player, Four player, Five player</span>
          </span>
          <span className="text-lg font-extrabold">000</span>
        </Card>
      ))}
    </div>
  );
}
