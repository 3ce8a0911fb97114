import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { shapedLike } from './testing/properties/arbitrary-of.ts';
import { everySchema } from './testing/contracts/every-schema.ts';
import { growsLikeItsInput } from './testing/properties/grows.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

/** JSON of a schema's own shape with something else in one place, or something else altogether. */
function anyJson(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const spoilt = fc
    .tuple(shapedLike(schema), fc.nat(), fc.jsonValue({ maxDepth: 2 }))
    .map(([good, at, value]) => spoil(good, at, value));
  return fc.oneof(spoilt, fc.jsonValue({ maxDepth: 4 }));
}

function spoil(good: unknown, at: number, value: unknown): unknown {
  if (typeof good !== 'object' || good === null) return at % 2 === 0 ? good : value;
  const names = Object.keys(good);
  const name = names[at % (names.length + 1)];
  if (name === undefined) return good;
  const inner = spoil((good as Record<string, unknown>)[name], Math.floor(at / 7), value);
  return Array.isArray(good) ? good.with(Number(name), inner) : { ...good, [name]: inner };
}

function answer(schema: v.GenericSchema, json: unknown): 'value' | 'issues' {
  const read = v.safeParse(schema, json);
  if (read.success) return 'value';
  expect(read.issues.length).toBeGreaterThan(0);
  const [issue] = read.issues;
  expect([typeof issue.kind, typeof issue.type, typeof issue.message]).toEqual([
    'string',
    'string',
    'string',
  ]);
  return 'issues';
}

test('the schemas are all of them', () => {
  expect(everySchema.length).toBeGreaterThan(150);
});

describe('any JSON is a value or a list of issues', () => {
  test.each(everySchema)('%s: any value at any place', (_, schema) => {
    fc.assert(
      fc.property(anyJson(schema), (json) => {
        expect(['value', 'issues']).toContain(answer(schema, json));
      }),
      runs,
    );
  });
});

/** A machine that is busy with other things takes its time over so much. */
const PATIENT = 180_000;

const MANY = 100_000;
const FEWER = 10_000;
const nested = (depth: number, open: string, close: string): unknown =>
  JSON.parse(open.repeat(depth) + close.repeat(depth));

const HUGE: readonly (readonly [string, unknown])[] = [
  ['a list of 100,000 times nothing', Array.from({ length: MANY }, () => null)],
  ['a list of 10,000 empty records', Array.from({ length: FEWER }, () => ({}))],
  ['a text of a million letters', 'я'.repeat(1_000_000)],
  ['a text of a million digits', '1'.repeat(1_000_000)],
  ['100,000 fields', Object.fromEntries(Array.from({ length: MANY }, (_, i) => [`field${i}`, i]))],
  ['5,000 lists inside each other', nested(5_000, '[', ']')],
];

/** The same in every field that a record has. */
function everywhere(schema: v.GenericSchema, value: unknown): unknown {
  const entries = (schema as { entries?: object }).entries ?? {};
  return Object.fromEntries(Object.keys(entries).map((name) => [name, value]));
}

test.each(HUGE)(
  'no schema minds %s, alone or in every field',
  (_, value) => {
    for (const [, schema] of everySchema) {
      expect(['value', 'issues']).toContain(answer(schema, value));
      expect(['value', 'issues']).toContain(answer(schema, everywhere(schema, value)));
    }
  },
  PATIENT,
);

describe('reading takes time in proportion to what is read', () => {
  const listed = everySchema.filter(([, schema]) => schema.type.endsWith('object'));
  test.each(listed)('%s', (_, schema) => {
    const [good] = fc.sample(shapedLike(schema), { numRuns: 1, seed: 7 });
    const many = (length: number) => Array.from({ length }, () => good);
    const wide = v.array(schema);
    growsLikeItsInput(
      (size) => many(size),
      (json) => void v.safeParse(wide, json),
    );
    growsLikeItsInput(
      (size) => everywhere(schema, 'x'.repeat(size)),
      (json) => void v.safeParse(schema, json),
    );
    growsLikeItsInput(
      (size) =>
        everywhere(
          schema,
          Array.from({ length: size }, () => null),
        ),
      (json) => void v.safeParse(schema, json),
    );
  });
});
