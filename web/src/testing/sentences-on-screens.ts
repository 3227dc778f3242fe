import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

/** A node of the syntax tree with the properties that are read. */
type Syntax = Readonly<Record<string, unknown>>;

/** Returns every sentence that the sources below a folder show, with its file. Test code is omitted. */
export function sentencesBelow(folder: string): Map<string, string> {
  return new Map(
    sourcesBelow(folder).flatMap(([file, tree]) => [...sentencesIn(tree)].map((one) => [one, file])),
  );
}

/** Returns untranslated text in the markup of pages, as `file: text`. */
export function bareWordsBelow(folder: string): string[] {
  return sourcesBelow(folder).flatMap(([file, tree]) =>
    [...bareTextIn(tree)].map((text) => `${file}: ${text}`),
  );
}

function sourcesBelow(folder: string): (readonly [file: string, tree: object])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\//.test(file))
    .map((file) => {
      const lang = file.endsWith('x') ? 'tsx' : 'ts';
      return [file, parseAst(readFileSync(path.join(folder, file), 'utf8'), { lang })] as const;
    });
}

function* bareTextIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const { type, value } = node as Syntax;
  if (type === 'JSXText' && /\p{L}{3}/u.test(String(value).replaceAll(/&\w+;/g, '')))
    yield String(value).trim();
  for (const child of Object.values(node)) yield* bareTextIn(child);
}

/** The literals in `i18n.t(...)`, `sentence(...)` and `<Trans id=...>`; both branches of a conditional. */
function* sentencesIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const syntax = node as Syntax;
  if (syntax['type'] === 'CallExpression' && isSentenceCall(syntax['callee'])) {
    yield* literalsIn((syntax['arguments'] as unknown[])[0]);
  }
  if (syntax['type'] === 'JSXOpeningElement' && nameOf(syntax['name']) === 'Trans') {
    yield* (syntax['attributes'] as Syntax[])
      .filter((attribute) => nameOf(attribute['name']) === 'id')
      .flatMap((attribute) => [...literalsIn(attribute['value'])]);
  }
  for (const child of Object.values(syntax)) yield* sentencesIn(child);
}

function isSentenceCall(callee: unknown): boolean {
  const { type, name, object, property } = callee as Syntax;
  if (type === 'Identifier') return name === 'sentence';
  return nameOf(object) === 'i18n' && nameOf(property) === 't';
}

function* literalsIn(node: unknown): Generator<string> {
  const { type, value, expression, consequent, alternate } = (node ?? {}) as Syntax;
  if (type === 'Literal' && typeof value === 'string') yield value;
  if (type === 'JSXExpressionContainer') yield* literalsIn(expression);
  if (type === 'ConditionalExpression') {
    yield* literalsIn(consequent);
    yield* literalsIn(alternate);
  }
}

function nameOf(node: unknown): unknown {
  return typeof node === 'object' && node !== null ? (node as Syntax)['name'] : undefined;
}
