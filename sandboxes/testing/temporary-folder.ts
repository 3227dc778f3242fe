import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sandboxes-test-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
