import { useLingui } from '@lingui/react';
import { ballsPerOverOf, oversShown } from '../../../ui/match/overs.ts';
import type { MatchViewModel } from '../data/match-view-model.ts';
import { useVendorScorecard } from '../data/use-vendor-scorecard.ts';
import { atTheCrease, ballsBehind } from '../score/card-lag.ts';
import { lagText } from '../score/lag-text.ts';

/**
 * The players at the crease by the latest scorecard. When balls were bowled or wickets fell since, a line says how many,
 * and the names are muted. That line has its room from the start; only one that wraps adds to the height.
 */
export function CreaseLines({ match }: { match: MatchViewModel }) {
  const { i18n } = useLingui();
  const card = useVendorScorecard(match).data?.data;
  const latest = match.score.at(-1);
  const crease = card && latest ? atTheCrease(card, match.score) : null;
  if (!card || !latest || !crease) {
    return (
      <p className="flex min-h-19 md:min-h-14 items-center text-sm text-muted">
        {i18n.t('Batters and bowler follow with the scorecard.')}
      </p>
    );
  }
  const { batters, bowler, overs, wickets } = crease;
  const ballsPerOver = ballsPerOverOf(match.matchType);
  const behind = ballsBehind(card, match.score, ballsPerOver);
  const fallen = Math.max(0, latest.w - wickets);
  const isOld = behind > 0 || fallen > 0;
  const nameLook = isOld ? 'text-muted' : 'font-semibold';
  return (
    <div className="@container min-h-19 md:min-h-14 text-sm tabular">
      {isOld && (
        <p className="text-xs text-muted">
          {[
            i18n.t('As of over {over}', { over: oversShown(overs) }),
            behind > 0 && lagText(i18n, behind, ballsPerOver),
            fallen > 0 &&
              i18n.t('{wickets, plural, one {# wicket} other {# wickets}} since', { wickets: fallen }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <ul className="gap-x-5 md:flex">
        {batters.map(({ name, runs, balls }) => (
          <li key={name} className="truncate @max-[14rem]:whitespace-normal">
            <span className={nameLook}>{name}</span>{' '}
            <span className="text-muted">{i18n.t('{runs} ({balls})', { runs: String(runs), balls })}</span>
          </li>
        ))}
      </ul>
      {bowler && (
        <p className="truncate @max-[14rem]:whitespace-normal">
          <span className="text-muted">{i18n.t('Bowler')}:</span>{' '}
          <span className={nameLook}>{bowler.name}</span>{' '}
          <span className="text-muted">{`${bowler.wickets}/${bowler.runs} (${oversShown(bowler.overs)})`}</span>
        </p>
      )}
    </div>
  );
}
