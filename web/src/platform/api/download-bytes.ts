import type { Call, LooseRequest, RequestArguments } from './api-types.ts';
import { sendForBytes } from './send-call.ts';
import { withFreshToken } from './with-fresh-token.ts';

/** A file of the API, fetched as the signed-in person. */
export async function downloadBytes<C extends Call & `GET ${string}`>(
  call: C,
  ...args: RequestArguments<C>
): Promise<Blob> {
  const request = (args[0] ?? {}) as LooseRequest;
  return withFreshToken((token) => sendForBytes(call, request, token));
}
