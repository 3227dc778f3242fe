import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CountBadge } from './badge.tsx';
import { SectionCard } from './section.tsx';
import { StatTable } from './stat-table.tsx';
import { Pager } from './pager.tsx';

const classesOf = (part: React.ReactNode, selector: string) =>
  renderScreen(part).container.querySelector(selector)?.className ?? '';

it('a count is shown, also zero, unless zero is hidden', () => {
  expect(classesOf(<CountBadge count={0} />, 'span')).not.toContain('hidden');
  expect(classesOf(<CountBadge count={0} hideZero />, 'span')).toContain('hidden');
  expect(classesOf(<CountBadge count={1} hideZero />, 'span')).not.toContain('hidden');
});

it('a table of statistics marks the most important cell', () => {
  renderScreen(
    <StatTable
      caption="Batting"
      first="Batter"
      columns={[
        { short: 'R', name: 'Runs' },
        { short: 'B', name: 'Balls' },
      ]}
      rows={[{ key: 'asha', head: 'Asha', cells: ['50', '30'], strong: 0 }]}
    />,
  );
  const isBold = screen.getAllByRole('cell').map((cell) => cell.className.includes('font-bold'));
  expect(isBold).toEqual([true, false]);
});

function showPager(page: number, total: number) {
  const goTo = vi.fn();
  renderScreen(<Pager label="Pages" page={{ offset: (page - 1) * 10, limit: 10, total }} onGoTo={goTo} />);
  return goTo;
}

it.each([
  [1, [true, false], '1–10 of 27'],
  [2, [false, false], '11–20 of 27'],
  [3, [false, true], '21–27 of 27'],
])('page %d of 3 leads to its neighbours', (page, disabled, place) => {
  const goTo = showPager(page, 27);
  screen.getByText(place);
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map((button) => button.disabled)).toEqual(disabled);
  for (const button of buttons) fireEvent.click(button);
  const neighbours = [page - 1, page + 1].filter((_, at) => !disabled[at]);
  expect(goTo.mock.calls.flat()).toEqual(neighbours);
});

it('one page has no pager', () => {
  showPager(1, 10);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it.each([
  ['Since 2026', 'ProfileSince 2026Asha'],
  [undefined, 'ProfileAsha'],
])('a section on a card has its heading as its name, and the note %s', (note, text) => {
  renderScreen(
    <SectionCard title="Profile" note={note}>
      Asha
    </SectionCard>,
  );
  expect(screen.getByRole('region', { name: 'Profile' }).textContent).toBe(text);
});
