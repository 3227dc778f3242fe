import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A name for one life of one process: its id together with when it began, so that a reused id is another name.
 * `null` when no such process runs; a zombie is dead.
 */
export async function identifyProcess(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return identifyByPs(pid);
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The command name may hold spaces and brackets; the fields after its last bracket are plain.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, startedAt] = [fields[0], fields[19]];
  if (state === 'Z' || state === 'X') return null;
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return `${pid} ${startedAt} ${boot.trim()}`.trim();
}

async function identifyByPs(pid: number): Promise<string | null> {
  const listed = await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]).catch(() => null);
  const [state = '', ...startedAt] = (listed?.stdout ?? '').trim().split(/\s+/);
  return state === '' || state.startsWith('Z') ? null : `${pid} ${startedAt.join(' ')}`;
}

/** Ids of the living processes whose working directory is `directory` (a real path). */
export async function findProcessesIn(directory: string): Promise<number[]> {
  if (process.platform !== 'linux') return findByLsof(directory);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => null);
      return cwd === directory && (await identifyProcess(pid)) !== null;
    }),
  );
  return pids.filter((_, index) => found[index]);
}

async function findByLsof(directory: string): Promise<number[]> {
  const listed = await run('lsof', ['-a', '-d', 'cwd', '-Fpn', '--', directory]).catch(() => null);
  return [...(listed?.stdout ?? '').matchAll(/^p(\d+)$/gm)].map((match) => Number(match[1]));
}
