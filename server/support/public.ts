import type { deskTicketRoutes } from '@gullylens/contract/http/desk-tickets';
import type { supportRoutes } from '@gullylens/contract/http/support';
import type { PersonalDataSource } from '../accounts/public.ts';
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
  presentTicketReceipt,
  readTicket,
  removeExpiredTickets,
  updateTicket,
} from './tickets.ts';

/** Lapsed tickets are looked for every six hours. */
const CLEANUP_INTERVAL_MS = 21_600_000;

export interface Support {
  readonly handlers: Handlers<typeof supportRoutes & typeof deskTicketRoutes>;
  /** What is kept about people here, for the export of an account and for erasing it. */
  readonly personalRecords: PersonalDataSource;
  /** Removes lapsed tickets from now on; any number of processes may. Gives the function that stops it. */
  startJobs(): () => Promise<void>;
}

/** Tickets: filed by anybody, premium members' first, answered at the desk and read where they were filed. */
export function createSupport(context: SupportContext & { readonly log: Log }): Support {
  return {
    handlers: createSupportHandlers(context),
    personalRecords: createPersonalData(context.db),
    startJobs: () =>
      runPeriodically({
        name: 'removal of lapsed tickets',
        work: () => removeExpiredTickets(context),
        pauseMs: CLEANUP_INTERVAL_MS,
        log: context.log,
      }),
  };
}

function createSupportHandlers(context: SupportContext): Support['handlers'] {
  const { db } = context;
  return {
    createTicket: async ({ visitor, body }) => {
      const ticket = await createTicket(context, visitor?.userId ?? null, body);
      return { ...success(presentTicketReceipt(ticket)), status: 201 };
    },
    listTickets: async ({ visitor, query }) =>
      ok({ status: 'success', ...(await listOwnTickets(db, visitor.userId, query)) }),
    listDeskTickets: async ({ query }) => ok({ status: 'success', ...(await listDeskTickets(db, query)) }),
    readDeskTicket: async ({ params }) => success(presentDeskTicket(await readTicket(db, params.number))),
    updateTicket: async ({ params, body }) =>
      success(presentDeskTicket(await updateTicket(context, { ...params, ...body }))),
  };
}
