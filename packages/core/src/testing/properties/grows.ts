import { expect } from 'vitest';

const SMALL = 250;
const TIMES = 16;
/** What grows with the square takes 256 times as long for 16 times the input; noise does not make 16 of it 96. */
const MOST_TIMES = 6 * TIMES;
/** Below this, in milliseconds, a clock and a collector of garbage are all that is measured. */
const TOO_SHORT = 2;
const ATTEMPTS = 8;

/**
 * Whether work on an input sixteen times as large takes about sixteen times as long. The quickest of several attempts
 * counts, so that a busy machine does not decide.
 */
export function growsLikeItsInput<Input>(
  inputOf: (size: number) => Input,
  work: (input: Input) => void,
): void {
  const [small, large] = [inputOf(SMALL), inputOf(SMALL * TIMES)];
  let [quickSmall, quickLarge] = [Infinity, Infinity];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    quickSmall = Math.min(
      quickSmall,
      millisecondsOf(() => work(small)),
    );
    quickLarge = Math.min(
      quickLarge,
      millisecondsOf(() => work(large)),
    );
    if (quickLarge <= Math.max(TOO_SHORT, quickSmall * MOST_TIMES)) return;
  }
  expect(quickLarge / quickSmall).toBeLessThanOrEqual(MOST_TIMES);
}

function millisecondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
