/** A row of `currentMatches` in the vendor's form, for scripted vendors. */
export function vendorMatch(id: string, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    id,
    name: `Mumbai vs Pune, Match ${id}`,
    matchType: 't20',
    status: 'Match not started',
    venue: 'Wankhede Stadium, Mumbai',
    date: '2026-03-10',
    dateTimeGMT: '2026-03-10T14:00:00',
    teams: ['Mumbai', 'Pune'],
    teamInfo: [
      { name: 'Pune', shortname: 'PUN', img: 'https://pictures.example/pune.webp' },
      { name: 'Mumbai', shortname: 'MUM', img: 'https://h.cricapi.com/img/icon512.png' },
    ],
    score: [],
    series_id: 'series-1',
    fantasyEnabled: true,
    bbbEnabled: false,
    hasSquad: true,
    matchStarted: false,
    matchEnded: false,
    ...changes,
  };
}

/** The same match while it is played. */
export function liveMatch(id: string, runs: number, changes: Readonly<Record<string, unknown>> = {}) {
  return vendorMatch(id, {
    status: 'Mumbai opt to bat',
    matchStarted: true,
    score: [{ r: runs, w: 2, o: 7.3, inning: 'Mumbai Inning 1' }],
    ...changes,
  });
}

export interface VendorInfo {
  readonly hitsToday?: number;
  readonly hitsUsed?: number;
  readonly hitsLimit?: number;
  readonly totalRows?: number;
}

/** The vendor's success response with `data`. */
export function vendorAnswer(data: unknown, info: VendorInfo = { hitsUsed: 1 }) {
  return { apikey: 'echoed', status: 'success', data, info };
}
