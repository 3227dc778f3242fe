import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { isDark, TeamBadge } from './team-badge.tsx';

const PICTURE = 'https://g.cricapi.com/iapi/1.png';
const badge = (element: HTMLElement) => element.querySelector<HTMLElement>('span');
const picture = (element: HTMLElement) => element.querySelector('img');

it('shows the team’s picture over its short name, without sending a referrer', () => {
  const { container } = renderScreen(<TeamBadge name="Kochi" shortName="KCH" image={PICTURE} />);
  expect(picture(container)?.getAttribute('src')).toBe(PICTURE);
  expect(picture(container)?.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(badge(container)?.textContent).toBe('KCH');
});

it('falls back to the short name when the picture does not load, and tries a new picture', () => {
  const { container, rerender } = renderScreen(<TeamBadge name="Kochi" shortName="KCH" image={PICTURE} />);
  fireEvent.error(picture(container) as HTMLImageElement);
  expect(picture(container)).toBeNull();
  expect(badge(container)?.textContent).toBe('KCH');
  rerender(<TeamBadge name="Kochi" shortName="KCH" image={`${PICTURE}?2`} />);
  expect(picture(container)).not.toBeNull();
});

it('falls back to GL when the picture fails and there is no short name', () => {
  const { container } = renderScreen(<TeamBadge name="Kochi" shortName="" image={PICTURE} />);
  fireEvent.error(picture(container) as HTMLImageElement);
  expect(badge(container)?.textContent).toBe('GL');
});

it.each([null, undefined])('shows no picture when there is none (%s)', (image) => {
  const { container } = renderScreen(<TeamBadge name="Kochi" shortName="KCH" image={image} />);
  expect(picture(container)).toBeNull();
});

it.each([
  ['#000000', true],
  ['#767676', true],
  ['#777777', false],
  ['#ffffff', false],
  ['#00ff00', false],
  ['red', false],
  [null, false],
])('white letters can be read on %s: %s', (colour, isReadable) => {
  expect(isDark(colour)).toBe(isReadable);
});

function colourOf(colour: string | null) {
  const { container } = renderScreen(<TeamBadge name="Kochi" shortName="KCH" colour={colour} />);
  return badge(container)?.style.backgroundColor;
}

it('uses the team’s own colour where white letters are readable on it, else one from its name', () => {
  expect(colourOf('#1d4e89')).toMatch(/^(#1d4e89|rgb\(29, 78, 137\))$/);
  // The test browser does not support oklch, so a colour from the name is dropped.
  expect([colourOf('#ffffff'), colourOf(null)]).toEqual(['', '']);
});
