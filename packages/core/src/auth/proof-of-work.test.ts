import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readProof } from '../api/proof-header.ts';
import {
  EASIEST_BITS,
  HARDEST_BITS,
  isSolved,
  leadingZeroBits,
  puzzleBits,
  readPuzzle,
  solvePuzzle,
  type Solver,
  unsignedPuzzle,
} from './proof-of-work.ts';

/** What a browser has. */
const tools: Solver = {
  sha256: async (text) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
};

describe('T19 proof of work', () => {
  test.each([
    [[0b1000_0000], 0],
    [[0b0100_0000], 1],
    [[0b0000_0001], 7],
    [[0, 0b1000_0000], 8],
    [[0, 0, 0b0001_0000], 19],
    [[0, 0], 16],
  ])('the hash %j begins with %i zero bits', (bytes, bits) => {
    expect(leadingZeroBits(new Uint8Array(bytes))).toBe(bits);
  });

  test('what the solver finds solves the puzzle, whatever its text and difficulty', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.integer({ min: 0, max: 8 }), async (text, bits) => {
        expect(await isSolved({ text, bits }, await solvePuzzle({ text, bits }, tools), tools.sha256)).toBe(
          true,
        );
      }),
      { numRuns: 50 },
    );
  });

  test('a solution of one puzzle seldom solves another: of 64 others at most a few', async () => {
    const solution = await solvePuzzle({ text: 'mine', bits: 10 }, tools);
    const others = Array.from({ length: 64 }, (_, n) =>
      isSolved({ text: `other-${n}`, bits: 10 }, solution, tools.sha256),
    );
    expect((await Promise.all(others)).filter(Boolean).length).toBeLessThan(4);
  });

  test('the page has its turn while a puzzle is being solved', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    await solvePuzzle({ text: 'turns', bits: 13 }, tools);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });

  test('the solver stops when the caller cancels', async () => {
    const stop = new AbortController();
    const solving = solvePuzzle({ text: 'endless', bits: 200 }, { ...tools, signal: stop.signal });
    stop.abort(new Error('left'));
    await expect(solving).rejects.toThrow('left');
  });

  test('puzzles get harder each time the limit is used up again, up to the hardest', () => {
    expect([0, 9, 10, 25, 59, 60, 10_000].map((over) => puzzleBits(over, 10))).toEqual([
      EASIEST_BITS,
      EASIEST_BITS,
      EASIEST_BITS + 1,
      EASIEST_BITS + 2,
      EASIEST_BITS + 5,
      HARDEST_BITS,
      HARDEST_BITS,
    ]);
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 100 }), (one, other, limit) => {
        const [few, many] = [Math.min(one, other), Math.max(one, other)];
        expect(puzzleBits(few, limit)).toBeLessThanOrEqual(puzzleBits(many, limit));
      }),
    );
  });

  test('a puzzle is read as it was written, and nothing else is one', () => {
    const parts = { nonce: 'abcdefgh', bits: 14, endsAt: 1_778_655_600_000, signature: 'a'.repeat(64) };
    const text = `${unsignedPuzzle(parts)}.${parts.signature}`;
    expect(readPuzzle(text)).toEqual(parts);
    expect(readProof(`${text}.123`)).toEqual({ puzzle: text, solution: '123' });
    for (const odd of ['', 'x', `${text}.`, `${text}x`, text.slice(1, -1)])
      expect(readPuzzle(odd)).toBeNull();
    for (const odd of [null, '', '.', '123', 'puzzle.', 'puzzle.-1', 'puzzle.1e3'])
      expect(readProof(odd)).toBeNull();
    fc.assert(fc.property(fc.string(), (any) => readPuzzle(any) === null || any.length > 64));
  });
});
