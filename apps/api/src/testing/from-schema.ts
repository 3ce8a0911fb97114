import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import type { GenericSchema } from 'valibot';

type Json = {
  type?: string | string[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  maxLength?: number;
};

/** Texts that often break programs. */
export const NAUGHTY: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  "'; drop table orders; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '\u202e',
  'Ω≈ç√∫˜µ≤≥÷',
  '٠١٢٣',
  '田中さん',
  '👩‍👩‍👧‍👦',
  'a'.repeat(5_000),
  '{{7*7}}',
  '${jndi:ldap://x}',
  '__proto__',
  'constructor',
  'WITH_TOKEN',
];

/** Any JSON, nasty leaves included. */
export const anyJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(...NAUGHTY),
    fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 1e15, 2 ** 53, 1e308, 5e-324),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('id', 'count', 'phone', 'role', '__proto__', 'price'), tie('value')),
  ),
})).value;

const fitting: Record<string, fc.Arbitrary<unknown>> = {
  string: fc.oneof(
    fc.constantFrom('branch-1', 'product-1', 'city-1', '998901234567', '2026-05-14', '19:30', 'PALOV', 'x'),
    fc.string({ maxLength: 40 }),
    fc.constantFrom(...NAUGHTY),
  ),
  number: fc.oneof(fc.integer({ min: -5, max: 200_000 }), fc.constantFrom(41.3111, 69.2797, 0.5, 90_000)),
  integer: fc.integer({ min: -5, max: 200_000 }),
  boolean: fc.boolean(),
  null: fc.constant(null),
};

function ofObject({ properties = {}, required = [] }: Json): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, ofJson(field)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

function ofType(schema: Json): fc.Arbitrary<unknown> {
  const [type = ''] = [schema.type ?? []].flat();
  if (type === 'object') return ofObject(schema);
  if (type === 'array') return fc.array(ofJson(schema.items ?? {}), { maxLength: 4 });
  return fitting[type] ?? anyJson;
}

function ofJson(schema: Json): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const variants = schema.anyOf ?? schema.oneOf ?? [];
  return variants.length > 0 ? fc.oneof(...variants.map(ofJson)) : ofType(schema);
}

/** Values that look like what a schema takes, and now and then do not. */
export function fromSchema(schema: GenericSchema | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  const json = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Json;
  return fc.oneof({ weight: 6, arbitrary: ofJson(json) }, { weight: 1, arbitrary: anyJson });
}
