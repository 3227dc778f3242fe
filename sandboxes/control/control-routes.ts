import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Webhooks } from '../razorpay/payments/webhooks.ts';
import { faultModes } from './fault-queue.ts';
import { readControlBody } from './read-control-body.ts';
import { vendors } from './vendor.ts';
import type { VendorInterceptor } from './intercept-vendor.ts';

const faultRequest = z
  .strictObject({
    vendor: z.enum(vendors),
    mode: z.enum(faultModes),
    /** 0 clears the faults queued for this vendor. */
    count: z.int().min(0).max(1_000_000).default(1),
  })
  .refine(({ vendor, mode }) => vendor === 'cricapi' || (mode !== 'blocked15' && mode !== 'quota'), {
    error: 'Only cricapi blocks for 15 minutes or counts a quota',
    path: ['mode'],
  });

const webhookRequest = z.strictObject({
  off: z.boolean().optional(),
  /** Copies of each event; true means two. */
  duplicate: z.union([z.boolean().transform((on) => (on ? 2 : 1)), z.int().min(1).max(100)]).optional(),
  reorder: z.boolean().optional(),
  delayMs: z.number().min(0).max(600_000).optional(),
  url: z.url().nullable().optional(),
  /** Sends earlier events again: all (true), the last few (a number), or those with an id or name. */
  replay: z.union([z.boolean(), z.int().min(0), z.string()]).optional(),
});

function addWebhookControl(scope: FastifyInstance, webhooks: Webhooks): void {
  scope.post('/control/webhooks', (request) => {
    const { replay, ...settings } = readControlBody(webhookRequest, request.body);
    const given = Object.entries(settings).filter(([, value]) => value !== undefined);
    Object.assign(webhooks.settings, Object.fromEntries(given));
    const replayed = replay === undefined || replay === false ? 0 : webhooks.replay(replay);
    return { ...webhooks.settings, replayed };
  });
}

/** Routes with which tests and operators inject faults and read the call log. */
export function addControl(
  scope: FastifyInstance,
  { log, faults }: VendorInterceptor,
  webhooks: Webhooks,
): void {
  scope.post('/control/faults', (request) => {
    const { vendor, mode, count } = readControlBody(faultRequest, request.body);
    faults.order(vendor, mode, count);
    return { waiting: faults.waiting() };
  });
  scope.get('/control/log', () => ({ counts: log.counts(), calls: log.calls() }));
  addWebhookControl(scope, webhooks);
}
