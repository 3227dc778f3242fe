import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { useAnalysisCard } from '../../../platform/api/use-analysis-card.ts';
import { sentence } from '../../../platform/language/sentence.ts';
import { pathTo } from '../../../platform/links.ts';
import { Button, buttonClasses } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { PriceNote } from '../../../ui/feedback/offer-box.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Armband, ArmbandMark } from '../../../ui/players/armband-mark.tsx';
import { LockedRow } from '../../../ui/feedback/locked-row.tsx';
import { roleMark } from '../../../ui/players/player-roles.ts';
import { shortNameIn } from '../../../ui/match/match-view.ts';
import type { MatchTabProps } from '../data/match-tab-props.ts';

/** The captain and vice-captain of the match's analysis before play, without names for free users, and the way to it. */
export function CaptainCard({ match, onUpgrade }: Pick<MatchTabProps, 'match' | 'onUpgrade'>) {
  const { i18n } = useLingui();
  const { card, isPending } = useAnalysisCard(match.key);
  if (isPending) return <Skeleton className="h-59 w-full rounded-card" />;
  const link = (
    <Link to={pathTo.analysis(match.key)} className={buttonClasses(card?.locked ? 'outline' : 'primary')}>
      {i18n.t('Expert analysis of this match')}
    </Link>
  );
  if (card === undefined || (!card.locked && card.captain === null))
    return <div className="grid content-start">{link}</div>;
  const [captain, viceCaptain] = card.locked
    ? [null, null]
    : [
        { name: card.captain, key: card.captainKey, parts: card.captainParts },
        { name: card.viceCaptain, key: card.viceCaptainKey, parts: card.viceCaptainParts },
      ];
  return (
    <Card className={card.locked ? 'border-floodlight/50 p-4' : 'p-4'}>
      <h2 className="font-bold">{i18n.t('Our captain and vice-captain')}</h2>
      <ul className="mt-1 mb-3 divide-y divide-line">
        <PickedPlayer match={match} armband="captain" player={captain} points={card.captainPoints} />
        {viceCaptain?.name !== null && (
          <PickedPlayer
            match={match}
            armband="vice-captain"
            player={viceCaptain}
            points={card.viceCaptainPoints}
          />
        )}
        {/* The captain's points tell that the match was projected. */}
        {card.locked && card.captainPoints !== null && (
          <li>
            <LockedRow label={i18n.t('Win probability')} onUpgrade={onUpgrade} />
          </li>
        )}
      </ul>
      <div className="grid gap-2">
        {card.locked && (
          <>
            <p className="text-sm text-muted">
              {i18n.t('Captain, vice-captain and three GL teams')} · <PriceNote />
            </p>
            <Button look="premium" onClick={onUpgrade}>
              {i18n.t('Upgrade')}
            </Button>
          </>
        )}
        {link}
      </div>
    </Card>
  );
}

/** Null without a projection. */
type Parts = PlayerProjection['parts'] | null;

interface PickedPlayerProps extends Pick<MatchTabProps, 'match'> {
  armband: Armband;
  /** Null for free users. */
  player: { name: string | null; key: string | null; parts: Parts } | null;
  points: number | null;
}

function PickedPlayer({ match, armband, player, points }: PickedPlayerProps) {
  const { i18n } = useLingui();
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-2 py-1.5">
      <span className="flex w-7 shrink-0">
        <ArmbandMark armband={armband} />
      </span>
      {player === null ? (
        <span className="flex min-w-0 flex-1 basis-[5rem] items-center gap-2 text-sm text-muted">
          <Lock aria-hidden="true" className="size-4 shrink-0 text-floodlight" /> {i18n.t('For members')}
        </span>
      ) : (
        <span className="min-w-0 flex-1 basis-[5rem] wrap-anywhere">
          <b>{player.name}</b>
          <SquadLine match={match} playerKey={player.key} />
        </span>
      )}
      {points !== null && (
        <span className="ml-auto text-xs text-muted tabular">
          <b className="text-base text-text">{Math.round(points)}</b> {i18n.t('expected points')}
        </span>
      )}
      {player !== null && <WhyPicked parts={player.parts} />}
    </li>
  );
}

/** The names of what may lift a player above an average one. */
const reasons = [
  { part: 'opportunity', label: sentence('Opportunity') },
  { part: 'skill', label: sentence('Skill and form') },
  { part: 'ground', label: sentence('Ground') },
  { part: 'matchUp', label: sentence('Opponents') },
] as const;

const REASONS_SHOWN = 2;

/** What lifts a picked player most above an average one, in points. */
function WhyPicked({ parts }: { parts: Parts }) {
  const { i18n } = useLingui();
  const best = reasons
    .map(({ part, label }) => ({ label, points: Math.round(parts?.[part] ?? 0) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, REASONS_SHOWN);
  if (best.length === 0) return null;
  return (
    <span className="basis-full pl-9 text-xs text-muted tabular">
      {best.map(({ label, points }) => `${i18n.t(label)} +${points} ${i18n.t('pts')}`).join(' · ')}
    </span>
  );
}

interface SquadLineProps extends Pick<MatchTabProps, 'match'> {
  playerKey: string | null;
}

/** Team and role of a player: `IM · BAT`. Its line stays empty until the squads are loaded, and without them. */
function SquadLine({ match, playerKey }: SquadLineProps) {
  const { i18n } = useLingui();
  const squads = useQuery(apiQuery('GET /api/cricket/matches/{id}/players/', { params: { id: match.key } }));
  const player = squads.data?.data.find(({ key }) => key !== null && key === playerKey);
  return (
    <span className="block min-h-4 text-xs text-muted">
      {player && [shortNameIn(match, player.team), roleMark(i18n, player.role)].filter(Boolean).join(' · ')}
    </span>
  );
}
