const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** How long an access token counts. Short, because a changed role shows in the next one only. */
export const ACCESS_TOKEN_MS = 10 * 60 * SECOND_MS;

/** The specification's limit of inactivity: a device that is not used for so long is signed out. */
export const IDLE_MS = 7 * DAY_MS;

/** However busy a device is, its person signs in again after so long (RFC 10017: rotation must not prolong it). */
export const ABSOLUTE_MS = 90 * DAY_MS;

/** Two tabs may send the same refresh token at once, and an answer may be lost; a thief comes later. */
export const REFRESH_REUSE_GRACE_MS = 10 * SECOND_MS;

/** For so long a person is shown that a device was signed out for safety, and ended sessions are kept. */
export const REVOKED_SESSION_RETENTION_MS = 30 * DAY_MS;
