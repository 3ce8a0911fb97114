import { readInput } from './read-input.ts';

/** The secret key in a file of `dasturxon backup key` or `age-keygen`; undefined without a path. */
export function readIdentity(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const identity = readInput(path)
    .split(/\s+/)
    .find((word) => word.startsWith('AGE-SECRET-KEY-1'));
  if (identity) return identity;
  console.error(`${path} has no AGE-SECRET-KEY-1: name the file that dasturxon backup key made`);
  return process.exit(1);
}
