/**
 * Every error that clients may receive: stable code, HTTP status, text for users. The server sends the text; the
 * browser translates by code. Log texts are written where the error is thrown and are never sent.
 */
export const errorTable = {
  // Requests in general
  bad_request: { status: 400, text: 'The request could not be understood.' },
  invalid_input: { status: 400, text: 'Some of what was sent is missing or not allowed.' },
  not_found: { status: 404, text: 'Page not found.' },
  method_not_allowed: { status: 405, text: 'This address does not answer to that method.' },
  request_timeout: { status: 408, text: 'The request took too long to arrive.' },
  payload_too_large: { status: 413, text: 'The request is too large.' },
  unsupported_media_type: { status: 415, text: 'Please send JSON.' },
  headers_too_large: { status: 431, text: 'The request headers are too large.' },
  too_many_requests: { status: 429, text: 'Too many requests. Please wait a moment and try again.' },
  too_many_streams: {
    status: 429,
    text: 'Live scores are open in too many places. Close some of them and try again in a minute.',
  },
  server_error: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, text: 'Temporarily unavailable. Please try again shortly.' },

  // Accounts and sessions
  token_missing: { status: 401, text: 'Please sign in to continue.' },
  token_expired: { status: 401, text: 'Your session has expired. Please sign in again.' },
  token_invalid: { status: 401, text: 'Please sign in again.' },
  refresh_refused: { status: 401, text: 'Your session has ended. Please sign in again.' },
  google_token_invalid: {
    status: 400,
    text: 'Invalid Google authentication token. Please try again.',
  },
  account_conflict: {
    status: 409,
    text: 'This Google account is already associated with another account',
  },
  sign_in_failed: { status: 500, text: 'Server error during authentication. Please try again later.' },
  google_unavailable: {
    status: 503,
    text: 'Google Sign-In is not reachable just now. Please try again shortly.',
  },
  session_not_found: {
    status: 404,
    text: 'We could not find that device. It may have been signed out already.',
  },
  forbidden: { status: 403, text: 'You do not have access to this.' },
  premium_required: { status: 403, text: 'This is part of Premium. Upgrade to read it.' },

  // Payments
  order_failed: { status: 502, text: 'Failed to create payment order' },
  order_not_found: { status: 404, text: 'We could not find that order.' },
  payment_verification_failed: { status: 400, text: 'Payment verification failed' },
  payment_mismatch: { status: 409, text: 'This payment does not match its order. Please contact support.' },
  payment_already_arrived: {
    status: 409,
    text: 'Your earlier payment has arrived and Premium is on. You have not been charged again.',
  },
  payment_on_its_way: {
    status: 409,
    text: 'Your bank is still processing an earlier payment. Please wait for it before paying again.',
  },
  payment_returned: { status: 409, text: 'This payment was refunded, so it does not give Premium.' },
  buyer_state_required: { status: 400, text: 'Please choose your State.' },
  no_subscription: { status: 409, text: 'You have no running subscription.' },
  receipt_not_found: { status: 404, text: 'We could not find that receipt.' },
  webhook_signature_invalid: { status: 400, text: 'The signature does not match.' },
  razorpay_unavailable: {
    status: 503,
    text: 'The payment service is not reachable just now. You have not been charged. Please try again shortly.',
  },
  // It is unknown whether an earlier order was charged, so the text makes no statement about it.
  earlier_payment_unknown: {
    status: 503,
    text: 'The payment service is not reachable just now. Please try again shortly.',
  },

  // Cricket
  match_not_found: { status: 404, text: 'We could not find that match.' },
  scorecard_not_found: { status: 404, text: 'There is no scorecard of this match yet.' },
  balls_not_found: { status: 404, text: 'Ball-by-ball data for this match is not available yet.' },
  points_not_found: { status: 404, text: 'The points of this match are not available yet.' },
  series_not_found: { status: 404, text: 'We could not find that series.' },
  player_not_found: { status: 404, text: 'We could not find that player.' },
  team_not_found: { status: 404, text: 'We could not find that team.' },
  venue_not_found: { status: 404, text: 'We could not find that ground.' },
  analysis_not_locked: { status: 409, text: 'This analysis is not sealed yet.' },
  forecast_not_found: { status: 404, text: 'There is no forecast of this match yet.' },
  lineup_impossible: { status: 422, text: 'No valid line-up matches these choices.' },
  lineups_busy: { status: 503, text: 'We are busy building line-ups. Please try again shortly.' },
  analysis_closed: { status: 409, text: 'The match has begun: this analysis can no longer be changed.' },
  analysis_changed: {
    status: 409,
    text: 'Somebody else has changed this analysis. Please look at it again.',
  },
  analysis_not_found: { status: 404, text: 'There is no analysis of this match yet.' },

  // Forum
  thread_not_found: { status: 404, text: 'We could not find that thread. It may have been deleted.' },
  post_not_found: { status: 404, text: 'We could not find that post. It may have been deleted.' },
  post_repeated: { status: 409, text: 'You have already posted this.' },
  post_key_reused: {
    status: 409,
    text: 'This post could not be sent. Please reload the page and try again.',
  },
  post_settled: { status: 409, text: 'Posts can be edited for 15 minutes only.' },

  // Support
  email_required: { status: 400, text: 'Please give an e-mail address, so that we can answer you.' },
  ticket_not_found: { status: 404, text: 'We could not find that ticket.' },
  ticket_changed: {
    status: 409,
    text: 'Another analyst has changed this ticket. Please read it again before you save.',
  },
} as const satisfies Record<string, { status: number; text: string }>;

/** The code of an error that clients may receive. */
export type ErrorCode = keyof typeof errorTable;
