import { z } from 'zod';

/** Money in whole paise; 100 paise are a rupee. */
export const Paise = z.int().min(0);
