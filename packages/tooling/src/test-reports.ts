import { stripVTControlCharacters } from 'node:util';

/**
 * What a report counts, the titles of what passed, the title and first lines of each failure, and the tests that passed only
 * when repeated.
 */
export type Counted = {
  passed: number;
  failed: number;
  passes: readonly string[];
  failures: readonly string[];
  flaky: readonly string[];
};

/** A report of no tests. */
export const NOTHING: Counted = { passed: 0, failed: 0, passes: [], failures: [], flaky: [] };

const LINES_OF_A_FAILURE = 12;

function toFailure(title: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return [title, ...lines.slice(0, LINES_OF_A_FAILURE).map((line) => `  ${line}`)].join('\n');
}

type VitestReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: readonly {
    message?: string;
    name: string;
    assertionResults: readonly {
      status: string;
      fullName: string;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
};

function fromVitest({ numPassedTests = 0, numFailedTests = 0, testResults = [] }: VitestReport): Counted {
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [toFailure(name, message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => toFailure(fullName, failureMessages?.[0])),
  ]);
  const passes = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  );
  return { passed: numPassedTests, failed: numFailedTests, passes, failures, flaky: [] };
}

type PlaywrightSpec = {
  title: string;
  file: string;
  tests: readonly { status: string; results: readonly { errors?: readonly { message?: string }[] }[] }[];
};

type PlaywrightSuite = { suites?: readonly PlaywrightSuite[]; specs?: readonly PlaywrightSpec[] };

type PlaywrightReport = { stats?: Record<string, number>; suites?: readonly PlaywrightSuite[] };

function fromPlaywright({ stats = {}, suites = [] }: PlaywrightReport): Counted {
  return {
    passed: (stats['expected'] ?? 0) + (stats['flaky'] ?? 0),
    failed: stats['unexpected'] ?? 0,
    passes: specsOf(suites)
      .filter(({ tests }) => tests.every(({ status }) => status === 'expected' || status === 'flaky'))
      .map(({ title }) => title),
    failures: errorsOf(suites, 'unexpected'),
    flaky: errorsOf(suites, 'flaky'),
  };
}

const specsOf = (suites: readonly PlaywrightSuite[]): PlaywrightSpec[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [...specs, ...specsOf(inner)]);

/** The first error of each test that ended so. */
function errorsOf(suites: readonly PlaywrightSuite[], ended: 'unexpected' | 'flaky'): string[] {
  return specsOf(suites).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === ended)
      .map(({ results }) => toFailure(`${file}: ${title}`, results[0]?.errors?.[0]?.message)),
  );
}

/** How the JSON report of each runner is read. */
export const READERS_OF = { vitest: fromVitest, playwright: fromPlaywright };
