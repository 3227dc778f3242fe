import { describe, expect, it } from 'vitest';
import { callCricapi, listFeed } from '../testing/call-cricapi.ts';
import { haveSamples, readSample } from '../testing/recorded-samples.ts';
import { runSandboxes } from '../testing/run-sandboxes.ts';

type Json = Record<string, unknown>;

/** Every path in a value with the type that stands there: `data[].score[].r number`. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, `${path}[]`));
  if (value === null || typeof value !== 'object')
    return [`${path} ${value === null ? 'null' : typeof value}`];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, `${path}.${key}`));
}

const samples: Record<string, readonly string[]> = {
  currentMatches: ['currentMatches.2024-10-16', 'currentMatches.live-chase-and-toss'],
  matches: ['matches.list.2025-10'],
  series: ['series.list.2024'],
  series_info: ['series_info.eng-tour-pak-2024'],
  series_points: ['series_points.SHAPE-ONLY'],
  match_info: ['match_info.t20-completed'],
  match_squad: ['match_squad.truncated'],
  match_scorecard: ['match_scorecard.ipl2025-completed', 'match_scorecard.test-in-progress'],
  match_points: ['match_points.SHAPE-ONLY'],
  match_bbb: ['match_bbb.excerpt'],
  players: ['players.list'],
  countries: ['countries'],
  cricScore: ['cricScore.fragments'],
};

/** Where the recording is an excerpt, the vendor's lists of the same kind tell the rest. */
const alsoKnown: Record<string, readonly RegExp[]> = {
  match_bbb: [
    /^\.(apikey|status|info|data\.(venue|date|dateTimeGMT|teamInfo|score|fantasyEnabled|bbbEnabled|hasSquad))/,
  ],
  match_points: [/^\.(apikey|info)/],
  series_points: [/^\.(apikey|info)/],
  match_squad: [/^\.info/],
  cricScore: [/^\.info/],
  match_scorecard: [/^\.data\.(fantasyEnabled|bbbEnabled|hasSquad)/],
};

const recordedPaths = (names: readonly string[]) =>
  new Set(names.flatMap((name) => pathsOf(readSample(`cricapi/${name}.json`))));

describe.skipIf(!haveSamples)('recorded answers', () => {
  it.each(Object.keys(samples))(
    '%s has everything that the sandbox sends, with the same types',
    async (endpoint) => {
      const { address } = await runSandboxes();
      const matches = await listFeed(address);
      const matchId = matches.find(({ phase }) => phase === 'completed')?.id;
      const [series] = (await callCricapi(address, 'series')).data as Json[];
      const id = endpoint.startsWith('series_') ? series?.['id'] : matchId;
      const sent = await callCricapi(address, `${endpoint}?id=${id}`);
      expect(sent.status).toBe('success');
      const recorded = recordedPaths(samples[endpoint] ?? []);
      const unknown = pathsOf(sent).filter(
        (path) => !recorded.has(path) && !alsoKnown[endpoint]?.some((known) => known.test(path)),
      );
      expect([...new Set(unknown)]).toEqual([]);
    },
  );
});
