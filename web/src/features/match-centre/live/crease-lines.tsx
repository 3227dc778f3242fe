import { useLingui } from '@lingui/react';
import { oversShown } from '../../../ui/match/overs.ts';
import type { MatchViewModel } from '../data/match-view-model.ts';
import { useVendorScorecard } from '../data/use-vendor-scorecard.ts';
import { atTheCrease, cardLag } from '../score/card-lag.ts';
import { ballsPerOverOf } from '../score/innings-limits.ts';

/** The players at the crease by the latest scorecard, and how far the card is behind. The height never changes. */
export function CreaseLines({ match }: { match: MatchViewModel }) {
  const { i18n } = useLingui();
  const card = useVendorScorecard(match).data?.data;
  const latest = match.score.at(-1);
  const crease = card && latest ? atTheCrease(card, latest) : null;
  if (!card || !latest || !crease) {
    return (
      <p className="flex min-h-19 md:min-h-10 items-center text-sm text-muted">
        {i18n.t('Batters and bowler follow with the scorecard.')}
      </p>
    );
  }
  const { batters, bowler, overs } = crease;
  const lag = cardLag(card, match.score, ballsPerOverOf(match.matchType));
  const over = oversShown(overs);
  return (
    <div className="@container min-h-19 md:min-h-10 text-sm tabular">
      <ul className="gap-x-5 md:flex">
        {batters.map(({ name, runs, balls }) => (
          <li key={name} className="truncate @max-[14rem]:whitespace-normal">
            <span className="font-semibold">{name}</span>{' '}
            <span className="text-muted">{i18n.t('{runs} ({balls})', { runs: String(runs), balls })}</span>
          </li>
        ))}
      </ul>
      <p className="items-baseline justify-between gap-x-5 md:flex">
        {bowler && (
          <span className="block truncate @max-[14rem]:whitespace-normal">
            <span className="text-muted">{i18n.t('Bowler')}:</span>{' '}
            <span className="font-semibold">{bowler.name}</span>{' '}
            <span className="text-muted">{`${bowler.wickets}/${bowler.runs} (${oversShown(bowler.overs)})`}</span>
          </span>
        )}
        <span className="block text-xs text-muted">
          {lag?.behind
            ? i18n.t('Card to over {over}, {overs} overs behind', { over, overs: lag.behind })
            : i18n.t('Card to over {over}', { over })}
        </span>
      </p>
    </div>
  );
}
