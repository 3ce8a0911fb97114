import { setTimeout as pause } from 'node:timers/promises';

import type { Role } from '@dasturxon/core/auth';
import { type BoardOrder, boardAlerts, isRinging, permissionsOf } from '@dasturxon/core/staff';

import type { StaffMember } from './board.ts';
import type { Staff } from './staff.ts';

/** An alert that a screen of the staff has shown, and whether a person has acknowledged it or its cause has ended. */
export type ShownAlert = { key: string; isOver: boolean };

const LOOK_MS = 250;
/** People need a moment to read an alert, of real time. */
const READ_MS = 2_000;
/** The list of waiting refunds is read this often, as the screen does. */
const REFUNDS_MS = 5_000;

const SCREENS = ['MANAGER', 'OPERATOR', 'KITCHEN'] as const satisfies readonly Role[];

/** The keys of what a board shows now: its list of alerts, and the orders that ring. */
function keysOn(member: StaffMember, role: Role): string[] {
  const now = new Date();
  // The stream sends whole orders; a card names what the evening reads of them.
  const orders = [...member.cards.values()] as unknown as BoardOrder[];
  const listed = boardAlerts({ orders, prints: member.prints() }, { permissions: permissionsOf(role), now });
  return [...listed.map(({ key }) => key), ...orders.filter(isRinging).map(({ id }) => `LADDER:${id}`)];
}

type Refund = { id: string };

/** The refunds on the screen of those that wait; a screen without an answer shows what it had. */
async function refundsOn(manager: StaffMember): Promise<string[] | null> {
  const answer = await manager.call({ path: '/admin/v1/refunds' }).catch(() => null);
  return answer?.status === 200 ? answer.json<Refund[]>().map(({ id }) => `REFUND:${id}`) : null;
}

/** What waits for a decision is over when it is decided; anything else also when a person has read it. */
const isDecision = (key: string) => key.startsWith('LADDER:') || key.startsWith('REFUND:');

type Seen = ShownAlert & { since: number };

/** Notes what the screens show now, and what is over. */
function note(shown: Map<string, Seen>, standing: ReadonlySet<string>): void {
  const now = Date.now();
  for (const key of standing) if (!shown.has(key)) shown.set(key, { key, isOver: false, since: now });
  for (const alert of shown.values()) {
    const isRead = now - alert.since >= READ_MS && !isDecision(alert.key);
    if (isRead || !standing.has(alert.key)) alert.isOver = true;
  }
}

/**
 * Follows what the screens of the staff show of alerts, by the rule of the board, and acknowledges each as a person does. Returns what
 * was shown, by key, when the evening is over.
 */
export async function watchAlerts(
  staff: Staff,
  isOver: () => boolean,
): Promise<ReadonlyMap<string, ShownAlert>> {
  const shown = new Map<string, Seen>();
  let refunds: string[] = [];
  let refundsAt = 0;
  while (!isOver()) {
    if (Date.now() - refundsAt > REFUNDS_MS) {
      refundsAt = Date.now();
      refunds = (await refundsOn(staff.MANAGER)) ?? refunds;
    }
    note(shown, new Set([...SCREENS.flatMap((role) => keysOn(staff[role], role)), ...refunds]));
    await pause(LOOK_MS);
  }
  return shown;
}
