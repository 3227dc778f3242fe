import { downloadBytes } from '../../platform/api/download-bytes.ts';

/** Fetches a file as the signed-in person and hands it to the browser to keep. */
export async function downloadFile(path: string, name: string): Promise<void> {
  const address = URL.createObjectURL(await downloadBytes(path));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
