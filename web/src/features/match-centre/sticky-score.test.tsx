import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fromLiveMatch } from './data/match-view-model.ts';
import { StickyScore } from './sticky-score.tsx';
import { chase } from './testing/open-live-page.tsx';

/** What the browser reports of the observed elements; the test browser has no layout. */
let report: (isIntersecting: boolean, top: number) => void;
const observed = vi.fn<(element: Element) => void>();

beforeEach(() => {
  observed.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observed;
      disconnect = () => undefined;
      constructor(onChange: (entries: unknown[]) => void) {
        report = (isIntersecting, top) =>
          act(() => onChange([{ isIntersecting, boundingClientRect: { top } }]));
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

function show(parts: Partial<typeof chase> = {}) {
  const match = fromLiveMatch({ ...chase, ...parts }, undefined);
  const { container } = renderScreen(
    <StickyScore match={match} head={{ current: document.createElement('header') }} />,
  );
  return () => container.textContent;
}

it('the bar is empty until the head of the match has scrolled away upwards, and again after it came back', () => {
  const text = show();
  expect(text()).toBe('');
  report(false, 300);
  expect(text()).toBe('');
  report(false, 0);
  expect(text()).toBe('');
  report(false, -1);
  expect(text()).toBe('MLM182/6(20)DCD12/1(1.3)Need 171 off 111');
  report(true, -1);
  expect(text()).toBe('');
});

it('a team that has not batted has no score, and one without a short name its whole name', () => {
  const [first, second] = chase.teamInfo;
  const text = show({
    score: chase.score.slice(0, 1),
    teamInfo: [first, { ...second, shortname: '' }],
  });
  report(false, -1);
  expect(text()).toBe('MLM182/6(20)Deccan Drifters');
});

it.each<[string, Partial<typeof chase>]>([
  ['once the target is reached', { score: chase.score.map((each, at) => ({ ...each, r: 182 + at })) }],
  ['after the match', { phase: 'completed' }],
])('nothing is needed %s', (_, parts) => {
  show(parts);
  report(false, -1);
  expect(screen.queryByText(/^Need/)).toBeNull();
});

it('nothing is watched before there is a head', () => {
  renderScreen(<StickyScore match={fromLiveMatch(chase, undefined)} head={{ current: null }} />);
  expect(observed).not.toHaveBeenCalled();
});
