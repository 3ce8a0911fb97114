import { sql } from 'drizzle-orm';
import {
  boolean,
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment, wire } from '../columns.ts';
import { merchants } from '../merchants.ts';

/** The CRM that a merchant's orders and bookings are sent to as leads, with its sealed account. */
export const crmAccounts = pgTable(
  'crm_accounts',
  {
    merchantId: text().primaryKey(),
    sealedAccount: text().notNull(),
    /** `pipelineId` and `statusId` (CrmSettings). */
    settings: wire(),
    /** No call before this moment: the CRM did not answer. */
    retryAt: moment(),
    lastAnswerAt: moment(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (t) => [foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] })],
);

/** An order or a booking on its way to the CRM. */
export const crmLeads = pgTable(
  'crm_leads',
  {
    merchantId: merchantId(),
    kind: text().$type<'ORDER' | 'BOOKING'>().notNull(),
    subjectId: text().notNull(),
    state: text().$type<'WAITING' | 'SENT' | 'REFUSED' | 'GIVEN_UP'>().notNull().default('WAITING'),
    leadId: text(),
    hasNote: boolean().notNull().default(false),
    /** What the lead has: its price in so'm and its step. */
    sentPrice: bigint({ mode: 'number' }),
    sentStep: text().$type<'OPEN' | 'WON' | 'LOST'>(),
    message: text(),
    /** A call whose answer is unknown may have created it. */
    isUncertain: boolean().notNull().default(false),
    /** How many look-ups in a row have not found it. */
    absences: integer().notNull().default(0),
    /** Calls in a row without an answer. */
    attempts: integer().notNull().default(0),
    nextAt: moment(),
    /** While a worker calls the CRM for it. */
    busyUntil: moment(),
    /** When the present change was first tried. */
    startedAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.kind, t.subjectId] }),
    index('crm_leads_age').on(t.merchantId, t.updatedAt),
    check('crm_leads_kind', sql`${t.kind} in ('ORDER', 'BOOKING')`),
    check('crm_leads_state', sql`${t.state} in ('WAITING', 'SENT', 'REFUSED', 'GIVEN_UP')`),
    check('crm_leads_step', sql`${t.sentStep} in ('OPEN', 'WON', 'LOST')`),
  ],
);
