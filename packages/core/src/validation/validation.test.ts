import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { FIELD_MESSAGES } from './field-message.ts';
import { CODE_SHAPE, EMAIL_MAX, NAME_LENGTH, URL_MAX } from './bounds.ts';
import { EmailField, NameField } from './fields.ts';
import { toFieldMessage } from './to-field-message.ts';

/** A check of one's own that names its message and its range. */
const inRange = <Input>(message: string, range: string) =>
  v.rawCheck<Input>(({ addIssue }) => addIssue({ message, expected: range }));

const firstOf = (schema: v.GenericSchema, input: unknown) => {
  const issue = v.safeParse(schema, input).issues?.[0];
  return issue ? toFieldMessage(issue) : null;
};

describe('messages', () => {
  test.each([
    ['VAL-01 VAL-04 required', v.string(), undefined, 'required', {}],
    ['VAL-01 VAL-04 required', v.string(), null, 'required', {}],
    ['VAL-04 an empty text with a minimum', v.pipe(v.string(), v.minLength(2)), '', 'required', {}],
    ['VAL-04 nothing but spaces', v.pipe(v.string(), v.email()), '  ', 'required', {}],
    ['VAL-04 no choice made', v.picklist(['a']), '', 'required', {}],
    ['VAL-01 must be one of', v.picklist(['a', 'b']), 'c', 'oneOf', { options: '("a" | "b")' }],
    ['VAL-01 cannot be empty', v.pipe(v.string(), v.nonEmpty()), '', 'empty', {}],
    ['VAL-01 cannot be empty, a list', v.pipe(v.array(v.any()), v.nonEmpty()), [], 'empty', {}],
    ['VAL-01 type', v.number(), 'x', 'type', { type: 'number' }],
    ['VAL-01 type, not whole', v.pipe(v.number(), v.integer()), 1.5, 'type', { type: 'integer' }],
    ['VAL-01 string exact', v.pipe(v.string(), v.length(3)), 'x', 'string.length', { limit: 3 }],
    ['VAL-01 string min', v.pipe(v.string(), v.minLength(3)), 'x', 'string.min', { limit: 3 }],
    ['VAL-01 string max', v.pipe(v.string(), v.maxLength(3)), 'xxxx', 'string.max', { limit: 3 }],
    ['VAL-01 string range', NameField, 'A', 'string.range', { min: 2, max: 50 }],
    ['VAL-01 number equal', v.pipe(v.number(), v.value(3)), 4, 'number.equal', { limit: 3 }],
    ['VAL-01 number min', v.pipe(v.number(), v.minValue(3)), 2, 'number.min', { limit: 3 }],
    ['VAL-01 number max', v.pipe(v.number(), v.maxValue(3)), 4, 'number.max', { limit: 3 }],
    [
      'VAL-01 number range',
      v.pipe(v.number(), inRange('number.range', '-1..2.5')),
      3,
      'number.range',
      { min: -1, max: 2.5 },
    ],
    ['VAL-01 array length', v.pipe(v.array(v.any()), v.length(2)), [1], 'array.length', { limit: 2 }],
    ['VAL-01 array min', v.pipe(v.array(v.any()), v.minLength(2)), [1], 'array.min', { limit: 2 }],
    ['VAL-01 array max', v.pipe(v.array(v.any()), v.maxLength(1)), [1, 2], 'array.max', { limit: 1 }],
    [
      'VAL-01 array range',
      v.pipe(v.array(v.any()), inRange('array.range', '1..2')),
      [],
      'array.range',
      { min: 1, max: 2 },
    ],
    ['VAL-01 pattern', v.pipe(v.string(), v.regex(/^a/)), 'b', 'pattern', {}],
    ['VAL-02 email', EmailField, 'unknown', 'email', {}],
    ['VAL-02 a long email', EmailField, `${'a'.repeat(314)}@osh.uz`, 'string.max', { limit: 320 }],
    ['VAL-01 url', v.pipe(v.string(), v.url()), 'nowhere', 'url', {}],
    [
      'VAL-01 phone',
      v.pipe(
        v.string(),
        v.check(() => false, 'phone'),
      ),
      '12345',
      'phone',
      {},
    ],
  ])('%s', (_, schema, input, code, params) => {
    expect(firstOf(schema, input)).toEqual({ code, params });
  });

  test('VAL-01 any issue of any field has a message of the list', () => {
    const schemas: v.GenericSchema[] = [NameField, EmailField];
    fc.assert(
      fc.property(fc.constantFrom(...schemas), fc.anything(), (schema, input) => {
        for (const issue of v.safeParse(schema, input).issues ?? []) {
          expect(FIELD_MESSAGES).toContain(toFieldMessage(issue).code);
        }
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 1000) },
    );
  });
});

describe('fields', () => {
  test('VAL-02 VAL-03 VAL-05 D34 the bounds', () => {
    expect([EMAIL_MAX, URL_MAX]).toEqual([320, 2048]);
    expect(NAME_LENGTH).toEqual({ min: 2, max: 50 });
    expect(['123', '1234', '123456', '1234567', '12a4'].map((code) => CODE_SHAPE.test(code))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test.each([
    [NameField, ' Al ', 'Al'],
    [NameField, 'a'.repeat(50), 'a'.repeat(50)],
    [EmailField, `${'a'.repeat(313)}@osh.uz`, `${'a'.repeat(313)}@osh.uz`],
  ])('VAL-05 D34 good input %#', (schema, input, output) => {
    expect(v.parse(schema as v.GenericSchema, input)).toBe(output);
  });
});
