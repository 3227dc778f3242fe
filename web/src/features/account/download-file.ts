import { downloadBytes } from '../../platform/api/download-bytes.ts';
import { saveFile } from '../../platform/save-file.ts';

/** Fetches a file as the signed-in person and hands it to the browser to keep. */
export async function downloadFile(path: string, name: string): Promise<void> {
  saveFile(name, await downloadBytes(path));
}
