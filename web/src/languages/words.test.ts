import { expect, it } from 'vitest';
import { sentencesBelow } from '../testing/sentences-on-screens.ts';

const onScreens = [...sentencesBelow(`${import.meta.dirname}/..`)];

/** Where premium content is shown to somebody who has not paid for it, or has just paid. */
const OF_PREMIUM =
  /^(app\/classic\/unlock-card|app\/landing\/product-at-work|features\/analysis\/(analysis-card|analysis-teaser|lineup-match-row|next-to-lock)|features\/premium\/)/;

/** The countdown to the moment after which an analysis is sealed. */
const COUNTDOWN =
  /^(ui\/text\/lock-text|app\/dashboard\/next-to-lock|features\/analysis\/analysis-list|features\/desk\/analyses-desk)/;

it("'locked' is said of what premium would open and of the time to the lock, and of nothing else", () => {
  const said = onScreens.filter(
    ([sentence]) => /lock(ed|s)?\b/i.test(sentence) && !/clock|block/i.test(sentence),
  );
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter(([, file]) => !OF_PREMIUM.test(file) && !COUNTDOWN.test(file))).toEqual([]);
});

it('no sentence names a price: it comes from the plan that the server sells', () => {
  expect(onScreens.filter(([sentence]) => /₹\s*\d/.test(sentence))).toEqual([]);
});
