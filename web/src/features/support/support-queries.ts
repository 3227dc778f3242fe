import { apiQuery } from '../../platform/api/api-query.ts';

export const ticketsQuery = apiQuery('GET /api/support/tickets/');
