import { ErrorBody } from '../errors.ts';

/** Of something that only members may read: nobody is signed in, has not paid, or there is no such thing. */
export const premiumRefusals = { 401: ErrorBody, 403: ErrorBody, 404: ErrorBody };
