import { expect, it } from 'vitest';
import { sendRequest } from './testing/send-request.ts';
import { callCricapi, listFeed, rowsOf } from './testing/call-cricapi.ts';
import { startWebhookReceiver } from './testing/webhook-receiver.ts';
import { deriveInventory } from './testing/derive-inventory.ts';
import { inventory } from './testing/make-answer.ts';
import { callApi, createOrder, pay } from './testing/call-razorpay.ts';
import { haveSamples } from './testing/recorded-samples.ts';
import { runSandboxes } from './testing/run-sandboxes.ts';
import { differencesOf, factsOf, wordsIn } from './testing/vendor-facts.ts';

const ENVELOPE = /^unknown: (apikey|status|info)\b/;
/** Keys of a payment that the vendor added after the older recordings. */
const NEW_KEYS =
  /^unknown: (items\[\]\.|payload\.payment\.entity\.)?(upi|card|acquirer_data|reward|base_amount|error_\w+|invoice_id|international)\b/;
/** Keys that 2% of the sandbox's matches lack, like some of the vendor's. */
const NO_PICTURES = /^missing: data(\.matchList)?\[\]\.teamInfo$/;

/** Intended differences. */
const EXCUSED: Readonly<Record<string, readonly RegExp[]>> = {
  'cricapi/currentMatches': [NO_PICTURES],
  'cricapi/matches': [NO_PICTURES],
  'cricapi/series_info': [NO_PICTURES],
  // The recording of these is an excerpt; the vendor's lists of the same kind have the rest.
  'cricapi/cricScore': [ENVELOPE],
  'cricapi/match_squad': [ENVELOPE],
  'cricapi/series_points': [ENVELOPE],
  'cricapi/match_scorecard': [/^unknown: data\.(fantasyEnabled|bbbEnabled|hasSquad) /],
  'cricapi/match_bbb': [
    ENVELOPE,
    /^unknown: data\.(venue|date|dateTimeGMT|teamInfo|score|fantasyEnabled|bbbEnabled|hasSquad)\b/,
  ],
  // Seen by other clients; its content is never read.
  'cricapi/match_points': [ENVELOPE, /^missing: .*\.allnames$/],
  // The fictional league has fewer facts about players.
  'cricapi/players_info': [/^missing: data\.(dateOfBirth|bowlingStyle|placeOfBirth)$/],
  // Only customers saved with the vendor have an id; ours are not saved.
  'razorpay/payment': [/^missing: customer_id$/, NEW_KEYS],
  'razorpay/card payments of an order': [NEW_KEYS],
  'razorpay/netbanking payments of an order': [NEW_KEYS],
  'razorpay/order.paid wallet': [NEW_KEYS],
  'razorpay/payment.captured upi before 2024': [NEW_KEYS],
  'razorpay/payment.captured card before 2024': [NEW_KEYS],
  'razorpay/refund.processed card before 2024': [NEW_KEYS],
  // The bank's reference of a refund arrives days later.
  'razorpay/refunds': [/^unknown: items\[\]\.acquirer_data\.arn null$/],
};

