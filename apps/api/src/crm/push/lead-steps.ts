import { DAY_MS } from '@dasturxon/core/kernel';

import type { crmLeads } from '../../db/schema/connections/crm.ts';
import type { LeadStep } from '../../gateways/crm/crm.ts';
import { ServiceFailed, type ServiceRefused } from '../../gateways/service-errors.ts';
import { ABSENCES, LOOK_AGAIN_MS, pauseAfter, SETTLE_MS } from '../../tills/push/push-times.ts';

export type LeadRow = typeof crmLeads.$inferSelect;

/** The next call about a subject. */
export type LeadCall =
  | { kind: 'CREATE' }
  | { kind: 'FIND' }
  | { kind: 'NOTE'; leadId: string }
  | { kind: 'UPDATE'; leadId: string };

/** What the lead should have. */
export type Wanted = { price: number; step: LeadStep };

/** A lead that the CRM does not take in a day is given up. */
const GIVE_UP_MS = DAY_MS;

/** The next call about a lead that is there. */
function nextChange(row: LeadRow, leadId: string, wanted: Wanted): LeadCall | null {
  if (!row.hasNote) return { kind: 'NOTE', leadId };
  const isThere = row.sentPrice === wanted.price && row.sentStep === wanted.step;
  return isThere ? null : { kind: 'UPDATE', leadId };
}

/** Decides the next call; null: the CRM has everything, or nothing more is tried. */
export function nextCall(row: LeadRow, wanted: Wanted): LeadCall | null {
  const { leadId, state } = row;
  if (state === 'REFUSED' || state === 'GIVEN_UP') return null;
  if (leadId !== null) return nextChange(row, leadId, wanted);
  // A worker that was killed during a call may have created it too.
  if (row.isUncertain || row.busyUntil !== null) return { kind: 'FIND' };
  return wanted.step === 'LOST' ? null : { kind: 'CREATE' };
}

export type Outcome = { leadId: string | null } | { error: ServiceFailed | ServiceRefused };

/** What a call changes, and after how many milliseconds the subject is looked at again. */
export type LeadChange = Partial<LeadRow> & { waitMs?: number };

type About = { now: Date; row: LeadRow; call: LeadCall; sent: Wanted };

function failed({ now, row, call }: About, error: ServiceFailed | ServiceRefused): LeadChange {
  const { message } = error;
  const isRefused = !(error instanceof ServiceFailed);
  if (isRefused && call.kind === 'CREATE') return { state: 'REFUSED', message, isUncertain: false };
  if (now.getTime() - row.startedAt.getTime() >= GIVE_UP_MS) return { state: 'GIVEN_UP', message };
  const attempts = row.attempts + 1;
  const mayBeDone = error instanceof ServiceFailed && error.mayBeDone;
  const isUncertain = call.kind === 'FIND' || (call.kind === 'CREATE' && mayBeDone);
  const pause = pauseAfter(attempts);
  return {
    attempts,
    message,
    isUncertain,
    absences: 0,
    waitMs: mayBeDone ? Math.max(pause, SETTLE_MS) : pause,
  };
}

/** A look-up has not found it. When enough of them agree it is not there, and may be sent. */
function absent({ row }: About): LeadChange {
  const absences = row.absences + 1;
  return absences < ABSENCES ? { absences, waitMs: LOOK_AGAIN_MS } : { absences: 0, isUncertain: false };
}

function done({ call, sent }: About, leadId: string): LeadChange {
  const found = { leadId, isUncertain: false, absences: 0, attempts: 0, message: null };
  if (call.kind === 'CREATE') return { ...found, sentPrice: sent.price, sentStep: 'OPEN' };
  // What one that was found has is not known: it is written anew.
  if (call.kind === 'FIND') return { ...found, sentPrice: null, sentStep: null };
  if (call.kind === 'NOTE') return { ...found, hasNote: true };
  return { ...found, sentPrice: sent.price, sentStep: sent.step };
}

/** How a subject changes after a call. */
export function changeAfter(about: About, outcome: Outcome): LeadChange {
  if ('error' in outcome) return failed(about, outcome.error);
  if (outcome.leadId === null) return absent(about);
  const change = done(about, outcome.leadId);
  const isDone = nextCall({ ...about.row, ...change, busyUntil: null }, about.sent) === null;
  return { ...change, state: isDone ? 'SENT' : 'WAITING' };
}
