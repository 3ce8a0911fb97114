import type { BoardAlert } from '@dasturxon/core/staff';

const SEEN = 'seen-alerts';

/** The keys of the alerts that were acknowledged on this device. */
export function readSeen(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export const writeSeen = (seen: readonly string[]): void => localStorage.setItem(SEEN, JSON.stringify(seen));

/** What was acknowledged of the alerts that there still are: a printer that fails again is a new alert. */
export const stillSeen = (seen: readonly string[], alerts: readonly BoardAlert[]): readonly string[] =>
  seen.filter((one) => alerts.some(({ key }) => key === one));
