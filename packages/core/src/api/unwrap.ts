import type { Outcome } from './parse-answer.ts';

/** The data of an outcome; throws its error. For query libraries, which expect a rejection. */
export function unwrap<Data>(outcome: Outcome<Data>): Data {
  if (outcome.error) throw outcome.error;
  return outcome.data;
}
