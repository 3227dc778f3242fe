import { makeAnswer } from '@gullylens/sandboxes/testing/make-answer';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readItem, readRows } from './cricapi/client/read-rows.ts';
import { readUsage } from './cricapi/client/read-response.ts';
import { CricapiMatch } from './cricapi/wire/wire-match.ts';
import { CricapiCountry, CricapiSquad } from './cricapi/wire/wire-people.ts';
import { CricapiScoreRow } from './cricapi/wire/wire-score-row.ts';
import { CricapiScorecard } from './cricapi/wire/wire-scorecard.ts';
import { CricapiSeries } from './cricapi/wire/wire-series.ts';
import {
  collectionOf,
  RazorpayOrder,
  RazorpayPayment,
  RazorpayRefund,
} from './razorpay/razorpay-entities.ts';
import { readRazorpayEvent } from './razorpay/razorpay-event.ts';

const Data = z.object({ data: z.unknown() });
const payments = collectionOf(RazorpayPayment);

describe.each(['all', 'required'] as const)(
  'an answer with %s keys that the vendor is known to send',
  (keys) => {
    it.each([
      ['currentMatches', CricapiMatch],
      ['matches', CricapiMatch],
      ['series', CricapiSeries],
      ['match_squad', CricapiSquad],
      ['countries', CricapiCountry],
      ['cricScore', CricapiScoreRow],
    ])('of %s is read row by row', (endpoint, schema) => {
      const { data } = Data.parse(makeAnswer(`cricapi/${endpoint}`, keys));
      const { rows, rejected } = readRows<unknown>(data, schema, endpoint);
      expect(rejected).toEqual([]);
      expect(rows).toHaveLength(1);
    });

    it.each([
      ['match_info', CricapiMatch],
      ['match_scorecard', CricapiScorecard],
    ])('of %s is read', (endpoint, schema) => {
      const { data } = Data.parse(makeAnswer(`cricapi/${endpoint}`, keys));
      expect(() => readItem<unknown>(data, schema, endpoint)).not.toThrow();
    });

    it('states how many calls were made and how many are allowed', () => {
      const answer = makeAnswer('cricapi/match_scorecard', keys);
      expect(readUsage(answer)).toEqual({ hitsToday: 1, hitsUsed: 1, hitsLimit: 1 });
    });

    it.each([
      ['order', RazorpayOrder],
      ['orders', collectionOf(RazorpayOrder)],
      ['payment', RazorpayPayment],
      ['card payments of an order', payments],
      ['netbanking payments of an order', payments],
      ['refund', RazorpayRefund],
      ['refunds', collectionOf(RazorpayRefund)],
    ])('with Razorpay’s %s is read', (kind, schema) => {
      expect(schema.safeParse(makeAnswer(`razorpay/${kind}`, keys)).error).toBeUndefined();
    });

    it.each([
      'payment.captured upi',
      'payment.captured card',
      'payment.failed card',
      'order.paid wallet',
      'refund.processed card before 2024',
    ])('with the event %s leads to its payment', (kind) => {
      const body = Buffer.from(JSON.stringify(makeAnswer(`razorpay/${kind}`, keys)));
      expect(readRazorpayEvent(body)).toMatchObject({ event: kind.split(' ')[0], paymentId: 'Text' });
    });
  },
);
