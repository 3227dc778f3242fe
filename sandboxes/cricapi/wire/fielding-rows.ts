import { type InningsRecord, type MatchRecord, playerNamed } from '@gullylens/engine/match/match-record';
import { presentPerson } from './person.ts';

type DismissalCode = 'stumped' | 'runout' | 'catch' | 'cb' | 'lbw' | 'bowled';

const NO_DISMISSALS: Readonly<Record<DismissalCode, number>> = {
  stumped: 0,
  runout: 0,
  catch: 0,
  cb: 0,
  lbw: 0,
  bowled: 0,
};

interface Credit {
  readonly name: string;
  readonly code: DismissalCode;
}

/** The players credited with each dismissal of an innings; a bowler only for bowled, lbw, and caught and bowled. */
function creditsOf({ deliveries }: InningsRecord): Credit[] {
  return deliveries.flatMap(({ bowler, wickets }) =>
    wickets.flatMap(({ kind, fielders }): Credit[] => {
      const names = fielders.flatMap(({ name }) => name ?? []);
      if (kind === 'bowled' || kind === 'lbw') return [{ name: bowler, code: kind }];
      if (kind === 'caught and bowled') return [{ name: bowler, code: 'cb' }];
      if (kind === 'caught') return names.map((name) => ({ name, code: 'catch' }));
      if (kind === 'stumped') return names.map((name) => ({ name, code: 'stumped' }));
      return kind === 'run out' ? names.map((name) => ({ name, code: 'runout' })) : [];
    }),
  );
}

/** The vendor's `catching`: dismissals by fielder, and by bowler for bowled, lbw, and caught and bowled. */
export function catchingRows(match: MatchRecord, innings: InningsRecord) {
  const rows = new Map<string, Record<DismissalCode, number>>();
  for (const { name, code } of creditsOf(innings)) {
    const row = rows.get(name) ?? { ...NO_DISMISSALS };
    row[code] += 1;
    rows.set(name, row);
  }
  return [...rows].map(([name, row]) => ({ catcher: presentPerson(playerNamed(match, name)), ...row }));
}
