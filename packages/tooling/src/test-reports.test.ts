import { expect, test } from 'vitest';

import { READERS_OF } from './test-reports.ts';

test('the report of a runner of unit tests: counts, and the title and first line of each failure', () => {
  const counted = READERS_OF.vitest({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: 'money.test.ts',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'subtracts',
            failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\nto be 2'],
          },
        ],
      },
      { name: 'broken.test.ts', message: 'no such file', assertionResults: [] },
    ],
  });
  expect(counted).toEqual({
    passed: 2,
    failed: 1,
    passes: ['adds'],
    failures: ['subtracts\n  expected 1\n  to be 2', 'broken.test.ts\n  no such file'],
    flaky: [],
  });
});

test('the report of the browser: a spec that passed only when repeated is counted as passed, and named', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'basket.spec.ts',
    tests: [{ status, results: messages.map((message) => ({ errors: message ? [{ message }] : [] })) }],
  });
  const counted = READERS_OF.playwright({
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [spec('adds', 'expected', '')],
        suites: [{ specs: [spec('removes', 'flaky', 'tapped beside', '')] }],
      },
      { specs: [spec('pays', 'unexpected', 'not paid', 'still not paid')] },
    ],
  });
  expect(counted).toEqual({
    passed: 4,
    failed: 1,
    passes: ['adds', 'removes'],
    failures: ['basket.spec.ts: pays\n  not paid'],
    flaky: ['basket.spec.ts: removes\n  tapped beside'],
  });
});
