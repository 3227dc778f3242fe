import type { ActiveFeed } from './active-feed.ts';
import type { ObservedFixture } from './feed/observe-fixture.ts';
import { listCountries } from './wire/countries.ts';
import { presentBallByBall } from './wire/ball-by-ball.ts';
import { presentCricScore } from './wire/cric-score.ts';
import { presentCurrentMatch, presentListedMatch, presentMatchInfo } from './wire/match.ts';
import { presentPoints } from './wire/points.ts';
import { presentScorecard } from './wire/scorecard.ts';
import {
  groupIntoSeries,
  presentSeries,
  presentSeriesInfo,
  presentSeriesPoints,
  presentSeriesSquads,
  type Series,
} from './wire/series.ts';

/** Query parameters of CricAPI's endpoints that the sandbox reads. */
export interface EndpointQuery {
  readonly id: string;
  readonly search: string;
}

/** A list whose rows are built only for the requested page. */
export interface RowList {
  readonly total: number;
  readonly page: (offset: number, count: number) => readonly object[];
}

/** `item` is returned whole, `list` is paged, `missing` is the vendor's error text. */
export type EndpointAnswer =
  | { readonly item: object }
  | { readonly list: RowList }
  | { readonly missing: string };

/** `hits` is what a call costs of the daily quota. */
export interface Endpoint {
  readonly hits: number;
  readonly answer: (activeFeed: ActiveFeed, query: EndpointQuery) => EndpointAnswer;
}

const SCORECARD_HITS = 10;

function inPages<Item>(items: readonly Item[], present: (item: Item) => object): EndpointAnswer {
  const page = (offset: number, count: number) => items.slice(offset, offset + count).map(present);
  return { list: { total: items.length, page } };
}

const distance = ({ phase, startsAt, now }: ObservedFixture) =>
  phase === 'live' ? -1 : Math.abs(startsAt - now);

/** Live matches first, then the others by distance of their start from now. */
function nearestFirst(fixtures: readonly ObservedFixture[]): ObservedFixture[] {
  return fixtures.toSorted((a, b) => distance(a) - distance(b));
}

const farthestFirst = (fixtures: readonly ObservedFixture[]) =>
  fixtures.toSorted((a, b) => b.startsAt - a.startsAt);

const asItIs = (row: object) => row;

const named = (search: string) => (series: Series) =>
  series.name.toLowerCase().includes(search.toLowerCase());

const listEndpoints: Record<string, Endpoint> = {
  currentMatches: {
    hits: 1,
    answer: ({ feed }) => inPages(nearestFirst(feed.list()), presentCurrentMatch),
  },
  cricScore: {
    hits: 1,
    answer: ({ feed }) => ({ item: nearestFirst(feed.list()).map(presentCricScore) }),
  },
  matches: { hits: 1, answer: ({ feed }) => inPages(farthestFirst(feed.list()), presentListedMatch) },
  series: {
    hits: 1,
    answer: ({ feed }, { search }) =>
      inPages(groupIntoSeries(feed.list()).filter(named(search)), presentSeries),
  },
  players: { hits: 1, answer: ({ directory }, { search }) => inPages(directory.search(search), asItIs) },
  countries: { hits: 1, answer: () => inPages(listCountries(), asItIs) },
};

type Presenter = (fixture: ObservedFixture, activeFeed: ActiveFeed) => object | null;

function ofMatch(what: string, present: Presenter, hits = 1): Endpoint {
  return {
    hits,
    answer: (activeFeed, { id }) => {
      const fixture = activeFeed.feed.find(id);
      const item = fixture && present(fixture, activeFeed);
      return item ? { item } : { missing: `ERR: ${what} ${id} not found` };
    },
  };
}

/** Presents nothing before the first ball, as the vendor does for scorecards, points and balls. */
const started = (present: (fixture: ObservedFixture) => object) => (fixture: ObservedFixture) =>
  fixture.balls === 0 ? null : present(fixture);

const squads: Presenter = ({ match }, { directory }) =>
  match.teams.map((team) => directory.squad(team, match.lineups[team] ?? []));

const matchEndpoints: Record<string, Endpoint> = {
  match_info: ofMatch('Match', (fixture) => presentMatchInfo(fixture)),
  match_squad: ofMatch('Squad', squads),
  match_scorecard: ofMatch('Scorecard', started(presentScorecard), SCORECARD_HITS),
  match_points: ofMatch('Points', started(presentPoints)),
  match_bbb: ofMatch('Match', started(presentBallByBall)),
  players_info: {
    hits: 1,
    answer: ({ directory }, { id }) => {
      const item = directory.info(id);
      return item ? { item } : { missing: `ERR: Player ${id} not found` };
    },
  },
};

function ofSeries(present: (series: Series, activeFeed: ActiveFeed) => object): Endpoint {
  return {
    hits: 1,
    answer: (activeFeed, { id }) => {
      const series = groupIntoSeries(activeFeed.feed.list()).find((each) => each.id === id);
      return series ? { item: present(series, activeFeed) } : { missing: `ERR: Series ${id} not found` };
    },
  };
}

const seriesEndpoints: Record<string, Endpoint> = {
  series_info: ofSeries(presentSeriesInfo),
  series_squad: ofSeries((series, { directory }) => presentSeriesSquads(series, directory)),
  series_points: ofSeries(presentSeriesPoints),
};

/** Every endpoint of the vendor, by the last part of its path. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  ...listEndpoints,
  ...matchEndpoints,
  ...seriesEndpoints,
};
