import type { Call, LooseRequest, RequestArguments } from './api-types.ts';
import { withFreshToken } from './refresh-tokens.ts';
import { sendForBytes } from './send-call.ts';

/** Saves bytes that are in memory as a file, through the browser's download. */
export function saveFile(name: string, bytes: Blob): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads a file as the signed-in user and saves it under the given name. */
export async function downloadFile<C extends Call & `GET ${string}`>(
  name: string,
  call: C,
  ...args: RequestArguments<C>
): Promise<void> {
  const request = (args[0] ?? {}) as LooseRequest;
  saveFile(name, await withFreshToken((token) => sendForBytes(call, request, token)));
}
