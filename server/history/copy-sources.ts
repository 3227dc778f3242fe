import { deflateRawSync } from 'node:zlib';
import type { ClientBase } from 'pg';
import { sendCopy } from './copy-rows.ts';
import type { PackedMatch } from './prepare-matches.ts';

/** What opens the binary format of `COPY`: its signature, no flags, nothing more in the header. */
const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const TRAILER = Buffer.from([0xff, 0xff]);
const FIELDS = Buffer.from([0, 2]);

/** Adds the files of new matches as they lie in the archive: bytes as text are twice as long and take longer to read. */
export async function copySources(connection: ClientBase, matches: readonly PackedMatch[]): Promise<void> {
  const rows = matches.flatMap(({ id, file }) => [
    FIELDS,
    ...field(Buffer.from(id)),
    ...field(file.isDeflated ? file.bytes : deflateRawSync(file.bytes)),
  ]);
  const bytes = Buffer.concat([HEADER, ...rows, TRAILER]);
  await sendCopy(connection, 'copy history_sources (match_id, deflated) from stdin (format binary)', bytes);
}

function field(bytes: Uint8Array): [Buffer, Uint8Array] {
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length);
  return [length, bytes];
}
