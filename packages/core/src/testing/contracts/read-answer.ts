import * as v from 'valibot';
import { expect } from 'vitest';

/** Whether a schema reads `json` as a value, or refuses it with a list of issues that have a text each. */
export function readAnswer(schema: v.GenericSchema, json: unknown): 'value' | 'issues' {
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
