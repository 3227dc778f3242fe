import type { PremiumPlan } from '@gullylens/contract/http/premium';
import type { GstSettings } from './billing-context.ts';

/** In percent: SAC 9984 is taxed at 18% (CBIC rate schedule, unchanged by the revision of 22 September 2025). */
export const GST_PERCENT = 18;

/** The only plan. Its price includes GST and is paid once: nothing renews. */
const MONTHLY = { plan: 'monthly', amountPaise: 49_900, currency: 'INR' } as const;

/** The plan's name at Razorpay's checkout and on receipts. */
export const PLAN_DESCRIPTION = 'Premium for one month';

/**
 * Returns the plan's current terms; open orders on other terms are replaced. `gstPercent` is the GST rate included in
 * the price, null when none is charged.
 */
export function currentTerms(gst: GstSettings | null) {
  return { ...MONTHLY, gstPercent: gst === null ? null : GST_PERCENT };
}

/** The product's name at Razorpay's checkout and on receipts. */
export const PRODUCT = 'GullyLens';

/** The plans on offer, for the pricing page. */
export function listPlans(gst: GstSettings | null): PremiumPlan[] {
  const { plan, amountPaise, currency, gstPercent } = currentTerms(gst);
  return [{ plan_type: plan, amount: amountPaise, currency, renews: false, gstPercent }];
}

/**
 * Divides an inclusive price, in whole paise, into its taxable value and tax: central and State halves, equal to the
 * paisa, within one State; integrated tax between States. The parts always sum to the price.
 */
export function splitGst(totalPaise: number, { withinState }: { withinState: boolean }) {
  const share = (percent: number) => Math.round((totalPaise * percent) / (100 + GST_PERCENT));
  if (withinState) {
    const half = share(GST_PERCENT / 2);
    return { taxablePaise: totalPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
  }
  const tax = share(GST_PERCENT);
  return { taxablePaise: totalPaise - tax, cgstPaise: 0, sgstPaise: 0, igstPaise: tax };
}

const inRupees = { style: 'currency', currency: 'INR' } as const;
const rupees = new Intl.NumberFormat('en-IN', inRupees);
const price = new Intl.NumberFormat('en-IN', { ...inRupees, trailingZeroDisplay: 'stripIfInteger' });

/** Formats paise as on receipts: `₹499.00`. */
export const formatRupees = (paise: number) => rupees.format(paise / 100);

/** Formats paise as in messages: `₹499`, with decimals only when not zero. */
export const formatPrice = (paise: number) => price.format(paise / 100);
