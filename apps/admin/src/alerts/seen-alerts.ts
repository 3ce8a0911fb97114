import type { BoardAlert } from '@dasturxon/core/staff';
import * as v from 'valibot';

const SEEN = 'seen-alerts';

/** What a person has acknowledged on this device. It is kept here until the server has it, and while its alert lasts. */
const Acknowledged = v.object({ cause: v.string(), userId: v.string() });
/** What a person has acknowledged on this device. */
export type Acknowledged = v.InferOutput<typeof Acknowledged>;

/** What was acknowledged on this device. */
export function readSeen(): readonly Acknowledged[] {
  try {
    return v.parse(v.array(Acknowledged), JSON.parse(localStorage.getItem(SEEN) ?? '[]'));
  } catch {
    return [];
  }
}

export const writeSeen = (seen: readonly Acknowledged[]): void =>
  localStorage.setItem(SEEN, JSON.stringify(seen));

/** What was acknowledged of the alerts that there still are. */
export const stillSeen = (
  seen: readonly Acknowledged[],
  alerts: readonly BoardAlert[],
): readonly Acknowledged[] => seen.filter(({ cause }) => alerts.some(({ causes }) => causes.includes(cause)));
