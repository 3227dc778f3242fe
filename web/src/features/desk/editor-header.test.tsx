import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { noEdits, testDeskAnalysis } from '../../testing/test-desk.ts';
import { EditorHeader, type StepPart } from './editor-header.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());

it.each([
  [
    'a draft without playing XIs',
    { elevensKnown: false },
    [
      'DraftPublished automatically unless an analyst is editing it.',
      'Playing XIsTo enter at the toss',
      'Analyst’s noteOptional',
    ],
  ],
  [
    'a complete analysis',
    {
      state: 'published',
      publishedAt: inMinutes(-60),
      readers: 1,
      edits: { ...noEdits, note: 'Dew after eight.' },
    },
    [
      'PublishedReaders see it. 1 reader',
      'Playing XIsEntered. The next forecast uses them.',
      'Analyst’s noteDew after eight.',
    ],
  ],
] as const)('%s says what is left to do until its lock', (_, parts, expected) => {
  renderScreen(
    <EditorHeader detail={testDeskAnalysis({ ...parts, locksAt: inMinutes(30.5) })} onOpen={() => {}} />,
  );
  screen.getByText('Locks in 31 m');
  expect(steps()).toEqual(expected);
});

it('a draft that publishes itself says when', () => {
  const publishesAt = '2026-11-21T08:00:00.000Z';
  renderScreen(<EditorHeader detail={testDeskAnalysis({ publishesAt })} onOpen={() => {}} />);
  screen.getByText(/^Publishes itself 21 Nov 2026/);
});

it('a step opens the part where it is done', () => {
  const opened: StepPart[] = [];
  renderScreen(
    <EditorHeader
      detail={testDeskAnalysis({ locksAt: inMinutes(30) })}
      onOpen={(part) => opened.push(part)}
    />,
  );
  for (const name of ['Playing XIs', 'Analyst’s note']) fireEvent.click(screen.getByRole('button', { name }));
  expect(opened).toEqual(['elevens', 'text']);
});

it('a sealed analysis has nothing left to do', () => {
  renderScreen(
    <EditorHeader
      detail={testDeskAnalysis({ state: 'locked', lockedAt: inMinutes(-5), locksAt: inMinutes(-5) })}
      onOpen={() => {}}
    />,
  );
  expect(steps()).toEqual(['SealedIt never changes again; a correction is shown beside it.']);
  expect(screen.queryByText(/^Locks/)).toBeNull();
});

it.each([
  ['withdrawn', '.text-floodlight'],
  ['missed', '.text-live'],
] as const)('a %s analysis is marked by whether something can be done', (state, colour) => {
  const { container } = renderScreen(<EditorHeader detail={testDeskAnalysis({ state })} onOpen={() => {}} />);
  expect(container.querySelectorAll('.text-floodlight, .text-live')).toHaveLength(1);
  expect(container.querySelector(colour)).not.toBeNull();
});
