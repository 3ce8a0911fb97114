import * as audit from './audit.ts';
import * as requests from './audit.requests.ts';

/** The calls of the audit log. */
export const auditEndpoints = {
  listAudit: { ...audit.listAudit, ...requests.listAudit },
  exportAudit: { ...audit.exportAudit, ...requests.exportAudit },
};
