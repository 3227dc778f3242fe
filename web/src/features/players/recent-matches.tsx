import type { PlayerLogEntry } from '@gullylens/contract/http/players';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../platform/links.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { dayText } from '../../ui/dates.ts';
import { pointsText } from '../../ui/figure-text.ts';

const FIRST_SHOWN = 8;

/** The latest matches, each leading to its scorecard. */
export function RecentMatches({ log }: { log: readonly PlayerLogEntry[] }) {
  const { i18n } = useLingui();
  const [all, setAll] = useState(false);
  const shown = all ? log : log.slice(0, FIRST_SHOWN);
  return (
    <Card className="p-4">
      <h2 className="mb-1 font-bold">{i18n.t('Recent matches')}</h2>
      <ul className="divide-y divide-line">
        {shown.map((entry) => (
          <li key={entry.matchId} className="relative flex items-center gap-3 py-2 text-sm hover:bg-raised">
            <div className="min-w-0 flex-1">
              <Link to={pathTo.match(entry.matchId)} className="font-medium after:absolute after:inset-0">
                {i18n.t('against {opponent}', { opponent: entry.opponent })}
              </Link>
              <p className="text-xs text-muted tabular">
                {dayText(i18n, entry.playedOn)} · {deedsOf(i18n, entry)}
              </p>
            </div>
            <p className="text-right">
              <span className="block text-lg font-extrabold tabular">{pointsText(entry.points)}</span>
              <span className="block text-xs text-muted">{i18n.t('points')}</span>
            </p>
          </li>
        ))}
      </ul>
      {log.length > shown.length && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {i18n.t('Show all {count}', { count: log.length })}
        </Button>
      )}
    </Card>
  );
}

/** `45 (31) · 2/24`: runs off balls, wickets for runs. */
function deedsOf(i18n: I18n, entry: PlayerLogEntry): string {
  const { battingPosition, runs, ballsFaced, ballsBowled, wickets, runsConceded } = entry;
  const batted = battingPosition === null ? i18n.t('Did not bat') : `${runs} (${ballsFaced})`;
  return ballsBowled === 0 ? batted : `${batted} · ${wickets}/${runsConceded}`;
}
