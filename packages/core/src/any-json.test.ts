import * as fc from 'fast-check';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { shapedLike } from './testing/properties/arbitrary-of.ts';
import { everySchema } from './testing/contracts/every-schema.ts';
import { readAnswer } from './testing/contracts/read-answer.ts';

/** Some 250 schemas share the time; `FC_RUNS` tries more of each. */
const runs = { numRuns: Number(process.env.FC_RUNS ?? 250) };

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

test('the schemas are all of them', () => {
  expect(everySchema.length).toBeGreaterThan(150);
});

describe('any JSON is a value or a list of issues', () => {
  test.each(everySchema)('%s: any value at any place', (_, schema) => {
    fc.assert(
      fc.property(anyJson(schema), (json) => {
        expect(['value', 'issues']).toContain(readAnswer(schema, json));
      }),
      runs,
    );
  });
});
