import * as v from 'valibot';

import { Id } from '../../../kernel/wire.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './audit.requests.ts';

/** Entries in a page of the audit log. */
export const AUDIT_PAGE = 50;

/** One line of the audit log. */
export const AuditEntry = v.object({
  id: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.nullable(v.string()),
  role: v.string(),
  action: v.string(),
  subject: v.string(),
  subjectId: v.nullable(Id),
  /** Of an order, the number that people know it by. */
  orderNumber: v.nullable(v.number()),
  before: v.nullable(v.unknown()),
  after: v.nullable(v.unknown()),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** The most entries of an exported audit log. */
export const AUDIT_EXPORT = 10_000;

/** A page of the audit log, newest first; `AUDIT_PAGE` entries, fewer on the last page. */
export const listAudit = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/audit',
    auth: 'staff',
    host: 'backOffice',
    permission: 'audit.read',
    answer: v.array(AuditEntry),
  },
  accepts<typeof requests.listAudit>(),
);

/** The entries of the audit log that match, newest first, at most `AUDIT_EXPORT`, for a file (BO-499); the log has the export. */
export const exportAudit = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/audit/export',
    auth: 'staff',
    host: 'backOffice',
    permission: 'audit.read',
    answer: v.array(AuditEntry),
  },
  accepts<typeof requests.exportAudit>(),
);
