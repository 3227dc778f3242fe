import type { FastifyInstance, FastifyRequest } from 'fastify';
import { replaceAnswer, corruptAnswer } from './inject-fault.ts';
import type { Call, CallLog } from './call-log.ts';
import type { FaultMode, FaultQueue } from './fault-queue.ts';
import type { Vendor } from './vendor.ts';

/** What every request to a vendor's routes goes through: the call log and the queued faults. */
export interface VendorInterceptor {
  readonly log: CallLog;
  readonly faults: FaultQueue;
}

function describe(request: FastifyRequest, vendor: Vendor, fault: FaultMode | null): Call {
  const { apikey: _secret, ...query } = request.query as Record<string, unknown>;
  const path = request.url.split('?', 1)[0] ?? request.url;
  const at = new Date().toISOString();
  return { at, answeredAt: null, vendor, method: request.method, path, query, fault, status: null };
}

/**
 * Logs every call to the routes of this scope and applies the faults queued for its vendor. Preflight requests take no
 * fault.
 */
export function interceptVendor(
  scope: FastifyInstance,
  vendor: Vendor,
  { log, faults }: VendorInterceptor,
): void {
  const calls = new WeakMap<FastifyRequest, Call>();
  scope.addHook('onRequest', async (request, reply) => {
    const fault = request.method === 'OPTIONS' ? null : faults.take(vendor);
    const call = describe(request, vendor, fault);
    calls.set(request, call);
    log.add(call);
    if (fault) return replaceAnswer(fault, reply);
  });
  scope.addHook('onSend', async (request, _reply, payload) => {
    const fault = calls.get(request)?.fault;
    return fault ? corruptAnswer(fault, request, payload) : payload;
  });
  scope.addHook('onResponse', async (request, reply) => {
    const call = calls.get(request);
    if (call === undefined) return;
    call.status = reply.statusCode;
    call.answeredAt = new Date().toISOString();
  });
}
