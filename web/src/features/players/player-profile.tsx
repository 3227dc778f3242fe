import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { RecordPage } from '../../ui/match/record-page.tsx';
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
  return (
    <RecordPage
      query={query}
      words={{
        loading: i18n.t('Loading the player'),
        missing: i18n.t('We could not find that player.'),
        whyMissing: i18n.t('None of the matches that we have has this player.'),
      }}
      heights={['h-40', 'h-11', 'h-96']}
      wayBack={wayBack}
    >
      {(player) => (
        <>
          <PlayerHeader player={player} />
          <FormatRecord player={player} />
        </>
      )}
    </RecordPage>
  );
}
