import type * as v from 'valibot';

import { type FieldMessage, type FieldMessageCode, isFieldMessageCode } from './field-message.ts';

const ONE_OF: readonly string[] = ['picklist', 'enum', 'literal', 'union', 'variant'];

/** Checks whose message does not depend on what was checked. */
const PLAIN: Readonly<Record<string, FieldMessageCode>> = {
  non_empty: 'empty',
  regex: 'pattern',
  email: 'email',
  url: 'url',
  value: 'number.equal',
  min_value: 'number.min',
  max_value: 'number.max',
};

/** Checks of a length, with different messages for texts and lists. */
const LENGTHS: Readonly<Record<string, 'length' | 'min' | 'max'>> = {
  length: 'length',
  min_length: 'min',
  max_length: 'max',
};

/** The message of one valibot issue, with its parameters (VAL-01, VAL-04). An empty required field is `required`. */
export function toFieldMessage(issue: v.BaseIssue<unknown>): FieldMessage {
  if (isMissing(issue)) return { code: 'required', params: {} };
  if (issue.kind === 'schema') return ofSchema(issue);
  if (isFieldMessageCode(issue.message)) return { code: issue.message, params: range(issue.expected) };

  const length = LENGTHS[issue.type];
  if (length !== undefined)
    return { code: lengthCode(issue.input, length), params: limit(issue.requirement) };
  const plain = PLAIN[issue.type];
  return plain ? { code: plain, params: limit(issue.requirement) } : typeMessage(issue);
}

function isMissing({ input, kind, type }: v.BaseIssue<unknown>): boolean {
  if (input === undefined || input === null) return true;
  const wantsText = kind === 'validation' && type !== 'max_length' && type !== 'non_empty';
  return typeof input === 'string' && input.trim() === '' && (kind === 'schema' || wantsText);
}

function ofSchema(issue: v.BaseIssue<unknown>): FieldMessage {
  return ONE_OF.includes(issue.type)
    ? { code: 'oneOf', params: { options: issue.expected ?? '' } }
    : typeMessage(issue);
}

function typeMessage({ expected, type }: v.BaseIssue<unknown>): FieldMessage {
  return { code: 'type', params: { type: expected ?? type } };
}

function lengthCode(input: unknown, length: 'length' | 'min' | 'max'): FieldMessageCode {
  return Array.isArray(input) ? `array.${length}` : `string.${length}`;
}

function limit(requirement: unknown): FieldMessage['params'] {
  return typeof requirement === 'number' || typeof requirement === 'string' ? { limit: requirement } : {};
}

function range(expected: string | null): FieldMessage['params'] {
  const [, min, max] = /^(-?[\d.]+?)\.\.(-?[\d.]+)$/.exec(expected ?? '') ?? [];
  return min === undefined || max === undefined ? {} : { min: Number(min), max: Number(max) };
}
