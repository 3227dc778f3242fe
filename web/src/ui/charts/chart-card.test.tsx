import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ChartCard } from './chart-figure.tsx';
import { FormStrip } from './form-strip.tsx';

it('a chart shows its numbers as a table if it has them', () => {
  const chart = { title: 'Runs', note: 'By over.' };
  renderScreen(<ChartCard {...chart}>drawing</ChartCard>);
  expect(screen.queryByRole('table')).toBeNull();
  const table = { caption: 'Runs by over', head: ['Over', 'Runs'], rows: [['1', '7']] };
  renderScreen(
    <ChartCard {...chart} table={table} legend="A bar an over">
      drawing
    </ChartCard>,
  );
  screen.getByText('A bar an over');
  screen.getByText('Show as table');
  expect(screen.getByRole('rowheader').textContent).toBe('1');
});

it('a form is spoken result by result', () => {
  renderScreen(<FormStrip form="wlnd" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Latest last: D, neither won nor lost, lost, won',
  );
});
