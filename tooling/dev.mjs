// @ts-check
import { spawn } from 'node:child_process';
import process from 'node:process';
import { forgetBuilds } from './build/build.mjs';
import { installPackages } from './build/install-packages.mjs';
import { requireNode, ROOT } from './processes/project.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** `npm run dev`: starts the product like `npm start`, rebuilds after each change and restarts the server. */
async function develop() {
  requireNode();
  await installPackages();
  await forgetBuilds();
  const [{ context }, { build: buildWeb }, { browserScriptOptions, bundleOptions }] = await Promise.all([
    import('esbuild'),
    import('vite'),
    import('./build/bundle-node.mjs'),
  ]);
  // Read before the web build sets NODE_ENV.
  const server = keepRunning({ ...process.env });
  await buildWeb({ root: `${ROOT}/web`, mode: 'development', logLevel: 'warn', build: { watch: {} } });
  const builds = [await bundleOptions('server'), await bundleOptions('sandboxes'), browserScriptOptions()];
  const afterEach = onceAllSucceeded(builds.length, server.restart);
  for (const options of builds) {
    const watched = await context({ ...options, plugins: [...(options.plugins ?? []), afterEach(options)] });
    await watched.watch();
  }
}

/**
 * Calls `act` after each successful build, once all `count` builds have succeeded.
 * @param {number} count
 * @param {() => void} act
 * @returns {(build: object) => import('esbuild').Plugin}
 */
function onceAllSucceeded(count, act) {
  const succeeded = new Set();
  return (which) => ({
    name: 'after-build',
    setup: (build) =>
      build.onEnd(({ errors }) => {
        if (errors.length > 0) return;
        succeeded.add(which);
        if (succeeded.size === count) act();
      }),
  });
}

/**
 * Returns `restart`, which starts the server, or restarts it when it runs. SIGINT and SIGTERM stop server and process.
 * @param {NodeJS.ProcessEnv} env
 */
function keepRunning(env) {
  /** @type {ChildProcess | undefined} */
  let child;
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  const start = () => {
    child = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
      cwd: ROOT,
      env,
      stdio: 'inherit',
    });
  };
  /** @param {() => void} next */
  const stop = (next) => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return next();
    child.removeAllListeners('exit').once('exit', next);
    child.kill('SIGTERM');
  };
  const restart = () => {
    // One save may rebuild several programs.
    clearTimeout(soon);
    soon = setTimeout(() => stop(start), 200);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      clearTimeout(soon);
      stop(() => process.exit(0));
    });
  }
  return { restart };
}

await develop();
