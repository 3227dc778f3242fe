import { afterEach, expect, it } from 'vitest';
import { drawMatch } from './draw-picture.ts';
import { createPictures } from './pictures.ts';

// Longer than a picture of low priority takes beside the other tests.
const pictures = createPictures(60_000);
afterEach(() => pictures.close());

const draw = (i: number) =>
  drawMatch({
    key: `m${i}`,
    teams: [`Home ${i}`, 'Away'],
    colours: [null, null],
    competition: null,
    venue: 'Ground',
    phase: 'upcoming',
    state: 'soon',
  });

it('renders a picture once, and refuses at once what exceeds the queue', async () => {
  const renderings = Array.from({ length: 100 }, (_, i) => pictures.render(draw(i)));
  const again = pictures.render(draw(0));
  const outcomes = await Promise.allSettled(renderings);
  const drawn = outcomes.filter(({ status }) => status === 'fulfilled');
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(drawn).toHaveLength(17);
  expect(await again).toBe(await renderings[0]);
  expect(await pictures.render(draw(0))).toBe(await renderings[0]);
  expect(
    new Set(
      refusals.map(({ code, circumstances: { retryAfterSeconds, isPlanned } }) =>
        [code, retryAfterSeconds, isPlanned].join(' '),
      ),
    ),
  ).toEqual(new Set(['unavailable 5 true']));
  // A refused picture is drawn when it is requested again.
  expect((await pictures.render(draw(99))).subarray(1, 4).toString()).toBe('PNG');
});

it('keeps the pictures that are drawn when many others are refused', async () => {
  const drawn = await pictures.render(draw(0));
  await Promise.allSettled(Array.from({ length: 300 }, (_, i) => pictures.render(draw(i + 1))));
  expect(await pictures.render(draw(0))).toBe(drawn);
});
