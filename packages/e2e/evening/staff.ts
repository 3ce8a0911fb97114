import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { cashDue, type CourierStep } from '@dasturxon/core/dispatch';
import { isRinging } from '@dasturxon/core/staff';

import { serverPort } from '../src/server/ask.ts';
import { type Card, type StaffMember, openStaffMember } from './board.ts';
import type { Clock } from './clock.ts';
import type { Plan } from './plan.ts';

const PHONES = {
  MANAGER: '998900001002',
  OPERATOR: '998900001003',
  KITCHEN: '998900001004',
  COURIER: '998900001005',
} as const;
type Role = keyof typeof PHONES;
export type Staff = Readonly<Record<Role, StaffMember>> & {
  /** Gives a delivery to the own courier, as the dispatch screen does it. */
  assign: (orderId: string) => Promise<void>;
};

/** The four signed in, each with a board of their own. */
export async function openStaff(): Promise<Staff> {
  const [MANAGER, OPERATOR, KITCHEN, COURIER] = await Promise.all([
    openStaffMember(PHONES.MANAGER),
    openStaffMember(PHONES.OPERATOR),
    openStaffMember(PHONES.KITCHEN),
    openStaffMember(PHONES.COURIER),
  ]);
  const assign = async (orderId: string) => {
    const body = { provider: 'OWN', courierId: COURIER.userId, expectedCourierId: null };
    // An order that has moved on, or that the service has found a courier for, is decided on again.
    await write(MANAGER, { path: `/admin/v1/orders/${orderId}/courier`, body });
  };
  return { MANAGER, OPERATOR, KITCHEN, COURIER, assign };
}

/** Sends a write of the back office. What was decided on an older state (404, 409) or while a service was down (502) is decided again. */
async function write(member: StaffMember, { path, body }: { path: string; body: unknown }): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await member.call({ path, method: 'POST', body, headers });
  if (![200, 404, 409, 502].includes(answer.status))
    throw new Error(`port ${serverPort()}: ${path}: ${answer.status} ${answer.text}`);
}

/** A move that a member of staff makes after having seen an order in its status for a while. */
type Step =
  | { to: string; reason?: string; minutes?: number; after: number }
  | { report: CourierStep; after: number };
type Decide = (card: Card, plan: Plan) => Step | null;

const REASON = 'OUT_OF_STOCK';
const HAND_OVER_S = 20;

/** What each member of staff does with an order in this status. */
const DECIDE: Readonly<Record<Role, Decide>> = {
  OPERATOR(card, { fate, answeredIn, answerAfter: after, cookFor }) {
    if (isRinging(card as Parameters<typeof isRinging>[0]) && answeredIn !== 'group')
      return fate === 'reject'
        ? { to: 'CANCELED', reason: REASON, after }
        : { to: 'ACCEPTED', minutes: 30, after };
    if (card.status === 'COOKING' && fate === 'cancel while cooking')
      return { to: 'CANCELED', reason: REASON, after: cookFor / 2 };
    return null;
  },
  KITCHEN({ status }, { fate, cookFor }) {
    if (status === 'ACCEPTED') return { to: 'COOKING', after: HAND_OVER_S };
    return status === 'COOKING' && fate !== 'cancel while cooking' ? { to: 'DONE', after: cookFor } : null;
  },
  COURIER({ status, courierId }, { bringFor }) {
    if (courierId === null) return null;
    if (status === 'DONE' || status === 'ATTACHED') return { report: 'PICKED_UP', after: HAND_OVER_S };
    return status === 'ON_WAY' ? { report: 'HANDED_OVER', after: bringFor } : null;
  },
  MANAGER({ status, serviceType }) {
    const isOver = status === 'DELIVERED' || (status === 'DONE' && serviceType === 'PICK_UP');
    return isOver ? { to: 'CLOSED', after: HAND_OVER_S } : null;
  },
};

/** Sends a step: a move with the version that it was decided on, or a courier's report with the cash that is due. */
async function move(member: StaffMember, card: Card, step: Step): Promise<void> {
  const path = `/admin/v1/orders/${card.id}`;
  if ('report' in step) {
    const cash = step.report === 'HANDED_OVER' ? cashDue(card as Parameters<typeof cashDue>[0]) : 0;
    return write(member, { path: `${path}/delivery`, body: { step: step.report, cash } });
  }
  const { to, reason, minutes } = step;
  const body = {
    to,
    expectedVersion: card.version,
    ...(reason && { reason }),
    ...(minutes && { minutes }),
  };
  return write(member, { path: `${path}/move`, body });
}

type Work = { clock: Clock; plans: ReadonlyMap<string, Plan>; isOver: () => boolean };

const LOOK_MS = 50;

/** One member of staff at work, until the evening is over. Orders are handled at once, each by itself. */
async function work(role: Role, staff: Staff, { clock, plans, isOver }: Work): Promise<void> {
  const member = staff[role];
  const since = new Map<string, number>();
  const busy = new Set<string>();
  const handle = async (card: Card, plan: Plan) => {
    const isUnassigned = role === 'MANAGER' && card.serviceType === 'DELIVERY' && card.courierId === null;
    if (isUnassigned && ['ACCEPTED', 'COOKING', 'DONE'].includes(card.status)) await staff.assign(card.id);
    const step = DECIDE[role](card, plan);
    if (!step) return;
    const key = `${card.id} ${card.status}`;
    if (!since.has(key)) since.set(key, clock.seconds());
    if (clock.seconds() - since.get(key)! >= step.after) await move(member, card, step);
  };
  while (!isOver()) {
    for (const card of member.cards.values()) {
      const plan = plans.get(card.id);
      if (!plan || busy.has(card.id) || card.status === 'CLOSED' || card.status === 'CANCELED') continue;
      busy.add(card.id);
      void handle(card, plan)
        .catch((error: Error) => console.error(`${role}: ${error.message}`))
        .finally(() => busy.delete(card.id));
    }
    // The staff looks at the board again; what is proven does not depend on how often.
    await pause(LOOK_MS);
  }
}

/** The four at work. A board whose network is cut shows the orders of before, as a tablet does. */
export const workAll = (staff: Staff, about: Work): Promise<unknown> =>
  Promise.all((Object.keys(PHONES) as Role[]).map((role) => work(role, staff, about)));
