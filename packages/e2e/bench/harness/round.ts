import { setTimeout as pause } from 'node:timers/promises';

import { BrowserProfile, type Conditions, type Target } from './browser-profile.ts';
import { criticalBytes } from './critical-bytes.ts';
import { firstAdd, load, type Loaded } from './load.ts';
import { mainThread, type MainThread } from './main-thread.ts';
import { scroll, type Scrolled } from './scroll.ts';

export const PHASES = ['cold', 'warm', 'eager', 'scroll'] as const;
export type Phase = (typeof PHASES)[number];

export type Round = {
  cold?: Loaded;
  /** Figures of a cold visit that depend on no clock: bytes before the first card, processor time of tasks. */
  steady?: { criticalBytes: number | null; thread: MainThread | null };
  warm?: Loaded;
  eager?: { firstAdd: number | null };
  scroll?: Scrolled;
};

/** Service workers and code caches are written after the load: the warm load waits for them. */
const BEFORE_WARM_MS = 1500;

async function inProfile<T>(
  conditions: Conditions,
  use: (profile: BrowserProfile) => Promise<T>,
): Promise<T> {
  const profile = await BrowserProfile.open(conditions);
  try {
    return await use(profile);
  } finally {
    await profile.close();
  }
}

/** One round of one page: every phase asked for, each with the caches that it is entitled to. */
export async function measureRound(
  target: Target,
  conditions: Conditions,
  phases: readonly Phase[],
): Promise<Round> {
  const round: Round = {};
  await inProfile(conditions, async (profile) => {
    round.cold = await load(profile, target, true);
    if (!phases.includes('warm')) return;
    await pause(BEFORE_WARM_MS);
    round.warm = await load(profile, target, false);
  });
  const { cpu } = conditions;
  const critical = await inProfile(conditions, (profile) => criticalBytes(profile, target));
  const thread = await inProfile({ ...conditions, cpu: 1 }, (profile) => mainThread(profile, target, cpu));
  round.steady = { criticalBytes: critical, thread };
  if (phases.includes('eager'))
    round.eager = await inProfile(conditions, async (profile) => ({
      firstAdd: await firstAdd(profile, target),
    }));
  if (phases.includes('scroll'))
    round.scroll = await inProfile(conditions, (profile) => scroll(profile, target));
  return round;
}
