// @ts-check
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../processes/project.mjs';

/**
 * Options with which esbuild bundles a Node program into its `dist`. The workspaces are bundled in, npm packages are
 * imported from node_modules. Each `*.worker.ts` and each server command is an entry.
 * @param {'server' | 'sandboxes'} program
 * @returns {Promise<import('esbuild').BuildOptions>}
 */
export async function bundleOptions(program) {
  const folder = path.join(ROOT, program);
  return {
    entryPoints: [mainOf(program), ...(await findOtherEntries(folder))],
    outdir: path.join(folder, 'dist'),
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [keepPackagesOutside],
  };
}

/**
 * Options with which esbuild bundles the scripts that the sandboxes serve to browsers, each as one file in
 * `dist/browser`.
 * @returns {import('esbuild').BuildOptions}
 */
export function browserScriptOptions() {
  const folder = path.join(ROOT, 'sandboxes');
  return {
    entryPoints: ['google/browser/gsi-client.ts', 'razorpay/browser/checkout.ts'].map((file) =>
      path.join(folder, file),
    ),
    outdir: path.join(folder, 'dist/browser'),
    entryNames: '[name]',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  };
}

/** @param {'server' | 'sandboxes'} program */
function mainOf(program) {
  return path.join(ROOT, program, program === 'server' ? 'main/main.ts' : 'main.ts');
}

/** @param {string} folder */
async function findOtherEntries(folder) {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter(
      (file) =>
        /\.worker\.ts$|^main\/commands\/[a-z-]+-command\.ts$/.test(file) &&
        !/(^|\/)(node_modules|dist|testing)\//.test(file),
    )
    .map((file) => path.join(folder, file));
}

/** @type {import('esbuild').Plugin} */
const keepPackagesOutside = {
  name: 'keep-packages-outside',
  setup(build) {
    build.onResolve({ filter: /^@gullylens\// }, ({ path: name }) => ({
      path: path.join(ROOT, `${name.slice('@gullylens/'.length)}.ts`),
    }));
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@gullylens/') ? undefined : { path: name, external: true },
    );
  },
};
