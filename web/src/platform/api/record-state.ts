import type { UseQueryResult } from '@tanstack/react-query';
import { isNotFound, textOfError } from './api-error.ts';

/** How the page of one thing stands: what was found, that there is no such thing, or why it could not be read. */
export function recordState<Found>({ data, error, refetch }: UseQueryResult<{ data: Found }>) {
  return {
    found: data?.data,
    isMissing: isNotFound(error),
    failure: error === null ? null : textOfError(error),
    onRetry: () => void refetch(),
  };
}
