import { type Audited, writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import type { StaffMember } from '../chats/staff-member.ts';
import type { StaffQuery } from './callback-query.ts';

/** Writes what a press in the staff chat did to the audit log, in its transaction (BO-06). */
export const auditCallbackQuery = (
  { deps, brand, query }: StaffQuery,
  tx: Tx,
  { who, ...audited }: Audited & { who: StaffMember },
): Promise<void> => {
  const call = { merchantId: brand.merchantId, requestId: `telegram-${query.id}`, now: deps.now };
  return writeAudit({ ...call, caller: who }, tx, audited);
};
