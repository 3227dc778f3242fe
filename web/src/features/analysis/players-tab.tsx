import type { Analysis, PickedPlayer } from '@gullylens/contract/http/analysis';
import { Badge } from '../../ui/badge.tsx';
import { PlayerLine, ReportBlock } from './report-parts.tsx';

export function PlayersTab({ analysis }: { analysis: Analysis }) {
  const { primary, alternative } = analysis.captainChoices;
  return (
    <div className="grid gap-4">
      {primary && (
        <ReportBlock title="Captain and vice-captain">
          <ul className="divide-y divide-line">
            <PlayerLine player={primary} mark={<Badge tone="premium">Captain</Badge>} />
            {alternative && <PlayerLine player={alternative} mark={<Badge>Vice-captain</Badge>} />}
          </ul>
        </ReportBlock>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <PlayerList title="Trump players" players={analysis.trumpPlayers} />
        <PlayerList title="Flop players" players={analysis.flopPlayers} />
      </div>
      <ReportBlock title="Dream team">
        <ul className="flex flex-wrap gap-2">
          {analysis.dreamTeam.map((player) => (
            <li key={player.name}>
              <Badge>{player.name}</Badge>
            </li>
          ))}
        </ul>
      </ReportBlock>
    </div>
  );
}

function PlayerList({ title, players }: { title: string; players: readonly PickedPlayer[] }) {
  return (
    <ReportBlock title={title}>
      {players.length === 0 && <p className="text-sm text-muted">Nobody stands out in the history.</p>}
      <ul className="divide-y divide-line">
        {players.map((player) => (
          <PlayerLine key={player.name} player={player} />
        ))}
      </ul>
    </ReportBlock>
  );
}
