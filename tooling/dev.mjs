// @ts-check
import { spawn } from 'node:child_process';
import process from 'node:process';
import { installPackages } from './install-packages.mjs';
import { requireNode, ROOT } from './project.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** The same as `npm start`, again after each change: bundles and pages are rebuilt, the server restarts. */
async function develop() {
  requireNode();
  await installPackages();
  const [{ context }, { build: buildWeb }, { bundleOptions }] = await Promise.all([
    import('esbuild'),
    import('vite'),
    import('./bundle-node.mjs'),
  ]);
  await buildWeb({ root: `${ROOT}/web`, logLevel: 'warn', build: { watch: {} } });
  const server = keepRunning();
  for (const program of /** @type {const} */ (['sandboxes', 'server'])) {
    const options = await bundleOptions(program);
    const watched = await context({
      ...options,
      plugins: [...(options.plugins ?? []), after(server.restart)],
    });
    await watched.rebuild().catch(() => undefined);
    await watched.watch();
  }
}

/** @param {() => void} act @returns {import('esbuild').Plugin} */
function after(act) {
  return {
    name: 'after-build',
    setup: (build) => build.onEnd(({ errors }) => (errors.length === 0 ? act() : undefined)),
  };
}

function keepRunning() {
  /** @type {ChildProcess | undefined} */
  let child;
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  const start = () => {
    child = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
  };
  const restart = () => {
    // One save may rebuild both programs.
    clearTimeout(soon);
    soon = setTimeout(() => {
      if (!isRunning(child)) return start();
      child.once('exit', start);
      child.kill('SIGTERM');
    }, 200);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      if (!isRunning(child)) process.exit(0);
      child.removeAllListeners('exit').once('exit', () => process.exit(0));
      child.kill('SIGTERM');
    });
  }
  return { restart };
}

/** @param {ChildProcess | undefined} child @returns {child is ChildProcess} */
function isRunning(child) {
  return child !== undefined && child.exitCode === null && child.signalCode === null;
}

await develop();
