import * as v from 'valibot';

/**
 * The header with the solved puzzle of a call: `<puzzle>.<solution>`. The server asks for one instead of refusing
 * a call that its address has made too often (T19).
 */
export const PROOF_HEADER = 'Proof-Of-Work';

/** A puzzle as the server writes it: `text` is signed and contains its difficulty and its expiry. */
export const Puzzle = v.object({
  text: v.pipe(v.string(), v.maxLength(256)),
  bits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(32)),
});
export type Puzzle = v.InferOutput<typeof Puzzle>;

/** The puzzle that comes with request.proofRequired; null in any other answer. */
export function readPuzzleOf(data: Readonly<Record<string, unknown>>): Puzzle | null {
  const parsed = v.safeParse(Puzzle, data['puzzle']);
  return parsed.success ? parsed.output : null;
}

/** The puzzle and the solution of a `Proof-Of-Work` header; null when it is absent or malformed. */
export function readProof(header: string | null): { puzzle: string; solution: string } | null {
  const [, puzzle = '', solution = ''] = /^(.{1,256})\.(\d{1,12})$/.exec(header ?? '') ?? [];
  return solution === '' ? null : { puzzle, solution };
}
