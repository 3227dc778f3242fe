import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder that is deleted when the current test ends. */
export function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sandboxes-test-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
