import type { deskTicketRoutes } from '@gullylens/contract/http/desk-tickets';
import type { supportRoutes } from '@gullylens/contract/http/support';
import type { PersonalRecords } from '../accounts/public.ts';
import { ok, success } from '../platform/http/answers.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { Log } from '../platform/log.ts';
import { repeatWork } from '../platform/jobs/run-periodically.ts';
import { fileTicket, type SupportContext } from './create-ticket.ts';
import {
  createPersonalRecords,
  listDeskTickets,
  listOwnTickets,
  presentDeskTicket,
  presentReceipt,
  readTicket,
  removeLapsedTickets,
  settleTicket,
} from './tickets.ts';

/** Lapsed tickets are looked for every six hours. */
const REMOVAL_PAUSE_MS = 21_600_000;

export interface Support {
  readonly handlers: Handlers<typeof supportRoutes & typeof deskTicketRoutes>;
  /** What is kept about people here, for the export of an account and for erasing it. */
  readonly personalRecords: PersonalRecords;
  /** Removes lapsed tickets from now on; any number of processes may. Gives the function that stops it. */
  startJobs(): () => Promise<void>;
}

/** Tickets: filed by anybody, premium members' first, answered at the desk and read where they were filed. */
export function createSupport(context: SupportContext & { readonly log: Log }): Support {
  return {
    handlers: createSupportHandlers(context),
    personalRecords: createPersonalRecords(context.db),
    startJobs: () =>
      repeatWork({
        name: 'removal of lapsed tickets',
        work: () => removeLapsedTickets(context),
        pauseMs: REMOVAL_PAUSE_MS,
        log: context.log,
      }),
  };
}

function createSupportHandlers(context: SupportContext): Support['handlers'] {
  const { db } = context;
  return {
    fileTicket: async ({ visitor, body }) => {
      const ticket = await fileTicket(context, visitor?.userId ?? null, body);
      return { ...success(presentReceipt(ticket)), status: 201 };
    },
    listTickets: async ({ visitor, query }) =>
      ok({ status: 'success', ...(await listOwnTickets(db, visitor.userId, query)) }),
    listDeskTickets: async ({ query }) => ok({ status: 'success', ...(await listDeskTickets(db, query)) }),
    readDeskTicket: async ({ params }) => success(presentDeskTicket(await readTicket(db, params.number))),
    settleTicket: async ({ params, body }) =>
      success(presentDeskTicket(await settleTicket(context, { ...params, ...body }))),
  };
}
