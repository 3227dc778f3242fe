import { CricapiFailure } from '../../vendors/cricapi/client/cricapi-failure.ts';
import type { CricapiUsage } from '../../vendors/cricapi/client/read-response.ts';
import type { MatchesDependencies } from '../model/matches-dependencies.ts';
import {
  type CallRequest,
  type DailyLimit,
  isJustAfterMidnight,
  isPlausibleLimit,
  type BudgetRefusal,
  startOfNextDay,
} from './quota.ts';
import { chargeCall, recordCallOutcome } from './call-ledger.ts';

const MINUTE_MS = 60_000;
/** The vendor blocks for 15 minutes. Our block lasts a minute longer, so that it never ends first. */
const BLOCK_MARGIN_MINUTES = 1;
/** A rejected key is a configuration error. It is retried hourly in case it was corrected. */
const BAD_KEY_PAUSE_MINUTES = 60;
/** After the hits are used up: the plan may be upgraded during the day, and only a call can show it. */
const QUOTA_PAUSE_MINUTES = 60;
/** Just after midnight the vendor may still count yesterday, so it is retried soon. */
const MIDNIGHT_PAUSE_MINUTES = 15;

/** The budget refused the call, so nothing was sent. */
export class CallRefusedError extends Error {
  override readonly name = 'CallRefusedError';

  constructor(
    endpoint: string,
    readonly refusal: BudgetRefusal,
  ) {
    super(`${endpoint} not called: ${refusal}`);
  }
}

/** True when the vendor sent no data or the budget refused the call. */
export function isUnavailable(error: unknown): error is CricapiFailure | CallRefusedError {
  return error instanceof CricapiFailure || error instanceof CallRefusedError;
}

/**
 * The only way to call the vendor: charges the day's budget, makes the call, and records its cost. `use` receives the
 * response while its cost is recorded, so that readers do not wait for that.
 */
export type MeteredCall = <T extends { readonly usage: CricapiUsage }>(
  request: CallRequest & { readonly endpoint: string },
  call: () => Promise<T>,
  use?: (answer: T) => Promise<void>,
) => Promise<T>;

interface MeteredCallDependencies extends Pick<MatchesDependencies, 'db' | 'clock' | 'log'> {
  readonly limit: DailyLimit;
}

/**
 * Creates a `MeteredCall` over the ledger that all processes share. The call throws `CallRefusedError` when the budget
 * refuses it, and `CricapiFailure` when the vendor fails.
 */
export function createMeteredCall({ db, clock, log, limit }: MeteredCallDependencies): MeteredCall {
  let lastWarnedLimit: number | null = null;
  return async (request, call, use) => {
    const charged = await chargeCall(db, request, { now: clock.now(), limit });
    if (typeof charged === 'string') throw new CallRefusedError(request.endpoint, charged);
    try {
      const answer = await call();
      const now = clock.now();
      warnOfImplausibleLimit(answer.usage);
      const recorded = recordCallOutcome(db, charged, {
        usage: answer.usage,
        failure: null,
        blockedUntil: null,
        now,
      });
      await Promise.all([recorded, use?.(answer)]);
      return answer;
    } catch (error) {
      if (error instanceof CricapiFailure) await recordFailure(error, charged);
      throw error;
    }
  };

  /** Logs an implausible limit once. The previous limit stays. */
  function warnOfImplausibleLimit(usage: CricapiUsage | null): void {
    const reported = usage?.hitsLimit ?? null;
    if (reported === null || isPlausibleLimit(reported) || reported === lastWarnedLimit) return;
    lastWarnedLimit = reported;
    log.warn({ hitsLimit: reported }, 'ignored an implausible daily limit from CricAPI');
  }

  async function recordFailure(failure: CricapiFailure, call: Parameters<typeof recordCallOutcome>[1]) {
    const now = clock.now();
    const blockedUntil = blockAfter(failure, now);
    warnOfImplausibleLimit(failure.usage);
    await recordCallOutcome(db, call, { usage: failure.usage, failure: failure.kind, blockedUntil, now });
    if (failure.kind === 'bad_key') log.error('CricAPI rejected the API key: check CRICAPI_KEY');
    else if (blockedUntil)
      log.warn({ until: blockedUntil, kind: failure.kind }, 'CricAPI has blocked this API key');
  }
}

function blockAfter(failure: CricapiFailure, now: Date): Date | null {
  const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  if (failure.kind === 'blocked') return after(failure.blockedMinutes + BLOCK_MARGIN_MINUTES);
  if (failure.kind === 'bad_key') return after(BAD_KEY_PAUSE_MINUTES);
  if (failure.kind !== 'quota') return null;
  if (isJustAfterMidnight(now)) return after(MIDNIGHT_PAUSE_MINUTES);
  return new Date(Math.min(after(QUOTA_PAUSE_MINUTES).getTime(), startOfNextDay(now).getTime()));
}
