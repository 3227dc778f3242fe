import type { DeviceSession } from '@gullylens/contract/http/account';
import type { Page } from '@gullylens/contract/values/page';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Visitor } from '../platform/http/handler.ts';
import type { AccountsContext } from './accounts-context.ts';
import { REVOKED_SESSION_RETENTION_MS } from './session-limits.ts';
import { sessions } from './tables.ts';

/** Lists a user's signed-in devices, latest used first, and those recently revoked because of token reuse. */
export async function listSessions(
  { db, clock }: AccountsContext,
  visitor: Pick<Visitor, 'userId' | 'sessionId'>,
  { offset, limit }: Omit<Page, 'total'>,
): Promise<{ data: DeviceSession[]; page: Page }> {
  const shown = shownSessions(visitor.userId, clock.now());
  const rows = await db
    .select()
    .from(sessions)
    .where(shown)
    .orderBy(desc(sessions.usedAt), sessions.id)
    .limit(limit)
    .offset(offset);
  return {
    data: rows.map((row) => presentSession(row, visitor.sessionId)),
    page: { offset, limit, total: await db.$count(sessions, shown) },
  };
}

function shownSessions(userId: string, now: Date) {
  const isActive = and(
    isNull(sessions.endedAt),
    gt(sessions.idleExpiresAt, now),
    gt(sessions.absoluteExpiresAt, now),
  );
  const isRevokedForReuse = and(
    eq(sessions.endReason, 'token-reuse'),
    gt(sessions.endedAt, new Date(now.getTime() - REVOKED_SESSION_RETENTION_MS)),
  );
  return and(eq(sessions.userId, userId), or(isActive, isRevokedForReuse));
}

function presentSession(session: typeof sessions.$inferSelect, current: string): DeviceSession {
  return {
    id: session.id,
    ...recogniseDevice(session.userAgent),
    signedInAt: session.createdAt.toISOString(),
    lastUsedAt: session.usedAt.toISOString(),
    current: session.id === current,
    endedForSafetyAt: session.endedAt?.toISOString() ?? null,
  };
}

/** Checked in this order: most user agents also name the browsers they derive from. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|OPT\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** Recognises the browser and the system of a device by its user agent. */
export function recogniseDevice(userAgent: string): Pick<DeviceSession, 'browser' | 'system'> {
  const nameIn = (list: typeof BROWSERS) => list.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
