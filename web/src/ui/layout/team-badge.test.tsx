import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { TeamBadge } from './team-badge.tsx';

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
  ['Chennai Super Kings', '#000'],
  ['Mumbai Indians', '#fff'],
])('writes on the kit of %s in %s', (name, letters) => {
  const { container } = renderScreen(<TeamBadge name={name} shortName="" />);
  // The test browser does not support oklch, so the colour of the badge itself is dropped.
  expect(badge(container)?.style.color).toBe(letters);
});
