import { parseAst } from 'vite';

/** A small change of a source text that its tests should detect. */
export interface Mutation {
  /** Offsets of the replaced text in UTF-16 code units: the first one, and the one after the last. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};

type Syntax = Readonly<Record<string, unknown>>;

/** Returns every change of one operator, boolean or numeric default in a TypeScript source, in the order of the text. */
export function findMutations(source: string, lang: 'ts' | 'tsx'): Mutation[] {
  return [...descend(parseAst(source, { lang }))]
    .flatMap((node) => mutationsOf(node, source))
    .toSorted((one, other) => one.start - other.start);
}

function mutationsOf(node: Syntax, source: string): Mutation[] {
  switch (node['type']) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return [...changeOperator(node, source), ...changeDefault(node['operator'] === '??' && node['right'])];
    case 'AssignmentPattern':
      return changeDefault(node['right']);
    case 'Literal':
      return typeof node['value'] === 'boolean' ? [replace(node, String(!node['value']))] : [];
    default:
      return [];
  }
}

/** Finds the operator between the operands, where only blanks, comments and brackets surround it. */
function changeOperator({ operator, left, right }: Syntax, source: string): Mutation[] {
  const replacement = OPERATORS[String(operator)];
  if (replacement === undefined || !isSyntax(left) || !isSyntax(right)) return [];
  if (operator === '+' && (isText(left) || isText(right))) return [];
  const start = source.indexOf(String(operator), Number(left['end']));
  return start < Number(right['start']) ? [{ start, end: start + String(operator).length, replacement }] : [];
}

function changeDefault(value: unknown): Mutation[] {
  return isSyntax(value) && value['type'] === 'Literal' && typeof value['value'] === 'number'
    ? [replace(value, String(value['value'] + 1))]
    : [];
}

function replace(node: Syntax, replacement: string): Mutation {
  return { start: Number(node['start']), end: Number(node['end']), replacement };
}

/** Skips types: they contain literals too, but tests cannot detect their changes. */
function* descend(node: object): Generator<Syntax> {
  if (isSyntax(node)) {
    if (/^TS(?!As|Non|Satisfies)/.test(String(node['type']))) return;
    yield node;
  }
  for (const child of Object.values(node)) {
    if (typeof child === 'object' && child !== null) yield* descend(child);
  }
}

function isText(node: Syntax): boolean {
  return node['type'] === 'TemplateLiteral' || typeof node['value'] === 'string';
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
