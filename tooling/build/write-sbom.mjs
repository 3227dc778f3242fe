// @ts-check
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../processes/project.mjs';
import { npm } from '../processes/run-command.mjs';

/** The workspaces whose code runs in production, on servers and in browsers. */
const SHIPPED = ['server', 'web', 'contract', 'engine', 'sandboxes'];

/**
 * @typedef {{ name: string, 'bom-ref': string, version: string, externalReferences?: { type: string, url: string }[],
 *   properties?: { name: string, value: string }[] }} Component
 * @typedef {{ metadata: { component: Component }, components: Component[],
 *   dependencies: { ref: string, dependsOn?: string[] }[] }} Sbom
 */

/** Writes the software bill of materials (CycloneDX) of everything that runs in production, beside the built server. */
export async function writeSbom() {
  const file = path.join(ROOT, 'server/dist/sbom.cdx.json');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(await readSbom(), null, 2)}\n`);
}

/** @returns {Promise<Sbom>} */
export async function readSbom() {
  const [program, ...args] = npm('sbom', '--sbom-format=cyclonedx');
  const { stdout } = await promisify(execFile)(program, args, { cwd: ROOT, maxBuffer: 2 ** 26 });
  const wanted = await Promise.all(SHIPPED.map(readRequirements));
  return withoutMachine(onlyShipped(JSON.parse(stdout), new Map(wanted)));
}

/**
 * Returns the name of a workspace and the names of the packages that it needs in production.
 * @param {string} workspace
 * @returns {Promise<[string, readonly string[]]>}
 */
async function readRequirements(workspace) {
  const file = await readFile(path.join(ROOT, workspace, 'package.json'), 'utf8');
  const { name, dependencies = {}, optionalDependencies = {} } = JSON.parse(file);
  return [name, Object.keys({ ...dependencies, ...optionalDependencies })];
}

/**
 * Removes all but the shipped workspaces and the packages that they need. `npm sbom --omit=dev` would also remove a
 * package that one workspace needs in production and another for development.
 * @param {Sbom} sbom
 * @param {ReadonlyMap<string, readonly string[]>} required by workspace
 * @returns {Sbom}
 */
export function onlyShipped(sbom, required) {
  const needs = new Map(
    sbom.dependencies.map(({ ref, dependsOn = [] }) => {
      const names = required.get(nameOf(ref));
      return [ref, names ? dependsOn.filter((each) => names.includes(nameOf(each))) : dependsOn];
    }),
  );
  const reached = new Set([...needs.keys()].filter((ref) => required.has(nameOf(ref))));
  // The loop also visits what it adds to the set.
  for (const ref of reached) for (const next of needs.get(ref) ?? []) reached.add(next);
  const root = sbom.metadata.component['bom-ref'];
  const roots = [...reached].filter((ref) => required.has(nameOf(ref)));
  return {
    ...sbom,
    components: sbom.components.filter((component) => reached.has(component['bom-ref'])),
    dependencies: [
      { ref: root, dependsOn: roots },
      ...[...reached].map((ref) => ({ ref, dependsOn: needs.get(ref) ?? [] })),
    ],
  };
}

/** @param {string} ref such as `fastify@5.0.0` */
function nameOf(ref) {
  return ref.replace(/@[^@]*$/, '');
}

/**
 * Removes what depends on the machine: the name of the folder, download addresses of the registry in use, and paths.
 * @param {Sbom} sbom
 * @returns {Sbom}
 */
export function withoutMachine({ metadata, components, ...rest }) {
  const component = { ...metadata.component, name: nameOf(metadata.component['bom-ref']) };
  return { ...rest, metadata: { ...metadata, component }, components: components.map(withoutOrigin) };
}

/** @param {Component} component */
function withoutOrigin({ externalReferences = [], properties = [], ...component }) {
  return {
    ...component,
    properties: properties.filter(({ name }) => name !== 'cdx:npm:package:path'),
    externalReferences: externalReferences.filter(({ type }) => type !== 'distribution'),
  };
}
