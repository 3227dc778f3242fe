import type { MatchPreview } from '@gullylens/contract/http/history/played-matches';
import type { VenueProfile } from '@gullylens/contract/http/history/venues';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../platform/api/api-query.ts';
import { recordFor } from '../../platform/api/venue-record.ts';
import { pathTo } from '../../platform/links.ts';
import { useFeedMatch } from '../../platform/live/score-refresh.ts';
import { FormStrip } from '../../ui/charts/form-strip.tsx';
import { textLinkClasses } from '../../ui/controls/text-link.tsx';
import { DefinitionList, FactLine } from '../../ui/layout/definition-list.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { wholeText } from '../../ui/text/number-text.ts';
import { shortName } from '../../ui/text/short-name.ts';

/** The free facts of a match: its ground, form and head-to-head. Nothing while loading; unknown facts are left out. */
export function FreeFacts({ matchKey }: { matchKey: string }) {
  const { i18n } = useLingui();
  const match = useFeedMatch(matchKey).data?.data;
  const venueKey = match?.venue.key ?? '';
  const preview = useQuery(
    apiQuery('GET /api/v1/cricket/matches/{id}/preview/', { params: { id: matchKey } }),
  );
  const venue = useQuery({
    ...apiQuery('GET /api/cricket/venues/{id}/', { params: { id: venueKey } }),
    enabled: venueKey !== '',
  });
  if (!preview.data) return null;
  return (
    <Section title={i18n.t('Free for everyone')}>
      <div className="mt-3 grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        {match && venue.data && (
          <Ground venue={venue.data.data} format={preview.data.data.format} gender={match.gender} />
        )}
        <FormAndMeetings preview={preview.data.data} />
      </div>
      <Link
        to={pathTo.match(matchKey)}
        className={`mt-1 inline-flex min-h-11 items-center text-sm ${textLinkClasses}`}
      >
        {i18n.t('Line-ups, past matches and more on the match page')}
      </Link>
    </Section>
  );
}

const box = 'rounded-card border border-line bg-surface px-4 py-3';

interface GroundProps {
  venue: VenueProfile;
  format: MatchPreview['format'];
  gender: MatchSummary['gender'];
}

/** The ground's averages in matches of the same format and gender; nothing without such matches. */
function Ground({ venue, format, gender }: GroundProps) {
  const { i18n } = useLingui();
  const record = recordFor(venue, { matchType: format ?? '', gender });
  if (!record) return null;
  const { matches, averageScore, chaseSuccess, byStyle } = record;
  const wickets = byStyle.reduce((sum, style) => sum + style.wickets, 0);
  const pace = byStyle.find(({ style }) => style === 'pace');
  return (
    <div className={box}>
      <h3 className="font-bold">{venue.name}</h3>
      <p className="text-xs text-muted tabular">
        {i18n.t('{count, plural, one {# match} other {# matches}}', { count: matches })} · {record.format}
      </p>
      <DefinitionList>
        <FactLine label={i18n.t('Average first innings')}>{wholeText(averageScore)}</FactLine>
        <FactLine label={i18n.t('Won by the chasing team')}>{wholeText(chaseSuccess, '%')}</FactLine>
        {pace && wickets > 0 && (
          <FactLine label={i18n.t('Wickets by pace')}>
            {wholeText((100 * pace.wickets) / wickets, '%')}
          </FactLine>
        )}
      </DefinitionList>
    </div>
  );
}

function FormAndMeetings({ preview: { teams, headToHead } }: { preview: MatchPreview }) {
  const { i18n } = useLingui();
  return (
    <div className={box}>
      <h3 className="font-bold">{i18n.t('Form')}</h3>
      <p className="text-xs text-muted">{i18n.t('Latest match last')}</p>
      <DefinitionList>
        {teams.map(({ name, form }) => (
          <FactLine key={name} label={name}>
            {form === '' ? '–' : <FormStrip form={form} />}
          </FactLine>
        ))}
        {headToHead.matches > 0 && (
          <FactLine label={i18n.t('Head-to-head')}>
            {shortName(teams[0].name)} {headToHead.wins.join(' – ')} {shortName(teams[1].name)}
          </FactLine>
        )}
      </DefinitionList>
    </div>
  );
}
