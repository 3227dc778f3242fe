import { z } from 'zod';

/** Overs bowled as a scorebook writes them: `16.2` is sixteen overs and two balls. Text, so that nobody adds it up. */
export const Overs = z.string().regex(/^\d{1,3}(\.[0-9])?$/);
