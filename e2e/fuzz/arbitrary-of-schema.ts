import * as fc from 'fast-check';
import type { KnownValues } from './known-values.ts';

/** The keywords of JSON Schema that parameters and bodies of the OpenAPI document use. */
export interface Schema {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** Where a value is sent: its name, the collection of its path, and the values known from responses. */
export interface Place {
  readonly name: string;
  readonly resource: string;
  readonly known: KnownValues;
}

const LONGEST_GENERATED = 400;

export const maliciousTexts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '\u202egnp.exe',
    '../../etc/passwd',
    "' or 1=1 --",
    '${7*7}',
    '__proto__',
  ),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '%00',
    '%zz',
    '1e999',
    '-0',
    'NaN',
    'null',
    '\r\nX-Injected: 1',
    '٣',
  ),
  fc.integer({ min: 60, max: 70_000 }).map((length) => 'x'.repeat(length)),
  fc.string({ unit: 'binary' }),
);

const maliciousValues: fc.Arbitrary<unknown> = fc.oneof(
  maliciousTexts,
  fc.constantFrom(null, true, -1, 0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [[]], { length: 1 }),
  fc.jsonValue(),
);

/** Generates mostly valid values of the schema, its bounds included, and sometimes invalid ones. */
export function arbitraryOf(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 40, arbitrary: validArbitraryOf(schema, place) },
    { weight: 1, arbitrary: maliciousValues },
  );
}

function validArbitraryOf(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const { minimum: min = 0, maximum: max = 2 ** 53 - 1 } = schema;
  const options = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (options) return fc.oneof(...options.map((option) => arbitraryOf(option, place)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, place);
    case 'integer':
      return knownOr(
        place,
        Number.isInteger,
        fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max, min - 1, max + 1)),
      );
    case 'number':
      return fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(min, max, min - 0.1, max + 0.1));
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, place), {
        minLength: schema.minItems ?? 0,
        maxLength: (schema.maxItems ?? 10) + 1,
      });
    case 'object':
      return objectOf(schema, place);
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

function textOf({ pattern = '', minLength = 0, maxLength = LONGEST_GENERATED }: Schema, place: Place) {
  const expression = new RegExp(pattern, 'u');
  const longest = Math.min(maxLength, LONGEST_GENERATED);
  // The string generator does not support Unicode property escapes.
  const generated =
    pattern && !pattern.includes('\\p')
      ? fc.stringMatching(expression, { maxLength: longest })
      : fc.oneof(
          fc.string({ minLength, maxLength: longest }),
          fc.string({ unit: 'grapheme', maxLength: longest }),
          maliciousTexts,
        );
  const atBounds = fc.constantFrom(minLength, maxLength, maxLength + 1).map((length) => 'a'.repeat(length));
  const fits = (value: unknown) => typeof value === 'string' && expression.test(value);
  return knownOr(
    place,
    fits,
    fc.oneof({ weight: 6, arbitrary: generated }, { weight: 1, arbitrary: atBounds }),
  );
}

/** Generates, half of the time, a value that the server has sent under the same name or in the same collection. */
function knownOr(
  { name, resource, known }: Place,
  fits: (value: unknown) => boolean,
  other: fc.Arbitrary<unknown>,
) {
  return fc
    .tuple(fc.boolean(), fc.constantFrom(name, resource), fc.nat(), other)
    .map(([isKnown, key, choice, generated]) => (isKnown && known.pick([key], fits, choice)) || generated);
}

function objectOf({ properties = {}, required = [] }: Schema, place: Place): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, arbitraryOf(property, { ...place, name })]),
  );
  return fc.oneof(
    { weight: 30, arbitrary: fc.record(values, { requiredKeys: [...required] }) },
    { weight: 1, arbitrary: fc.record(values, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.record({ ...values, unknown: fc.jsonValue() }) },
  );
}
