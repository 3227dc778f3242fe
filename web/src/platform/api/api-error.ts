import type { MessageDescriptor } from '@lingui/core';
import { sentence } from '../language/sentence.ts';

interface ApiErrorParts {
  /**
   * From `contract/definition/errors.ts`, or set in the browser: `offline`, `timed_out`, `unreadable` (not our JSON),
   * `session_ended`, or `withheld` (not sent, to save the daily quota).
   */
  code: string;
  /** The HTTP status; 0 without a response. */
  status: number;
  /** The server's message for users. Empty when it sent none; the caller then shows its own. */
  text?: string;
  /** The reason in more detail, in English. */
  details?: string | undefined;
  /** With `account_conflict`: the email address that the visitor's Google account is already linked to. */
  conflictEmail?: string | undefined;
}

/** The browser's messages for calls without a response, by code. */
const textsWithoutResponse: Readonly<Record<string, string>> = {
  offline: sentence('You seem to be offline. Please check your connection and try again.'),
  timed_out: sentence('This is taking too long. Please try again.'),
};

/** A failed API call: the API reported an error, or sent no readable response. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly text: string;
  readonly details: string | undefined;
  readonly conflictEmail: string | undefined;

  constructor(parts: ApiErrorParts) {
    const text = parts.text || (textsWithoutResponse[parts.code] ?? '');
    super(text || `${parts.code} (${parts.status})`);
    this.name = 'ApiError';
    this.code = parts.code;
    this.status = parts.status;
    this.text = text;
    this.details = parts.details;
    this.conflictEmail = parts.conflictEmail;
  }
}

/** True for a failed API call, also when no response came (`offline`, `timed_out`). */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** True for a 404. Retrying does not help. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/** Returns the API error that `error` is, or that caused it; null when there is none. */
export function apiErrorOf(error: unknown): ApiError | null {
  if (isApiError(error)) return error;
  return error instanceof Error && isApiError(error.cause) ? error.cause : null;
}

/**
 * Returns the message of a failure, for `i18n.t`: in English the server's sentence, in Hindi the translation of its
 * code. `fallback`, a `sentence()`, is for an error without a message.
 */
export function textOfError(
  error: unknown,
  fallback: string = sentence('Failed to load data'),
): MessageDescriptor {
  const cause = apiErrorOf(error);
  if (!cause?.text) return { id: fallback };
  return { id: textsWithoutResponse[cause.code] ?? cause.code, message: cause.text };
}

/** Returns the error of a non-2xx response. A response that is not our JSON keeps its status. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body = await readFields(response);
  return new ApiError({
    code: body['code'] ?? 'unreadable',
    status: response.status,
    text: body['error'] ?? '',
    details: body['details'],
    conflictEmail: body['conflict_email'],
  });
}

async function readFields(response: Response): Promise<Record<string, string | undefined>> {
  const parsed: unknown = await response.json().catch(() => null);
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => typeof value === 'string'));
}
