import type { MatchSummary } from '@gullylens/contract/http/match';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { startText } from '../../ui/dates.ts';
import { matchStatusText } from '../../ui/match/match-status-text.ts';
import { Fact, PreviewCard } from './preview-card.tsx';
import { statusWord } from './status-word.ts';

const genders = {
  female: sentence('Female'),
  male: sentence('Male'),
  unknown: sentence('Not known'),
} as const;

export function MatchDetailsCard({ match }: { match: MatchSummary }) {
  const { i18n } = useLingui();
  const { toss, venue } = match;
  const place = [venue.name, venue.city].filter(Boolean).join(', ');
  return (
    <PreviewCard title={i18n.t('Match Details')}>
      <Fact label={i18n.t('Status')} value={statusText(i18n, match.status)} />
      <Fact label={i18n.t('Format')} value={match.matchType.toUpperCase()} />
      <Fact label={i18n.t('Starts')} value={startText(i18n, match.start_at)} />
      <Fact label={i18n.t('Venue')} value={place || i18n.t('To be announced')} />
      <Fact label={i18n.t('Tournament')} value={match.tournament?.name ?? i18n.t('To be announced')} />
      <Fact label={i18n.t('Gender')} value={i18n.t(genders[match.gender ?? 'unknown'])} />
      <Fact label={i18n.t('Toss')} value={toss ? tossText(i18n, toss) : i18n.t('Not yet')} />
    </PreviewCard>
  );
}

/** The word for the status, else the sentence in capitals. */
function statusText(i18n: I18n, status: string): string {
  const word = statusWord(status);
  return word === null ? matchStatusText(i18n, status.trim()).toUpperCase() : i18n.t(word);
}

function tossText(i18n: I18n, { winner, decision }: NonNullable<MatchSummary['toss']>): string {
  if (decision === 'bat') return i18n.t('{winner} chose to bat', { winner });
  if (decision === 'bowl') return i18n.t('{winner} chose to bowl', { winner });
  return winner;
}
