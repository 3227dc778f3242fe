import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const FOLDER = fileURLToPath(new URL('../../../../../shared/samples/cricapi/', import.meta.url));

/** The vendor's recorded responses are not part of the repository. Tests of them are skipped without them. */
export const hasRecordedAnswers = existsSync(FOLDER);
export const WITHOUT_RECORDED = 'the recorded answers are not beside the repository';

const RecordedRow = z.looseObject({ id: z.string() });
export type RecordedRow = z.output<typeof RecordedRow>;

export function readRecordedText(file: string): string {
  return readFileSync(`${FOLDER}${file}`, 'utf8');
}

export function readRecorded(file: string): unknown {
  return JSON.parse(readRecordedText(file));
}

/** The rows of a recorded list. */
export function readRecordedRows(file: string): RecordedRow[] {
  return z.object({ data: z.array(RecordedRow) }).parse(readRecorded(file)).data;
}

/** The recorded pages of matches, with approximate recording times. */
export const RECORDED_MATCH_PAGES = [
  { file: 'currentMatches.2024-07-05.json', at: '2024-07-13T14:00:00Z' },
  { file: 'currentMatches.2024-10-16.json', at: '2024-10-16T16:40:00Z' },
  { file: 'currentMatches.live-chase-and-toss.json', at: '2024-07-13T13:40:00Z' },
  { file: 'currentMatches.test-lunch-and-toss.json', at: '2024-07-05T12:40:00Z' },
  { file: 'matches.list.2025-10.json', at: '2025-10-07T08:00:00Z' },
] as const;
