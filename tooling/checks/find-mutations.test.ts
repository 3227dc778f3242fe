import { expect, it } from 'vitest';
import { findMutations } from './find-mutations.ts';

const mutants = (source: string, lang: 'ts' | 'tsx' = 'ts') =>
  findMutations(source, lang).map(
    ({ start, end, replacement }) => source.slice(0, start) + replacement + source.slice(end),
  );

it('changes each comparison, logical and arithmetic operator once, in source order', () => {
  expect(mutants('const out = a < b && c + 1 === d;')).toEqual([
    'const out = a <= b && c + 1 === d;',
    'const out = a < b || c + 1 === d;',
    'const out = a < b && c - 1 === d;',
    'const out = a < b && c + 1 !== d;',
  ]);
});

it('changes booleans and numeric defaults', () => {
  expect(mutants('const f = (size = 11) => ({ open: true, size: n ?? 0, limit: 5 });')).toEqual([
    'const f = (size = 12) => ({ open: true, size: n ?? 0, limit: 5 });',
    'const f = (size = 11) => ({ open: false, size: n ?? 0, limit: 5 });',
    'const f = (size = 11) => ({ open: true, size: n ?? 1, limit: 5 });',
  ]);
});

it('does not change types and string concatenations', () => {
  expect(mutants("type Done = { ok: true }; const name: 'a' | 'b' = first + ' ';")).toEqual([]);
});

it('finds operators after brackets, after non-ASCII letters and inside JSX', () => {
  expect(mutants("const note = '₹🏏'; const out = (a) >= (b);")).toEqual([
    "const note = '₹🏏'; const out = (a) > (b);",
  ]);
  expect(mutants('const Badge = () => <b>{open && <i>{runs}</i>}</b>;', 'tsx')).toEqual([
    'const Badge = () => <b>{open || <i>{runs}</i>}</b>;',
  ]);
});

it('finds operators inside type assertions', () => {
  expect(mutants('const out = { open: true as const, ...(a satisfies B) };')).toEqual([
    'const out = { open: false as const, ...(a satisfies B) };',
  ]);
});
