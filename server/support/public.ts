import type { deskTicketRoutes } from '@gullylens/contract/http/desk-tickets';
import type { supportRoutes } from '@gullylens/contract/http/support';
import type { PersonalRecords } from '../accounts/public.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { Log } from '../platform/log.ts';
import { repeatWork } from '../platform/repeat-work.ts';
import type { SupportContext } from './file-ticket.ts';
import { createPersonalRecords } from './personal-records.ts';
import { createSupportHandlers } from './support-handlers.ts';
import { removeLapsedTickets } from './tickets.ts';

const REMOVAL_PAUSE_MS = 6 * 3_600_000;

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
