import type { MatchSummary } from '@gullylens/contract/http/match';
import type { MatchPreview } from '@gullylens/contract/http/played-matches';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { FormStrip } from '../../ui/form-strip.tsx';
import { inningsOf, scoreText } from '../../ui/match/match-view.ts';
import { oversShown } from '../../ui/match/overs.ts';
import { Fact, Nothing, PreviewCard } from './preview-card.tsx';
import { runRate } from './run-rate.ts';

/** How the innings stand, and how the teams came to the match. */
export function StatisticsCard({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const { key } = match;
  const preview = useQuery(apiQuery('GET /api/v1/cricket/matches/{id}/preview/', { params: { id: key } }));
  const innings = match.teamInfo.flatMap((team) => inningsOf(match, team));
  return (
    <PreviewCard title={i18n.t('Statistics')}>
      {innings.length === 0 && !preview.data && (
        <Nothing>{i18n.t('Figures begin with the first ball.')}</Nothing>
      )}
      {innings.map((one) => (
        <Fact
          key={one.inning}
          label={one.team}
          value={i18n.t('{score} in {overs} overs, {rate} an over', {
            score: scoreText(one),
            overs: oversShown(one.o),
            rate: runRate(one),
          })}
        />
      ))}
      {preview.data && <Before preview={preview.data.data} />}
    </PreviewCard>
  );
}

function Before({ preview: { teams, headToHead } }: { preview: MatchPreview }) {
  const { i18n } = useLingui();
  const { matches, wins } = headToHead;
  return (
    <>
      {matches > 0 && (
        <Fact
          label={i18n.t('Head-to-head')}
          value={i18n.t('{first}–{second} in {count, plural, one {# match} other {# matches}}', {
            first: wins[0],
            second: wins[1],
            count: matches,
          })}
        />
      )}
      {teams.map(
        ({ name, form }) => form !== '' && <Fact key={name} label={name} value={<FormStrip form={form} />} />,
      )}
    </>
  );
}
