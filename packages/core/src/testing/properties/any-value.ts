import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../../kernel/language.ts';
import { OrderSettings } from '../../merchant/index.ts';
import { SERVICE_TYPES } from '../../order/index.ts';
import { acceptedBy } from './arbitrary-of.ts';

/** A few of them, or none. */
export const listOf = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });
/** Any language of the product. */
export const language = fc.constantFrom(...LANGUAGES);
/** Any service type of the wire. */
export const serviceType = fc.constantFrom(...SERVICE_TYPES);
/** A sum, from nothing to the largest that is exact. */
export const amount = fc.oneof(fc.nat(1_000_000), fc.constantFrom(0, 2 ** 53 - 1));
/** Any moment within living memory and some time ahead. */
export const now = fc.date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2200-01-01') });
/** Text as typed by a guest or contained in a link. */
export const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 9 }),
  fc.constantFrom('//', '\u{D800}', '+998'),
);
/** An id that is sometimes a builder’s own. */
export const id = fc.constantFrom('branch-1', 'a');
/** The order settings of any merchant. */
export const fees = acceptedBy(OrderSettings);

type Rule = [name: string, check: () => void];

/** Some hundred rules share the time; `FC_RUNS` tries more of each. */
const runs = { numRuns: Number(process.env.FC_RUNS ?? 250) };

/** A rule under its name, to be called with arguments that its types allow. */
export function rule<Args extends [unknown, ...unknown[]]>(
  name: string,
  args: { [K in keyof Args]: fc.Arbitrary<Args[K]> },
  call: (...args: Args) => unknown,
): Rule {
  return [
    name,
    () =>
      fc.assert(
        fc.property<Args>(...args, (...given) => void call(...given)),
        runs,
      ),
  ];
}

/** None of these rules throws, whatever its schema accepts. */
export function neverThrows(...rules: readonly Rule[]): void {
  describe('no rule throws on what its schema accepts', () => {
    test.each(rules)('%s', (_, check) => {
      expect(check).not.toThrow();
    });
  });
}
