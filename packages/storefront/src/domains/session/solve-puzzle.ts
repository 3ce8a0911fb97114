import type { Puzzle } from '@dasturxon/core/api';
import { solvePuzzle as solve } from '@dasturxon/core/auth';

const encoder = new TextEncoder();

/** Solves a puzzle of the server in the browser (T19). Hashes run off the page's thread; the page has its turn between batches. */
export const solvePuzzle = (puzzle: Puzzle, signal?: AbortSignal): Promise<string> =>
  solve(puzzle, {
    sha256: async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))),
    pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
    signal,
  });
