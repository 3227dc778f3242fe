import type { deskTicketRoutes } from '@gullylens/contract/http/desk-tickets';
import type { supportRoutes } from '@gullylens/contract/http/support';
import { ok, success } from '../platform/http/answers.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { Log } from '../platform/log.ts';
import { runPeriodically } from '../platform/jobs/run-periodically.ts';
import { createTicket, type SupportContext } from './create-ticket.ts';
import {
  createPersonalData,
  listDeskTickets,
  listOwnTickets,
  presentDeskTicket,
  presentConfirmation,
  readTicket,
  removeExpiredTickets,
  updateTicket,
} from './tickets.ts';

/** Interval between deletions of expired tickets: six hours. */
const CLEANUP_INTERVAL_MS = 21_600_000;

export type Support = ReturnType<typeof createSupport>;

/** Creates the support feature: visitors file tickets, analysts answer them at the desk, premium members' first. */
export function createSupport(context: SupportContext & { readonly log: Log }) {
  return {
    handlers: createSupportHandlers(context),
    personalRecords: createPersonalData(context.db),
    /** Deletes expired tickets regularly; any number of processes may. Returns the function that stops it. */
    startJobs: () =>
      runPeriodically({
        name: 'deletion of expired tickets',
        work: () => removeExpiredTickets(context),
        pauseMs: CLEANUP_INTERVAL_MS,
        log: context.log,
      }),
  };
}

function createSupportHandlers(
  context: SupportContext,
): Handlers<typeof supportRoutes & typeof deskTicketRoutes> {
  const { db } = context;
  return {
    createTicket: async ({ visitor, body }) => {
      const ticket = await createTicket(context, visitor?.userId ?? null, body);
      return { ...success(presentConfirmation(ticket)), status: 201 };
    },
    listTickets: async ({ visitor, query }) =>
      ok({ status: 'success', ...(await listOwnTickets(db, visitor.userId, query)) }),
    listDeskTickets: async ({ query }) => ok({ status: 'success', ...(await listDeskTickets(db, query)) }),
    readDeskTicket: async ({ params }) => success(presentDeskTicket(await readTicket(db, params.number))),
    updateTicket: async ({ params, body }) =>
      success(presentDeskTicket(await updateTicket(context, { ...params, ...body }))),
  };
}
