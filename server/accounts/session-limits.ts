const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** Lifetime of an access token. Short, because a changed role takes effect with the next one only. */
export const ACCESS_TOKEN_MS = 10 * 60 * SECOND_MS;

/** A device is signed out after this time without use (specification). */
export const IDLE_MS = 7 * DAY_MS;

/** Maximum lifetime of a session, however much it is used (RFC 10017: rotation must not prolong it). */
export const ABSOLUTE_MS = 90 * DAY_MS;

/** Grace period for reuse: two tabs may send the same token at once, or a response may be lost. */
export const REFRESH_REUSE_GRACE_MS = 10 * SECOND_MS;

/** Ended sessions are retained, and a revocation for token reuse is shown, for this time. */
export const REVOKED_SESSION_RETENTION_MS = 30 * DAY_MS;
