import { z } from 'zod';
import { CricapiFailure } from './cricapi-failure.ts';
import { listOf } from '../wire/wire-values.ts';

export interface ReadRows<T> {
  readonly rows: readonly T[];
  /** Rows that are not what they should be, each with why; they are left out and the others stand. */
  readonly rejected: readonly string[];
}

const Identified = z.object({ id: z.string() });

/** Reads a list row by row, also one row without its list. Throws when there are rows and not one of them can be read. */
export function readRows<T>(data: unknown, row: z.ZodType<T>, endpoint: string): ReadRows<T> {
  const told = data ?? [];
  const list = listOf(told);
  if (list.length === 0 && !Array.isArray(told))
    throw new CricapiFailure('unexpected_shape', { endpoint, message: 'data is not a list' });
  const rows: T[] = [];
  const rejected: string[] = [];
  for (const [index, value] of list.entries()) {
    const read = row.safeParse(value);
    if (read.success) rows.push(read.data);
    else rejected.push(describeFault(value, index, read.error));
  }
  if (rows.length === 0 && rejected.length > 0) {
    throw new CricapiFailure('unexpected_shape', { endpoint, message: `no row can be read; ${rejected[0]}` });
  }
  return { rows, rejected };
}

function describeFault(value: unknown, index: number, error: z.ZodError): string {
  const name = Identified.safeParse(value).data?.id.slice(0, 64) ?? `row ${index}`;
  return `${name}: ${describeIssue(error)}`;
}

function describeIssue({ issues: [first] }: z.ZodError): string {
  return `${first?.path.join('.') ?? ''} ${first?.message ?? ''}`;
}

/** Reads a single item, also from a list of just that one; throws when it is not what it should be. */
export function readItem<T>(data: unknown, item: z.ZodType<T>, endpoint: string): T {
  const [only, ...others] = listOf(data);
  const read = item.safeParse(others.length === 0 ? only : data);
  if (read.success) return read.data;
  throw new CricapiFailure('unexpected_shape', { endpoint, message: describeIssue(read.error) });
}
