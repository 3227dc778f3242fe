import { expect, test } from '../support/test.ts';

test('the page refuses injected styles, and lays out the frame of a payment by its own stylesheet', async ({
  context,
}) => {
  // A new page, because the page fixture of journeys fails on a violation.
  const page = await context.newPage();
  await page.goto('/');
  const found = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
    // Razorpay's checkout.js builds its frame in this way.
    const container = document.createElement('div');
    container.className = 'razorpay-container';
    container.innerHTML = '<style>.razorpay-container { opacity: 0 }</style>';
    const frame = document.createElement('iframe');
    frame.className = 'razorpay-checkout-frame';
    frame.setAttribute('style', 'position: relative; z-index: 7; outline: 5px solid');
    container.append(frame);
    document.body.append(container);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { position, zIndex, outlineWidth, borderTopWidth } = getComputedStyle(frame);
    const { opacity } = getComputedStyle(container);
    return { violations, position, zIndex, opacity, borderTopWidth, hasOutline: outlineWidth === '5px' };
  });
  expect(found).toEqual({
    violations: expect.arrayContaining(['style-src-elem', 'style-src-attr']),
    position: 'relative',
    zIndex: '2',
    opacity: '1',
    borderTopWidth: '0px',
    hasOutline: false,
  });
});
