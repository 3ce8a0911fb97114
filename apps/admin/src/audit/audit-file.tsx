import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { AUDIT_EXPORT, type AuditEntry } from '@dasturxon/core/api';
import { formatNumber } from '@dasturxon/core/format';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../board/use-call-error.ts';
import { FileButtons } from '../reports/file-buttons.tsx';
import type { ReportCell } from '../reports/report-file.ts';
import { useEntryTexts } from './entry-texts.ts';
import { type AuditSearch, useAuditExport } from './use-audit.ts';

type Props = { entries: readonly AuditEntry[]; session: StaffSession };

function Files({ entries, session }: Props) {
  const { t } = useLingui();
  const textsOf = useEntryTexts(session);
  const [count, most] = [formatNumber(entries.length), formatNumber(AUDIT_EXPORT)];
  const file = {
    name: 'audit-log',
    title: t`Audit log`,
    heads: [t`Time`, t`Person`, t`Role`, t`Action`, t`Order number`, t`Change`],
    rows: entries.map((entry): ReportCell[] => {
      const { person, role, action, changes } = textsOf(entry);
      const change = changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('; ');
      return [{ at: entry.at }, person, role, action, entry.orderNumber, change];
    }),
    zone: session.timeZone,
  };
  return (
    <>
      <p role="status">
        {entries.length < AUDIT_EXPORT
          ? t`Entries in the file: ${count}`
          : t`The file has the newest ${most} entries. Search for one day to get all of it.`}
      </p>
      <FileButtons file={file} />
    </>
  );
}

/** The entries of the search as a file (BO-499). */
export function AuditFile({ search, session }: { search: AuditSearch; session: StaffSession }) {
  const { t } = useLingui();
  const read = useAuditExport();
  const failure = useCallError(read.error);
  return (
    <>
      {read.data ? (
        <Files entries={read.data} session={session} />
      ) : (
        <div>
          <Button isPending={read.isPending} onPress={() => read.mutate(search)}>
            {t`Make a file of what is found`}
          </Button>
        </div>
      )}
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}
