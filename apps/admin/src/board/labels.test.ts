import { ORDER_STATUSES, rejectionReasonsOf, SERVICE_TYPES } from '@dasturxon/core/order';
import { PAYMENT_TYPES } from '@dasturxon/core/payment';
import { BOARD_COLUMNS, ORDER_CHANNELS } from '@dasturxon/core/staff';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import {
  CHANNEL_LABELS,
  COLUMN_LABELS,
  PAYMENT_LABELS,
  REASON_LABELS,
  SERVICE_LABELS,
  STATUS_LABELS,
} from './labels.ts';

const REASONS = SERVICE_TYPES.flatMap((type) => rejectionReasonsOf(type));
const russian = readFileSync(new URL('../../locales/ru.po', import.meta.url), 'utf8');

test.each([
  ['status', ORDER_STATUSES, STATUS_LABELS],
  ['service', SERVICE_TYPES, SERVICE_LABELS],
  ['reason', REASONS, REASON_LABELS],
  ['payment', PAYMENT_TYPES, PAYMENT_LABELS],
  ['column', BOARD_COLUMNS, COLUMN_LABELS],
  ['source', ORDER_CHANNELS, CHANNEL_LABELS],
])('every %s of the contract has a label that is in the catalogue', (_, values, labels) => {
  for (const value of values) {
    const label = (labels as Record<string, { message?: string } | string>)[value];
    if (typeof label === 'string') expect(label).not.toBe('');
    else expect(russian).toContain(`msgid "${label?.message}"`);
  }
});
