import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { RowList } from '@dasturxon/admin-ui/row-list';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'wouter';

import { OfficeFrame } from '../app/office-frame.tsx';
import { useCallError } from '../board/use-call-error.ts';
import { AuditRow } from './audit-entry.tsx';
import { AuditFile } from './audit-file.tsx';
import { ACTION_LABELS } from './audit-labels.ts';
import styles from './audit-screen.module.css';
import { type AuditSearch, readSearch, toAddress, useAudit } from './use-audit.ts';
import type { SessionProps } from '../session/session-props.ts';

function SearchFields({
  search,
  onChange,
}: {
  search: AuditSearch;
  onChange: (search: AuditSearch) => void;
}) {
  const { t, i18n } = useLingui();
  const actions = Object.entries(ACTION_LABELS).map(([value, label]) => ({ value, label: i18n._(label) }));
  return (
    <search className={styles['search']}>
      <TextField
        label={t`Person`}
        type="search"
        value={search.person}
        onChange={(person) => onChange({ ...search, person })}
      />
      <SelectField
        label={t`Action`}
        options={[{ value: '', label: t`All` }, ...actions]}
        value={search.action}
        onChange={(action) => onChange({ ...search, action })}
      />
      <TextField
        label={t`Order number`}
        type="search"
        inputMode="numeric"
        value={search.orderNumber}
        onChange={(text) => onChange({ ...search, orderNumber: text.replaceAll(/\D/g, '').slice(0, 15) })}
      />
      <TextField
        label={t`Day`}
        type="date"
        value={search.day}
        onChange={(day) => onChange({ ...search, day })}
      />
    </search>
  );
}

function Entries({ session, search }: { session: StaffSession; search: AuditSearch }) {
  const { t } = useLingui();
  const { data: entries, error, isFetchingNextPage, hasNextPage, fetchNextPage } = useAudit(search);
  const problem = useCallError(error);
  if (problem !== '') return <Notice tone="bad">{problem}</Notice>;
  if (!entries) return <p>{t`Loading…`}</p>;
  return (
    <>
      <p role="status">{entries.length === 0 ? t`Nothing found` : ''}</p>
      <RowList label={t`Audit log`}>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} session={session} />
        ))}
      </RowList>
      {hasNextPage && (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t`Show older entries`}
        </Button>
      )}
    </>
  );
}

/** The audit log: what staff did, searched by person, action, order and day. The search is in the address. */
export function AuditScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const search = readSearch(params);
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {session.permissions.includes('audit.read') ? (
        <div className={styles['screen']}>
          <SearchFields search={search} onChange={(next) => setParams(toAddress(next), { replace: true })} />
          <AuditFile key={JSON.stringify(search)} search={search} session={session} />
          <Entries session={session} search={search} />
        </div>
      ) : (
        <Notice>{t`Your role has no audit log.`}</Notice>
      )}
    </OfficeFrame>
  );
}
