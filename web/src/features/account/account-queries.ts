import { apiQuery } from '../../platform/api/api-query.ts';

export const accountQuery = apiQuery('GET /api/account/');
export const sessionsQuery = apiQuery('GET /api/account/sessions/');
export const receiptsQuery = apiQuery('GET /api/subscriptions/receipts/');
export const messagesQuery = apiQuery('GET /api/subscriptions/messages/');
