import { z } from 'zod';

/** A moment in UTC as ISO 8601 with milliseconds and `Z`. */
export const Instant = z.iso.datetime();
