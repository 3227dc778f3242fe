import type { PremiumPlan } from '@gullylens/contract/http/premium';
import type { GstSettings } from './billing-context.ts';
import { GST_PERCENT } from './split-gst.ts';

/** What is sold. The price includes GST and is paid once: nothing renews by itself. */
export const plans = {
  monthly: { pricePaise: 49_900, currency: 'INR', description: 'Premium for one month' },
} as const;

export type Plan = keyof typeof plans;

/** The name on the checkout. */
export const PRODUCT = 'GullyLens';

export function presentPlans(gst: GstSettings | null): PremiumPlan[] {
  const { pricePaise, currency } = plans.monthly;
  const gstPercent = gst === null ? null : GST_PERCENT;
  return [{ plan_type: 'monthly', amount: pricePaise, currency, renews: false, gstPercent }];
}
