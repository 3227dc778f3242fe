/** What is sold. The price includes GST and is paid once: nothing renews by itself. */
export const plans = {
  monthly: { pricePaise: 49_900, currency: 'INR', description: 'Premium for one month' },
} as const;

export type Plan = keyof typeof plans;

/** The seller's name on the checkout and on receipts. */
export const SELLER = 'GullyLens';
