import * as v from 'valibot';

import type { Kept } from '../kept/kept.ts';

/** Paynet drops a call after 30 seconds without an answer, and makes it again. */
const EVERY_MS = 30_000;
/** As often as Uzum Bank queries a payment's outcome: five minutes. */
const TIMES = 10;

type Tools<T> = {
  kept: Kept;
  name: string;
  about: v.GenericSchema<unknown, T>;
  /** The delay of each call, in milliseconds; Paynet's by default. */
  everyMs?: number;
  /** Makes the call again; false while the merchant does not answer. */
  again: (about: T) => Promise<boolean>;
};

/**
 * Calls that a provider makes later and repeats until the merchant answers: late notifications, and those of Uzum Bank and
 * Paynet, which have no query call. They survive a restart.
 */
export function createRepeats<T>({ kept, name, about, everyMs = EVERY_MS, again }: Tools<T>) {
  const due = kept.map(name, v.object({ about, left: v.number() }));

  async function repeat(key: string): Promise<void> {
    const call = due.get(key);
    if (!call) return;
    const isAnswered = await again(call.about).catch(() => false);
    if (isAnswered || call.left <= 1) due.delete(key);
    else {
      due.set(key, { ...call, left: call.left - 1 });
      arm(key);
    }
    kept.save();
  }
  const arm = (key: string) => void setTimeout(() => void repeat(key), everyMs).unref();
  for (const key of due.keys()) arm(key);

  return {
    /** The payment succeeded, and the merchant has not confirmed it yet. */
    owe(key: string, about: T): void {
      if (due.has(key)) return;
      due.set(key, { about, left: TIMES });
      arm(key);
      kept.save();
    },
    /** The merchant has answered. */
    done: (key: string) => void due.delete(key),
  };
}
