import { useLingui } from '@lingui/react';
import { Trophy } from 'lucide-react';
import { sentence } from '../../platform/language/sentence.ts';
import { FactCard } from './fact-card.tsx';
import { LIST_CAPS, type OverviewLists } from './overview-lists.ts';
import { datesOf, formatsOf } from './series-facts.ts';
import { WidgetStrip } from './widget-strip.tsx';

export function TournamentList({ lists }: { lists: OverviewLists }) {
  const { i18n } = useLingui();
  const tournaments = lists.tournaments.slice(0, LIST_CAPS.tournaments);
  return (
    <WidgetStrip label={sentence('Tournaments')} count={tournaments.length}>
      {tournaments.map((one) => (
        <li key={one.id}>
          <FactCard
            title={one.name}
            note={datesOf(i18n, one)}
            facts={formatsOf(one)}
            icon={<Trophy className="size-5" />}
          />
        </li>
      ))}
    </WidgetStrip>
  );
}
