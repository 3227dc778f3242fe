import type { ObservedFixture } from '../feed/observe-fixture.ts';
import { matchType } from './match.ts';
import { placeholderImage, shortName } from './team.ts';
import { type ScoreLine, scoreLines } from './score-lines.ts';
import { seriesName } from './series-name.ts';
import { statusText } from './status-text.ts';

const phases = { upcoming: 'fixture', live: 'live', completed: 'result' } as const;

const startText = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** `220/4 (20)`; several innings of one team are joined with an ampersand. */
function scoreText(lines: readonly ScoreLine[], team: string): string {
  return lines
    .filter(({ inning }) => inning.startsWith(`${team} Inning`))
    .map(({ r, w, o }) => `${r}/${w} (${o})`)
    .join(' & ');
}

/** A row of `cricScore`, which has every listed match for one hit. */
export function presentCricScore(fixture: ObservedFixture) {
  const { id, match, phase, startsAt } = fixture;
  const [one, two] = match.teams;
  const lines = scoreLines(fixture);
  return {
    id,
    dateTimeGMT: new Date(startsAt).toISOString().slice(0, 19),
    matchType: matchType(match) ?? '',
    status: phase === 'upcoming' ? `Match starts at ${startText.format(startsAt)} GMT` : statusText(fixture),
    ms: phases[phase],
    t1: `${one} [${shortName(one)}]`,
    t2: `${two} [${shortName(two)}]`,
    t1s: scoreText(lines, one),
    t2s: scoreText(lines, two),
    t1img: `${placeholderImage}?w=48`,
    t2img: `${placeholderImage}?w=48`,
    series: seriesName(match),
  };
}
