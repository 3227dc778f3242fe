import { expect, it } from 'vitest';
import { sentencesBelow } from '../testing/sentences-on-screens.ts';

const onScreens = [...sentencesBelow(`${import.meta.dirname}/..`)];

/** Where premium content is shown to somebody who has not paid for it, or has just paid. */
const OF_PREMIUM =
  /^(app\/classic\/unlock-card|app\/landing\/product-at-work|features\/analysis\/analysis-card|features\/premium\/)/;

it("'locked' is said of what premium would open, and of nothing else", () => {
  const said = onScreens.filter(
    ([sentence]) => /lock(ed|s)?\b/i.test(sentence) && !/clock|block/i.test(sentence),
  );
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter(([, file]) => !OF_PREMIUM.test(file))).toEqual([]);
});

it('no sentence names a price: it comes from the plan that the server sells', () => {
  expect(onScreens.filter(([sentence]) => /₹\s*\d/.test(sentence))).toEqual([]);
});
