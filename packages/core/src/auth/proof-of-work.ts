import type { Puzzle } from '../api/proof-header.ts';

/** How long a puzzle may be answered. */
export const PUZZLE_LIFE_SECONDS = 180;
/** Leading zero bits of the first puzzle: about 16,000 hashes, a second on a slow phone. */
export const EASIEST_BITS = 14;
/** The hardest puzzle takes 64 times as long. */
export const HARDEST_BITS = 20;

const PUZZLE = /^([\w-]{8,128})\.(\d{1,2})\.(\d{1,13})\.([0-9a-f]{64})$/;

/** The parts of a puzzle's text: who made it, how hard it is, when it ends (epoch milliseconds) and its signature. */
export type PuzzleParts = { nonce: string; bits: number; endsAt: number; signature: string };

/** Reads a puzzle's text; null for anything else. */
export function readPuzzle(text: string): PuzzleParts | null {
  const [, nonce = '', bits = '', endsAt = '', signature = ''] = PUZZLE.exec(text) ?? [];
  return signature === '' ? null : { nonce, bits: Number(bits), endsAt: Number(endsAt), signature };
}

/** What the server signs. */
export const unsignedPuzzle = ({ nonce, bits, endsAt }: Omit<PuzzleParts, 'signature'>): string =>
  `${nonce}.${bits}.${endsAt}`;

/** Bits of the puzzle of a caller this many calls over a limit: one more each time the limit is used up again. */
export function puzzleBits(over: number, limit: number): number {
  const rounds = Math.floor(Math.max(0, over) / Math.max(1, limit));
  return Math.min(HARDEST_BITS, EASIEST_BITS + rounds);
}

/** How many zero bits a hash begins with. */
export function leadingZeroBits(hash: Uint8Array): number {
  const index = hash.findIndex((byte) => byte !== 0);
  return index === -1 ? hash.length * 8 : index * 8 + Math.clz32(hash[index]!) - 24;
}

/** SHA-256 of a text in UTF-8; WebCrypto in a browser, the system's on the server. */
export type Sha256 = (text: string) => Promise<Uint8Array>;

const bitsOf = async (sha256: Sha256, puzzle: string, solution: string): Promise<number> =>
  leadingZeroBits(await sha256(`${puzzle}.${solution}`));

/** Whether a solution solves a puzzle. Does not check the puzzle's signature, age or earlier use. */
export const isSolved = async ({ text, bits }: Puzzle, solution: string, sha256: Sha256): Promise<boolean> =>
  (await bitsOf(sha256, text, solution)) >= bits;

/** Hashes that are asked for at once: enough to keep the digest busy, few enough to leave a frame its time. */
const AT_ONCE = 128;

/** What the solver works with; `pause` lets the page have its turn. */
export type Solver = { sha256: Sha256; pause: () => Promise<void>; signal?: AbortSignal };

/** Finds a solution by trying, with a pause after each batch. Rejects with the signal's reason when it aborts. */
export async function solvePuzzle(
  { text, bits }: Puzzle,
  { sha256, pause, signal }: Solver,
): Promise<string> {
  for (let first = 0; ; first += AT_ONCE) {
    signal?.throwIfAborted();
    const tried = Array.from({ length: AT_ONCE }, async (_, index) =>
      bitsOf(sha256, text, String(first + index)),
    );
    const found = (await Promise.all(tried)).findIndex((zeros) => zeros >= bits);
    if (found !== -1) return String(first + found);
    await pause();
  }
}
