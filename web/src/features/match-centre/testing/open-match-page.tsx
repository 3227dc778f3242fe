import type { PlayedMatchCard } from '@gullylens/contract/http/history/played-matches';
import { screen, within } from '@testing-library/react';
import { afterEach } from 'vitest';
import { renderPage } from '../../../testing/render-screen.tsx';
import { testFeedAge } from '../../../testing/test-matches.ts';
import { storeSession } from '../../../testing/test-people.ts';
import { testPlayedCard } from '../../../testing/test-played-card.ts';
import { startTestServer, type TestHandler, type TestServer } from '../../../testing/test-server.ts';
import { MatchCentre } from '../match-centre.tsx';

/** The key of a match of the feed, and the path under which the server has it. */
export const KEY = '0f0f0f0f-0000-4000-8000-000000000001';
export const FEED = `/api/v1/cricket/matches/${KEY}/`;

/** A successful response with the data, as fresh as it can be. */
export const ok =
  (data: unknown): TestHandler =>
  () => ({ body: { status: 'success', data, ...testFeedAge() } });

type Viewer = Pick<Parameters<typeof MatchCentre>[0], 'isPremium' | 'onUpgrade'>;

/**
 * Returns functions that open the page of a match at a tab, and closes their server after each test of the file that
 * calls this.
 */
export function openMatchPages() {
  let server: TestServer;
  afterEach(() => server.close());
  const show = async (
    matchKey: string,
    tab: string,
    handlers: Record<string, TestHandler>,
    { isPremium = false, onUpgrade = () => undefined }: Partial<Viewer> = {},
  ) => {
    server = await startTestServer(handlers);
    storeSession();
    renderPage(
      <MatchCentre matchKey={matchKey} isPremium={isPremium} onUpgrade={onUpgrade} />,
      `/?tab=${tab}`,
    );
  };
  /** Opens a match that only history has. */
  const showPlayed = (
    tab: string,
    handlers: Record<string, TestHandler>,
    card: Partial<PlayedMatchCard> = {},
  ) =>
    show('archive-7', tab, {
      'GET /api/v1/cricket/history/archive-7/': ok({ ...testPlayedCard, ...card }),
      ...handlers,
    });
  return { show, showPlayed, callsOf: (call: string) => server.callsOf(call) };
}

/** The innermost panel: that of a tab may have tabs of its own. */
export const panel = () => within(screen.getAllByRole('tabpanel').at(-1) ?? document.body);

export const items = () =>
  panel()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
