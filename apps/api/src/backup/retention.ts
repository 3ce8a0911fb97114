import { DAY_MS } from '@dasturxon/core/kernel';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** How many backups are kept: the newest one of each of the newest days, weeks and months that have one. UTC. */
export type Keep = { days: number; weeks: number; months: number };

export const DEFAULT_KEEP: Keep = { days: 7, weeks: 4, months: 12 };

const NAME = /^dasturxon-(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup\.age$/;

/** The name of a scheduled backup. Names sort by time. */
export const backupName = (at: Date): string =>
  `dasturxon-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup.age`;

/** Days since a Monday, so that weeks begin on Mondays. */
const dayNumber = (name: string) => {
  const [, year, month, day] = NAME.exec(name) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS + 3;
};

const PERIODS: Readonly<Record<keyof Keep, (name: string) => string>> = {
  days: (name) => String(dayNumber(name)),
  weeks: (name) => String(Math.floor(dayNumber(name) / 7)),
  months: (name) => NAME.exec(name)?.slice(1, 3).join() ?? '',
};

/** The backups that no rule keeps, from the names in a folder. Other files are never among them. */
export function expiredBackups(names: readonly string[], keep: Keep): string[] {
  const newestFirst = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
  const kept = new Set<string>();
  for (const period of ['days', 'weeks', 'months'] as const) {
    const newestOf = new Map<string, string>();
    for (const name of newestFirst) {
      const key = PERIODS[period](name);
      if (!newestOf.has(key)) newestOf.set(key, name);
    }
    for (const name of [...newestOf.values()].slice(0, keep[period])) kept.add(name);
  }
  return newestFirst.filter((name) => !kept.has(name));
}

/** Deletes the expired backups of a folder. Returns their names. */
export async function deleteExpiredBackups(folder: string, keep: Keep): Promise<string[]> {
  const expired = expiredBackups(await readdir(folder), keep);
  for (const name of expired) await rm(join(folder, name));
  return expired;
}

/** `7,4,12`: days, weeks, months; at least one day. Null when it is something else. */
export function readKeep(text: string): Keep | null {
  const [, days, weeks, months] = /^(\d{1,3}),(\d{1,3}),(\d{1,3})$/.exec(text)?.map(Number) ?? [];
  return days ? { days, weeks: weeks ?? 0, months: months ?? 0 } : null;
}
