import { z } from 'zod';
import { CricapiFailure } from './cricapi-failure.ts';
import { listOf } from '../wire/wire-values.ts';

/** The rows of a response that were readable. */
export interface ReadRows<T> {
  readonly rows: readonly T[];
  /** Unreadable rows with reasons. They are skipped; the others are returned. */
  readonly rejected: readonly string[];
}

const Identified = z.object({ id: z.string() });

/** Reads a list or a single row; null is empty. Throws `CricapiFailure` for other data, or when no row is readable. */
export function readRows<T>(data: unknown, row: z.ZodType<T>, endpoint: string): ReadRows<T> {
  const input = data ?? [];
  const list = listOf(input);
  if (list.length === 0 && !Array.isArray(input))
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

/** Reads a single item, or a list of one. Throws `CricapiFailure` when it is unreadable. */
export function readItem<T>(data: unknown, item: z.ZodType<T>, endpoint: string): T {
  const [only, ...others] = listOf(data);
  const read = item.safeParse(others.length === 0 ? only : data);
  if (read.success) return read.data;
  throw new CricapiFailure('unexpected_shape', { endpoint, message: describeIssue(read.error) });
}
