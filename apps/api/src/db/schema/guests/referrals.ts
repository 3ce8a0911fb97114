import type { ReferralRefusal } from '@dasturxon/core/loyalty';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment, money } from '../columns.ts';
import { users } from '../customers.ts';

/** The code of each guest's invitation (B31); made when it is first shown. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    merchantId: merchantId(),
    userId: text().notNull(),
    code: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.userId] }),
    unique('referral_codes_code').on(t.merchantId, t.code),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
  ],
);

/** An accepted invitation: one per invited guest, decided once, when their first order is closed (B31). */
export const referrals = pgTable(
  'referrals',
  {
    merchantId: merchantId(),
    /** The invited guest. */
    userId: text().notNull(),
    referrerId: text().notNull(),
    state: text().$type<'ACCEPTED' | 'REWARDED' | 'REFUSED' | 'TAKEN_BACK'>().notNull().default('ACCEPTED'),
    reason: text().$type<ReferralRefusal>(),
    /** The invited guest's order that decided it. */
    orderId: text(),
    /** What the referrer got, in points. */
    reward: money().notNull().default(0),
    createdAt: createdAt(),
    decidedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.userId] }),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
    foreignKey({ columns: [t.merchantId, t.referrerId], foreignColumns: [users.merchantId, users.id] }),
    index('referrals_referrer').on(t.merchantId, t.referrerId),
    index('referrals_order').on(t.merchantId, t.orderId),
    check('referrals_state', sql`${t.state} in ('ACCEPTED', 'REWARDED', 'REFUSED', 'TAKEN_BACK')`),
    check('referrals_reward', sql`${t.reward} >= 0`),
  ],
);
