import { expect, test } from 'vitest';

import { seriousAdvisories } from './read-audit.ts';

const audit = (...severities: string[]) =>
  JSON.stringify({
    advisories: Object.fromEntries(
      severities.map((severity, id) => [id, { module_name: `package-${id}`, severity, title: 'A hole' }]),
    ),
    metadata: {},
  });

test('OPS-09 T67 only high and critical advisories are serious', () => {
  expect(seriousAdvisories(audit('low', 'moderate', 'high', 'critical'))).toEqual([
    { name: 'package-2', severity: 'high', title: 'A hole' },
    { name: 'package-3', severity: 'critical', title: 'A hole' },
  ]);
  expect(seriousAdvisories(audit())).toEqual([]);
});

test.each([
  '',
  'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n the audit endpoint responded with 405',
  '{"error": {"code": "ERR_PNPM_AUDIT_BAD_RESPONSE"}}',
])('OPS-09 an answer that is no audit counts as not checked, never as free of advisories: %j', (output) => {
  expect(seriousAdvisories(output)).toBeNull();
});
