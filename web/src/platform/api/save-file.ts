import { downloadBytes } from './api-client.ts';
import type { Call, RequestArguments } from './api-types.ts';

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
  ...request: RequestArguments<C>
): Promise<void> {
  saveFile(name, await downloadBytes(call, ...request));
}
