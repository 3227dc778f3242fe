import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { readCricsheet } from '@gullylens/engine/match/read-cricsheet';
import type { Result } from '@gullylens/engine/result';
import { fail } from '@gullylens/engine/result';

/** A match out of a file's text; the fault says for people what is wrong with the file. */
export function parseMatch(id: string, text: Buffer): Result<MatchRecord, string> {
  let json: unknown;
  try {
    json = JSON.parse(text.toString('utf8'));
  } catch {
    return fail('it is not complete JSON');
  }
  const read = readCricsheet(id, json);
  return read.ok ? read : fail(read.fault.message);
}
