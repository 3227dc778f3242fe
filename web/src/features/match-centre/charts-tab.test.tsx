import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { until } from '../../testing/until.ts';
import { CHASING, FIRST, chase, innings, openLivePages, progress } from './testing/open-live-page.tsx';

const { show } = openLivePages();

/** The teams of the Manhattans that a phone shows; a wide screen shows all. */
const onPhones = () =>
  screen
    .getAllByRole('heading', { name: /^Manhattan: / })
    .filter((heading) => heading.closest('.max-lg\\:hidden') === null)
    .map(({ textContent }) => textContent);

it('a phone shows the Manhattan of the latest innings until another is chosen', async () => {
  await show(chase, { tab: 'charts' });
  await until(() => expect(onPhones()).toEqual([`Manhattan: ${CHASING}`]));
  fireEvent.click(screen.getByRole('radio', { name: 'MLM' }));
  expect(onPhones()).toEqual([`Manhattan: ${FIRST}`]);
});

it('super overs are named, and a phone shows the latest innings before them', async () => {
  const superOvers = [CHASING, FIRST].map((team) => ({
    ...innings(team, ['1.0', 6, 0]),
    superOver: true,
  }));
  await show(chase, {
    tab: 'charts',
    progress: { ...progress, innings: [...progress.innings, ...superOvers] },
  });
  await until(() => expect(onPhones()).toEqual([`Manhattan: ${CHASING}`]));
  fireEvent.click(screen.getByRole('radio', { name: 'MLM, super over' }));
  expect(onPhones()).toEqual([`Manhattan: ${FIRST}, super over`]);
});

it('a first innings has nothing to choose', async () => {
  const first = innings(FIRST, ['1.0', 6, 0]);
  await show(chase, { tab: 'charts', progress: { ...progress, innings: [first] } });
  await until(() => expect(onPhones()).toEqual([`Manhattan: ${FIRST}`]));
  expect(screen.queryByRole('radio')).toBeNull();
});

it.each([
  [true, ['Win probability', 'Worm']],
  [false, ['Worm', 'Win probability']],
])('the win chances are first for members alone: %s', async (isPremium, order) => {
  await show(chase, { tab: 'charts', isPremium });
  await until(() => screen.getByRole('heading', { name: 'Worm' }));
  const headings = await until(() => screen.getAllByRole('heading', { name: /^(Worm|Win probability)$/ }));
  expect(headings.map(({ textContent }) => textContent)).toEqual(order);
});
