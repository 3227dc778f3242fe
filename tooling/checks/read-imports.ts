import { readFile } from 'node:fs/promises';
import { parseAst } from 'vite';

export interface Import {
  /** The text between the quotes. */
  readonly source: string;
  readonly typeOnly: boolean;
}

export interface SourceFacts {
  readonly imports: readonly Import[];
  readonly readsEnvironment: boolean;
}

/** The imports of a TypeScript file in any form, type imports included, and whether it reads `process.env`. */
export async function readSourceFacts(file: string): Promise<SourceFacts> {
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  return factsOf(parseAst(await readFile(file, 'utf8'), { lang }));
}

/** The properties of a syntax-tree node that are used here. */
type Syntax = Readonly<Record<string, unknown>>;

export function factsOf(tree: object): SourceFacts {
  const imports: Import[] = [];
  let readsEnvironment = false;
  for (const node of descend(tree)) {
    const source = isSyntax(node['source']) ? node['source']['value'] : undefined;
    if (typeof source === 'string') imports.push({ source, typeOnly: isTypeOnly(node) });
    if (node['type'] === 'MemberExpression') readsEnvironment ||= isProcessEnv(node);
  }
  return { imports, readsEnvironment };
}

function* descend(node: object): Generator<Syntax> {
  if (isSyntax(node)) yield node;
  for (const child of Object.values(node)) {
    if (typeof child === 'object' && child !== null) yield* descend(child);
  }
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTypeOnly(node: Syntax): boolean {
  if (node['type'] === 'TSImportType') return true;
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return true;
  const specifiers = Array.isArray(node['specifiers']) ? node['specifiers'] : [];
  return (
    specifiers.length > 0 &&
    specifiers.every(
      (specifier) =>
        isSyntax(specifier) && [specifier['importKind'], specifier['exportKind']].includes('type'),
    )
  );
}

function isProcessEnv({ object, property }: Syntax): boolean {
  return isSyntax(object) && isSyntax(property) && object['name'] === 'process' && property['name'] === 'env';
}
