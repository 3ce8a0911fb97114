import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { shapedLike } from './testing/properties/arbitrary-of.ts';
import { everySchema } from './testing/contracts/every-schema.ts';
import { growsLikeItsInput } from './testing/properties/grows.ts';
import { readAnswer } from './testing/contracts/read-answer.ts';

/** A machine that is busy with other things takes its time over so much. */
const PATIENT = 180_000;

const MANY = 20_000;
const FEWER = 2_000;
const nested = (depth: number, open: string, close: string): unknown =>
  JSON.parse(open.repeat(depth) + close.repeat(depth));

const HUGE: readonly (readonly [string, unknown])[] = [
  ['a list of 20,000 times nothing', Array.from({ length: MANY }, () => null)],
  ['a list of 2,000 empty records', Array.from({ length: FEWER }, () => ({}))],
  ['a text of a million letters', 'я'.repeat(1_000_000)],
  ['a text of a million digits', '1'.repeat(1_000_000)],
  ['20,000 fields', Object.fromEntries(Array.from({ length: MANY }, (_, i) => [`field${i}`, i]))],
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
      expect(['value', 'issues']).toContain(readAnswer(schema, value));
      expect(['value', 'issues']).toContain(readAnswer(schema, everywhere(schema, value)));
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
