import type { PremiumPlan } from '@gullylens/contract/http/premium';
import type { GstSettings } from './billing-context.ts';
import { GST_PERCENT } from './split-gst.ts';

/** What is sold. The price includes GST and is paid once: nothing renews by itself. */
export const plans = {
  monthly: { pricePaise: 49_900, currency: 'INR', description: 'Premium for one month' },
} as const;

export type Plan = keyof typeof plans;

/** What an order costs. An open order on other terms than those of today is replaced. */
export interface Terms {
  readonly amountPaise: number;
  readonly currency: 'INR';
  /** The GST rate in the price, in percent; null where none is charged. */
  readonly gstPercent: number | null;
}

/** The terms on which a plan is sold now. */
export function currentTerms(plan: Plan, gst: GstSettings | null): Terms {
  const { pricePaise, currency } = plans[plan];
  return { amountPaise: pricePaise, currency, gstPercent: gst === null ? null : GST_PERCENT };
}

/** The name on the checkout. */
export const PRODUCT = 'GullyLens';

export function presentPlans(gst: GstSettings | null): PremiumPlan[] {
  const { amountPaise, currency, gstPercent } = currentTerms('monthly', gst);
  return [{ plan_type: 'monthly', amount: amountPaise, currency, renews: false, gstPercent }];
}
