import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ComparisonBars } from './comparison-bars.tsx';

it('bars stand on one scale that ends at the full value, ours first and in our colour', () => {
  const bars = [
    { label: 'Ours', value: 60, text: '60%' },
    { label: 'Theirs', value: 45, text: '45%' },
    { label: 'Beyond', value: 90, text: '90%' },
  ];
  renderScreen(<ComparisonBars title="Share" bars={bars} full={80} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Ours 60%', 'Theirs 45%', 'Beyond 90%']);
  const drawn = rows.map((row) => row.querySelector<HTMLElement>('[style]'));
  expect(drawn.map((bar) => bar?.style.width)).toEqual(['75%', '56.25%', '100%']);
  expect(drawn.map((bar) => bar?.className.includes('bg-turf'))).toEqual([true, false, false]);
  expect(rows.map((row) => row.querySelector('b')?.className.includes('text-2xl'))).toEqual([
    true,
    false,
    false,
  ]);
});
