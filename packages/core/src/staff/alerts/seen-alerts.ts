import { HOUR_MS } from '../../kernel/durations.ts';
import type { AlertKind, BoardAlert } from './board-alerts.ts';

/**
 * Acknowledged on each device: every station of a kitchen has to read what has changed. The others are acknowledged once for
 * the branch.
 */
const OF_DEVICE: readonly AlertKind[] = ['CHANGED'];

/** What stands for longer after it was acknowledged is shown again. */
export const SEEN_KEPT_MS = 24 * HOUR_MS;

/** How many causes are acknowledged by one call. */
export const SEEN_AT_MOST = 100;

/** Whether one acknowledgement of an alert is for everyone at its branch. */
export const isShared = ({ kind }: Pick<BoardAlert, 'kind'>): boolean => !OF_DEVICE.includes(kind);

/**
 * Whether an alert was acknowledged: of a printer that stands still, while one of the tickets that it owed then is not
 * printed.
 */
export const isSeen = ({ causes }: Pick<BoardAlert, 'causes'>, seen: ReadonlySet<string>): boolean =>
  causes.some((cause) => seen.has(cause));
