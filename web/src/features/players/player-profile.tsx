import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNotFound, textOfError } from '../../platform/api/api-error.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { HistoryCredit } from '../../ui/match/history-credit.tsx';
import { NotFoundPanel } from '../../ui/not-found-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FormatRecord } from './format-record.tsx';
import { PlayerHeader } from './player-header.tsx';

interface PlayerProfileProps {
  playerKey: string;
  /** Leads from a player whom history does not know back to matches. */
  wayBack: ReactNode;
}

/** A player's career out of the history: figures by format and the latest matches. */
export function PlayerProfile({ playerKey, wayBack }: PlayerProfileProps) {
  const { i18n } = useLingui();
  const query = useQuery(apiQuery('GET /api/v1/cricket/players/{id}/', { params: { id: playerKey } }));
  const player = query.data?.data;
  if (player) {
    return (
      <>
        <PlayerHeader player={player} />
        <FormatRecord player={player} />
        <HistoryCredit className="mt-6" />
      </>
    );
  }
  if (isNotFound(query.error)) {
    return (
      <NotFoundPanel
        title={i18n.t('We could not find that player.')}
        text={i18n.t('None of the matches that we have has this player.')}
      >
        {wayBack}
      </NotFoundPanel>
    );
  }
  if (query.isError) {
    return <LoadFailed text={textOfError(query.error, '')} onRetry={() => void query.refetch()} />;
  }
  return (
    <div role="status" aria-label={i18n.t('Loading the player')}>
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="my-5 h-11 w-full" />
      <Skeleton className="h-96 w-full rounded-card" />
    </div>
  );
}
