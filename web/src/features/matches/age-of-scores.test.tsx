import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { noteStreamAge, sourceOfScores } from '../../platform/live/feed-age.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testFeedAge } from '../../testing/test-matches.ts';
import { cardAge, useDataAge } from '../../ui/match/data-age.ts';
import { FreshnessLine } from '../../ui/match/freshness-line.tsx';
import { PhaseBadge } from '../../ui/match/phase-badge.tsx';

interface ScoresProps {
  data: unknown;
  isError?: boolean;
  isFetched?: boolean;
}

function Scores({ data, isError = false, isFetched = true }: ScoresProps) {
  const age = useDataAge(sourceOfScores({ data, isError, isFetched }));
  return (
    <>
      <PhaseBadge phase="live" {...cardAge(age)} />
      <FreshnessLine age={age} />
    </>
  );
}

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const line = () => document.querySelector('p')?.textContent;

it('shows 35 seconds without news, while the live stream is open too', () => {
  renderScreen(<Scores data={testFeedAge()} />);
  expect(line()).toMatch(/^Live: .* · Just now$/);
  pass(35_000);
  expect(line()).toMatch(/^Live: .* · 35 seconds ago$/);
  screen.getByText('LIVE');
});

it('turns LIVE into the delay when the stream stays open and the feed stops', () => {
  renderScreen(<Scores data={testFeedAge()} />);
  pass(60_000);
  noteStreamAge(testFeedAge());
  pass(120_000);
  screen.getByText('LIVE');
  pass(5_000);
  screen.getByText('Delayed 2 min');
  noteStreamAge(testFeedAge());
  pass(5_000);
  screen.getByText('LIVE');
});

it.each([
  ['its latest request failed', { isError: true }, '4 minutes ago'],
  ['an earlier visit stored it', { isFetched: false }, 'Delayed 4 min'],
])('an answer does not become newer by the stream when %s', (_, state, age) => {
  const data = { data: testFeedAge(240_000) };
  noteStreamAge(testFeedAge());
  renderScreen(<Scores data={data} {...state} />);
  expect(line()?.endsWith(` · ${age}`)).toBe(true);
  screen.getByText('Delayed 4 min');
});

it('no age is shown for a response that states none', () => {
  noteStreamAge(testFeedAge());
  renderScreen(<Scores data={{ data: [] }} isError />);
  expect(line()).toBe('Using cached data');
});
