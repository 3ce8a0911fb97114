import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { crmLeads } from '../../db/schema/connections/crm.ts';
import type { Crm } from '../../gateways/crm/crm.ts';
import { ServiceFailed, ServiceRefused } from '../../gateways/service-errors.ts';
import { type Jobs, sendJob } from '../../jobs/queues.ts';
import { BUSY_MS, REST_MS } from '../../tills/push/push-times.ts';
import { readLeadBrand } from '../model/lead-brand.ts';
import { changeCrm, type CrmAccountRow, findCrm, openCrm } from '../model/crm-account.ts';
import type { CrmDeps } from '../model/deps.ts';
import { readSubject, type Subject, type SubjectKey } from '../model/read-subject.ts';
import { changeAfter, type LeadCall, type LeadRow, nextCall, type Outcome } from './lead-steps.ts';

/** A create, its note and two later changes; more come with the next job. */
const CALLS_AT_MOST = 5;

type About = SubjectKey & { merchantId: string };
type Needs = Pick<CrmDeps, 'now' | 'newId'>;
/** A call that is to be made now. */
type Claim = { account: CrmAccountRow; subject: Subject; call: LeadCall };

const isRow = ({ merchantId, kind, id }: About) =>
  and(eq(crmLeads.merchantId, merchantId), eq(crmLeads.kind, kind), eq(crmLeads.subjectId, id));

async function pushLater(
  deps: Needs,
  tx: Tx,
  { merchantId, kind, id, at }: About & { at: Date },
): Promise<void> {
  const job = { id: deps.newId(), merchantId, queue: 'crm.push' as const, payload: { kind, id } };
  await sendJob(tx, { ...job, startAfter: at });
}

/** The locked row of a subject, made when its moment has come; null before that. */
async function lockLead(deps: Needs, tx: Tx, about: About & { subject: Subject; account: CrmAccountRow }) {
  const [known] = await tx.select().from(crmLeads).where(isRow(about)).for('update');
  const { subject, account, merchantId, kind, id: subjectId } = about;
  if (known || !subject.isDue || subject.createdAt < account.createdAt) return known ?? null;
  const at = deps.now();
  const values = { merchantId, kind, subjectId, startedAt: at, updatedAt: at };
  const [started] = await tx.insert(crmLeads).values(values).onConflictDoNothing().returning();
  return started ?? null;
}

/** A subject of a connected brand, with its locked row; null where nothing is to be sent. */
async function readWork(deps: Needs, tx: Tx, about: About) {
  const account = await findCrm(tx, about.merchantId);
  if (!account) return null;
  const subject = await readSubject(tx, await readLeadBrand(tx), about);
  const row = subject && (await lockLead(deps, tx, { ...about, subject, account }));
  return subject && row && { account, subject, row };
}

/** Whether the row waits for a moment that has a job of its own. */
const isWaiting = ({ busyUntil, nextAt }: LeadRow, now: Date) =>
  (busyUntil ?? now) > now || (nextAt ?? now) > now;

/** Decides in one transaction what is to be done, and leases it; null: nothing now. */
async function claim(deps: Needs, tx: Tx, about: About): Promise<Claim | null> {
  const work = await readWork(deps, tx, about);
  if (!work) return null;
  const { account, subject, row } = work;
  const now = deps.now();
  const call = nextCall(row, { price: subject.lead.price, step: subject.step });
  if (call === null || isWaiting(row, now)) return null;
  if (account.retryAt !== null && account.retryAt > now) {
    await pushLater(deps, tx, { ...about, at: account.retryAt });
    return null;
  }
  const busyUntil = new Date(now.getTime() + BUSY_MS);
  const startedAt = row.state === 'WAITING' ? row.startedAt : now;
  await tx
    .update(crmLeads)
    .set({ state: 'WAITING', busyUntil, nextAt: null, startedAt, updatedAt: now })
    .where(isRow(about));
  // The job of a killed worker is not relied on: this one comes after the lease.
  await pushLater(deps, tx, { ...about, at: busyUntil });
  return { account, subject, call };
}

async function make(crm: Crm, { lead, step }: Subject, call: LeadCall): Promise<Outcome> {
  try {
    if (call.kind === 'CREATE') return { leadId: await crm.create(lead) };
    if (call.kind === 'FIND') return { leadId: await crm.find(lead) };
    if (call.kind === 'NOTE') await crm.note(call.leadId, lead);
    else await crm.update(call.leadId, { price: lead.price, step });
    return { leadId: call.leadId };
  } catch (error) {
    if (error instanceof ServiceFailed || error instanceof ServiceRefused) return { error };
    throw error;
  }
}

/** Writes how a call ended. Returns whether another call may follow at once. */
async function settle(
  deps: Needs,
  tx: Tx,
  { about, made, outcome }: { about: About; made: Claim; outcome: Outcome },
): Promise<boolean> {
  const [row] = await tx.select().from(crmLeads).where(isRow(about)).for('update');
  if (!row) return false;
  const now = deps.now();
  const sent = { price: made.subject.lead.price, step: made.subject.step };
  const { waitMs, ...facts } = changeAfter({ now, row, call: made.call, sent }, outcome);
  const isSilent = 'error' in outcome && outcome.error instanceof ServiceFailed;
  const connection = isSilent
    ? { lastError: outcome.error.message, retryAt: new Date(now.getTime() + REST_MS) }
    : { lastError: null, retryAt: null, lastAnswerAt: now };
  await changeCrm(tx, about.merchantId, connection);
  const nextAt = waitMs === undefined ? null : new Date(now.getTime() + waitMs);
  if (nextAt) await pushLater(deps, tx, { ...about, at: nextAt });
  await tx
    .update(crmLeads)
    .set({ ...facts, nextAt, busyUntil: null, updatedAt: now })
    .where(isRow(about));
  return nextAt === null;
}

/**
 * The job that brings an order or a booking into the merchant's CRM and keeps its price and step there. A call with an
 * unknown end is followed by look-ups, never by a second lead.
 */
export async function pushLead(deps: CrmDeps, merchantId: string, key: Jobs['crm.push']): Promise<void> {
  const about = { ...key, merchantId };
  for (let calls = 0; calls < CALLS_AT_MOST; calls += 1) {
    const made = await deps.db.inTenant(merchantId, (tx) => claim(deps, tx, about));
    if (!made) return;
    const outcome = await make(openCrm(deps, made.account), made.subject, made.call);
    const goesOn = await deps.db.inTenant(merchantId, (tx) => settle(deps, tx, { about, made, outcome }));
    if (!goesOn) return;
  }
}
