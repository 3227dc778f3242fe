import { sentence } from '../../platform/language/sentence.ts';
import { LIST_CAPS, type OverviewLists } from './overview-lists.ts';
import { SeriesCards } from './series-cards.tsx';
import { WidgetStrip } from './widget-strip.tsx';

export function TournamentList({ lists }: { lists: OverviewLists }) {
  const tournaments = lists.tournaments.slice(0, LIST_CAPS.tournaments);
  return (
    <WidgetStrip label={sentence('Tournaments')} count={tournaments.length}>
      <SeriesCards series={tournaments} />
    </WidgetStrip>
  );
}
