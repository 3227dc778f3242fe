import { sendCall } from '../../platform/api/send-call.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { clearSession, readSession } from '../../platform/storage/session-storage.ts';

/** Tells the server when there is a refresh token to end, and clears this browser at once, whatever the server says. */
export function signOut(): void {
  const session = readSession();
  if (session?.refresh) {
    sendCall('POST /api/auth/logout/', { body: { refresh: session.refresh } }, session.access).catch(
      (error: unknown) => reportProblem('The server did not hear of the sign-out.', error),
    );
  }
  clearSession();
}
