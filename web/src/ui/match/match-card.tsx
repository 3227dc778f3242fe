import { useLingui } from '@lingui/react';
import { CalendarDays, MapPin, Star } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { startText } from '../text/dates.ts';
import { StretchedButton, StretchedLink } from '../controls/stretched-button.tsx';
import { TeamScore } from './team-score.tsx';
import { matchStatusText } from './match-status-text.ts';
import type { MatchView } from './match-view.ts';
import { type CardAge, PhaseBadge } from './phase-badge.tsx';

interface MatchCardProps extends Partial<CardAge> {
  match: MatchView;
  /** Makes the whole card a button; receives the match's key. Pass a stable function. */
  onOpen?: (key: string) => void;
  /** Makes the whole card a link. */
  to?: string;
}

/** A match in brief: score, status, then place and time. Renders again only for a newer match. */
export const MatchCard = memo(function MatchCard({ match, onOpen, to, ...age }: MatchCardProps) {
  const { i18n } = useLingui();
  const { key, name, phase, venue } = match;
  const venueText = [venue.name, venue.city].filter(Boolean).join(', ');
  return (
    <article
      className={classNames(
        'relative flex h-full min-h-[19.25rem] w-full flex-col rounded-card border bg-surface p-4',
        phase === 'live' ? 'border-live/40' : 'border-line',
        (onOpen ?? to) && 'transition-colors hover:border-edge hover:bg-raised',
      )}
    >
      <div className="flex items-center justify-between gap-2">
        <PhaseBadge phase={phase} {...age} />
        <span className="flex items-center gap-2 text-xs font-semibold uppercase text-muted">
          {match.is_featured && (
            <Star role="img" aria-label={i18n.t('Featured')} className="size-3.5 text-floodlight" />
          )}
          {match.matchType}
        </span>
      </div>
      <h3 className="mt-3 truncate text-sm font-semibold">
        {to !== undefined ? (
          <StretchedLink oneLine to={to}>
            {name}
          </StretchedLink>
        ) : onOpen === undefined ? (
          name
        ) : (
          <StretchedButton oneLine onClick={() => onOpen(key)}>
            {name}
          </StretchedButton>
        )}
      </h3>
      <p className="truncate text-xs text-muted">
        {match.tournament?.name ?? i18n.t('Tournament to be announced')}
      </p>
      <div className="my-3 space-y-2.5">
        {match.teamInfo.map((team, at) => (
          <TeamScore key={`${team.name}-${at === 0 ? 'a' : 'b'}`} match={match} team={team} />
        ))}
      </div>
      {/* Always as high as its longest form, so that a longer sentence moves nothing. */}
      <div className="min-h-14 text-sm">
        {phase === 'live' && (
          <p className="text-xs font-bold tracking-wide text-live">{i18n.t('LIVE MATCH IN PROGRESS')}</p>
        )}
        <p className={classNames('line-clamp-2', phase === 'completed' ? 'font-medium' : 'text-muted')}>
          {matchStatusText(i18n, match.status)}
        </p>
      </div>
      <div className="mt-auto space-y-1 border-t border-line pt-3 text-xs text-muted">
        <FootLine icon={<CalendarDays aria-hidden="true" className="size-3.5 shrink-0" />}>
          {startText(i18n, match.start_at)}
        </FootLine>
        <FootLine icon={<MapPin aria-hidden="true" className="size-3.5 shrink-0" />}>
          {venueText || i18n.t('Venue to be announced')}
        </FootLine>
      </div>
    </article>
  );
});

function FootLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2">
      {icon}
      <span className="truncate tabular">{children}</span>
    </p>
  );
}