async function cricapiAnswers(address: string): Promise<Record<string, readonly unknown[]>> {
  const [series] = await rowsOf(address, 'series');
  const [player] = await rowsOf(address, 'players');
  const match = (await listFeed(address)).find(({ phase }) => phase === 'completed');
  const ids = { match: match?.id, series: series?.id, players: player?.id };
  const kinds = Object.keys(inventory).filter((kind) => kind.startsWith('cricapi/'));
  const answers = kinds.map(async (kind) => {
    const endpoint = kind.replace('cricapi/', '');
    const about = endpoint.includes('_') ? ids[endpoint.replace(/_.*/, '') as keyof typeof ids] : undefined;
    return [kind, [await callCricapi(address, about ? `${endpoint}?id=${about}` : endpoint)]] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

async function razorpayAnswers(address: string): Promise<Record<string, readonly unknown[]>> {
  const read = async (path: string, post?: unknown) => (await callApi(address, path, post)).body;
  const orders = [
    await createOrder(address, { receipt: 'r-1' }),
    await createOrder(address, { receipt: 'r-2', notes: { purpose: 'premium' } }),
    await createOrder(address, { receipt: 'r-3' }),
  ] as const;
  const listed = await read('/orders');
  const payBy = async (method: string, order: string) =>
    (await pay(address, order, { method, description: 'Premium' })).razorpay_payment_id;
  const upi = await payBy('upi', orders[0]);
  const card = await payBy('card', orders[1]);
  await payBy('netbanking', orders[2]);
  const payment = await read(`/payments/${upi}`);
  const ofCard = await read(`/orders/${orders[1]}/payments`);
  await read(`/payments/${upi}/refund`, { notes: { comment: 'x' } });
  const refunds = [await read(`/payments/${upi}/refunds`), await read('/refunds')];
  const refund = await read(`/payments/${card}/refund`, { receipt: 'r-4' });
  return {
    'razorpay/order': await Promise.all(orders.map((id) => read(`/orders/${id}`))),
    'razorpay/orders': [listed],
    'razorpay/payment': [payment],
    'razorpay/card payments of an order': [ofCard],
    'razorpay/netbanking payments of an order': [await read(`/orders/${orders[2]}/payments`)],
    'razorpay/refund': [refund, await read(`/refunds/${refund['id']}`)],
    'razorpay/refunds': refunds,
  };
}

/** The events of three payments by name and method: paid, failed and refunded, each at its own sandbox. */
async function webhookBodies(): Promise<Record<string, readonly unknown[]>> {
  const catcher = await startWebhookReceiver();
  const { address } = await runSandboxes({ razorpayWebhookUrl: catcher.url });
  for (const method of ['upi', 'card', 'wallet']) {
    const { razorpay_payment_id: id } = await pay(address, await createOrder(address), {
      method,
      description: 'x',
    });
    await callApi(address, `/payments/${id}/refund`, {});
  }
  await pay(address, await createOrder(address), { method: 'card', outcome: 'failed', description: 'x' });
  const caught = await catcher.caught(16);
  const bodies = caught.map(({ raw }) => JSON.parse(raw));
  return Object.fromEntries(
    Object.keys(inventory).map((kind) => {
      const [event, method] = kind.replace('razorpay/', '').split(' ');
      const found = bodies.filter(
        ({ event: name, payload }) => name === event && payload.payment.entity.method === method,
      );
      return [kind, found];
    }),
  );
}

it('every answer of the sandboxes has the keys and kinds of the vendors’ answers', async () => {
  const { address } = await runSandboxes();
  const answers: Record<string, readonly unknown[]> = {
    ...(await webhookBodies()),
    ...(await cricapiAnswers(address)),
    ...(await razorpayAnswers(address)),
    'google/certs': [(await sendRequest(`${address}/google/certs`)).body],
  };
  const sent = Object.keys(inventory).map((kind) => [kind, factsOf(answers[kind] ?? [])] as const);
  const differences = sent.map(([kind, facts]) => {
    const found = differencesOf(inventory[kind] ?? {}, facts);
    return [kind, found.filter((line) => !EXCUSED[kind]?.some((excuse) => excuse.test(line)))] as const;
  });
  expect(differences.filter(([, found]) => found.length > 0)).toEqual([]);

  const words = wordsIn(sent.map(([, facts]) => facts));
  const strangers = [...words].filter((word) => !wordsIn(Object.values(inventory)).has(word));
  // Known from the vendor's documentation only.
  expect(strangers).toEqual(["dismissal 'cb'", "ms 'live'"]);
});

it.skipIf(!haveSamples)('the inventory equals the facts of the recordings beside the repository', () => {
  expect(deriveInventory()).toEqual(inventory);
});
