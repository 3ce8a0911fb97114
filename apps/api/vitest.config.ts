import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They start servers, kill them and wait: begun last, they would leave one worker with nothing to do. */
const LONG = /contract\/(?:crash|slow-clients)|jobs\/worker-killed|seed\/seed-brands/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/clean-up.ts'],
    // The application is read once a worker instead of once a file; databases are one a file still (clean-up.ts).
    isolate: false,
    sequence: { sequencer: LongFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Only what fails takes this long: a busy machine must not decide what is proven.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
  },
});
