import { z } from 'zod';
import { ErrorBody } from '../errors.ts';
import { rateLimits } from '../rate-limits.ts';
import { defineRoute } from '../route.ts';
import { Key } from '../values/identifiers.ts';
import { AnalysisCorrection } from './analysis.ts';

export const deskAnalysisRoutes = {
  correctAnalysis: defineRoute({
    method: 'POST',
    path: '/api/v1/desk/analyses/{matchKey}/correct/',
    summary: 'Adds a correction to a locked analysis, which itself stays as it was',
    access: 'analyst',
    rateLimit: rateLimits.write,
    params: z.strictObject({ matchKey: Key }),
    body: z.strictObject({ text: z.string().trim().min(1).max(1000) }),
    answers: {
      201: z.object({ status: z.literal('success'), data: AnalysisCorrection }),
      400: ErrorBody,
      401: ErrorBody,
      403: ErrorBody,
      404: ErrorBody,
      409: ErrorBody,
    },
  }),
};
