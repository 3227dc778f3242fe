import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { haveSamples, readSample } from './recorded-samples.ts';
import { type Facts, factsOf } from './vendor-facts.ts';

/** Facts by kind of answer, for example `cricapi/match_info`. */
export type Inventory = Readonly<Record<string, Facts>>;

/** The recordings of each kind of answer. */
const RECORDINGS: Readonly<Record<string, readonly string[]>> = {
  'cricapi/currentMatches': [
    'currentMatches.2024-07-05',
    'currentMatches.2024-10-16',
    'currentMatches.live-chase-and-toss',
    'currentMatches.test-lunch-and-toss',
  ],
  'cricapi/matches': ['matches.list.2025-10'],
  'cricapi/series': ['series.list.2024'],
  'cricapi/series_info': ['series_info.eng-tour-pak-2024'],
  'cricapi/series_points': ['series_points.SHAPE-ONLY'],
  'cricapi/match_info': ['match_info.t20-completed', 'match_info.womens-odi-completed'],
  'cricapi/match_squad': ['match_squad.truncated'],
  'cricapi/match_scorecard': ['match_scorecard.ipl2025-completed', 'match_scorecard.test-in-progress'],
  'cricapi/match_points': ['match_points.SHAPE-ONLY'],
  'cricapi/match_bbb': ['match_bbb.excerpt'],
  'cricapi/players': ['players.list'],
  'cricapi/players_info': ['players_info.jadeja'],
  'cricapi/countries': ['countries'],
  'cricapi/cricScore': ['cricScore.fragments'],
  'razorpay/order': [
    'order__01_create_order',
    'order__02_create_order_third_party_validation',
    'order__04_fetch_an_order_with_id',
  ],
  'razorpay/orders': ['order__03_fetch_all_orders'],
  'razorpay/payment': ['payment__01_capture_payment', 'payment__03_fetch_a_payment'],
  'razorpay/card payments of an order': ['order__05_fetch_payments_for_an_order'],
  'razorpay/netbanking payments of an order': ['payment__04_fetch_payments_for_an_order'],
  'razorpay/refund': [
    'refund__01_create_a_normal_refund',
    'refund__04_fetch_a_specific_refund_for_a_payment',
    'refund__06_fetch_particular_refund',
  ],
  'razorpay/refunds': ['refund__03_fetch_multiple_refunds_for_a_payment', 'refund__05_fetch_all_refunds'],
  'razorpay/payment.captured upi': ['webhooks/payment.captured.upi.2026-01'],
  'razorpay/payment.captured card': ['webhooks/payment.captured.card.2026-02'],
  'razorpay/payment.failed card': ['webhooks/payment.failed.card.2026-01'],
  'razorpay/order.paid wallet': ['webhooks/order.paid.wallet.2025-05'],
  'razorpay/refund.processed card before 2024': ['webhooks/refund.processed.card.2021-07'],
  'razorpay/payment.captured upi before 2024': ['webhooks/payment.captured.upi.2023-09'],
  'razorpay/payment.captured card before 2024': ['webhooks/payment.captured.card.docs-sample-2021-04'],
  'google/certs': ['jwks/oauth2_v3_certs__risc0_demos', 'jwks/oauth2_v3_certs__sp1_pay'],
};

/** Derives the inventory from the recordings beside the repository; null when this machine has none. */
export function deriveInventory(): Inventory | null {
  if (!haveSamples) return null;
  const kinds = Object.entries(RECORDINGS).map(([kind, files]) => {
    const folder = kind.replace(/\/.*/, '');
    return [kind, factsOf(files.map((file) => readSample(`${folder}/${file}.json`)))] as const;
  });
  return Object.fromEntries(kinds);
}

// `npx tsx sandboxes/testing/derive-inventory.ts` rewrites the inventory.
if (process.argv[1] === import.meta.filename) {
  const text = JSON.stringify(deriveInventory(), null, 2);
  writeFileSync(new URL('vendor-inventory.json', import.meta.url), `${text}\n`);
}
