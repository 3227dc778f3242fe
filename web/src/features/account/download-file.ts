import { downloadBytes } from '../../platform/api/api-client.ts';
import type { Call, RequestArguments } from '../../platform/api/api-types.ts';
import { saveFile } from '../../platform/save-file.ts';

/** Fetches a file as the signed-in person and hands it to the browser to keep under a name. */
export async function downloadFile<C extends Call & `GET ${string}`>(
  name: string,
  call: C,
  ...request: RequestArguments<C>
): Promise<void> {
  saveFile(name, await downloadBytes(call, ...request));
}
