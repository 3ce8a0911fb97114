import { isFinished, type OrderStatus } from '@dasturxon/core/order';
import * as v from 'valibot';

import { isTestOrder, type OrderRow } from '../../orders/model/to-order.ts';
import { type AccountRow, TillSettings } from '../model/till-account.ts';

/** The order is not placed, or waits for its time. */
const WAITING: readonly string[] = ['OPEN', 'AT_TIME'] satisfies OrderStatus[];

/** Whether an order goes to the till now. A test order, and one from before the till was connected, does not. */
export function isDue(row: OrderRow, account: AccountRow): boolean {
  if (WAITING.includes(row.status) || isFinished(row.status)) return false;
  if (isTestOrder(row) || row.createdAt < account.createdAt) return false;
  if (row.status !== 'CREATED') return true;
  const { pushAt } = v.parse(TillSettings, account.settings);
  return pushAt === 'PLACED' || (pushAt === 'PAID' && row.isPaid);
}
