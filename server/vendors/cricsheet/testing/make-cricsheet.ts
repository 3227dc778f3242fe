/** The parts of a match that a test can set; the rest has defaults. */
export interface MadeMatch {
  readonly date?: string;
  readonly teams?: readonly [string, string];
  readonly ground?: string;
  readonly city?: string;
  readonly gender?: 'male' | 'female';
  readonly winner?: string;
  /** Runs off each ball of the two innings, one over or less each. */
  readonly balls?: readonly [readonly number[], readonly number[]];
  readonly more?: Readonly<Record<string, unknown>>;
}

/** A whole T20 match in Cricsheet's form, a few balls long: players are `<team> Player1` to `11`. */
export function makeCricsheet(match: MadeMatch = {}): string {
  const {
    date = '2023-04-01',
    teams = ['Home', 'Away'],
    ground = 'Made Ground',
    city,
    gender = 'male',
  } = match;
  const { winner = teams[0], balls = [[4, 6], [1]] } = match;
  const [a, b] = teams;
  const sides = { [a]: elevenOf(a), [b]: elevenOf(b) };
  const people = Object.fromEntries(
    Object.values(sides).flatMap((side) => side.map((name) => [name, idOf(name)])),
  );
  return JSON.stringify({
    meta: { data_version: '1.1.0', created: '2023-04-02', revision: 1 },
    info: {
      balls_per_over: 6,
      city,
      dates: [date],
      event: { name: 'Made League', match_number: 1 },
      gender,
      match_type: 'T20',
      outcome: { winner, by: { runs: 1 } },
      overs: 20,
      players: sides,
      registry: { people },
      season: date.slice(0, 4),
      team_type: 'club',
      teams,
      toss: { winner: a, decision: 'bat' },
      venue: ground,
      ...match.more,
    },
    innings: [inningsOf(a, b, balls[0]), inningsOf(b, a, balls[1])],
  });
}

function elevenOf(team: string): string[] {
  return Array.from({ length: 11 }, (_, i) => `${team} Player${i + 1}`);
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

function inningsOf(batting: string, bowling: string, runs: readonly number[]) {
  const deliveries = runs.map((run) => ({
    batter: `${batting} Player1`,
    non_striker: `${batting} Player2`,
    bowler: `${bowling} Player11`,
    runs: { batter: run, extras: 0, total: run },
  }));
  return { team: batting, overs: [{ over: 0, deliveries }] };
}
