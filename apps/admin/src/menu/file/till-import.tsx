import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { localize } from '@dasturxon/core/kernel';
import type { TillBranches } from '@dasturxon/core/menu-file';
import type { StaffSession, TillKind } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../../board/use-call-error.ts';
import styles from '../../drafts/fields/fields.module.css';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSession } from '../../session/session.ts';
import { CheckedFile } from './checked-file.tsx';
import { useCheckTill, useTillBranches } from './use-menu-file.ts';

/** Names of the tills, which are the same in every language. */
const TILL_NAMES: Readonly<Record<TillKind, string>> = { POSTER: 'Poster', IIKO: 'iiko', JOWI: 'Jowi' };

type Props = { session: StaffSession; till: TillBranches & { kind: TillKind } };

function TillForm({ session, till }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const options = session.branches
    .filter(({ id }) => till.branchIds.includes(id))
    .map(({ id, name }) => ({ value: id, label: localize(name, language) || id }));
  const [branchId, setBranch] = useState(options[0]?.value ?? '');
  const { mutate, reset, data, error, isPending } = useCheckTill();
  const failed = useCallError(error);
  const kind = TILL_NAMES[till.kind];
  const choose = (id: string) => {
    setBranch(id);
    reset();
  };
  return (
    <section className={styles['pair']} aria-label={t`From the till`}>
      <h3 className={styles['title']}>{t`From the till`}</h3>
      <p>{t`The menu of ${kind} is read like a file: dishes with the same id there take its price, new ones are added, hidden ones go off sale. Texts and categories of your dishes stay, and none is removed.`}</p>
      {options.length === 0 ? (
        <Notice>{t`No branch of yours has an id in ${kind} yet.`}</Notice>
      ) : (
        <>
          <SelectField
            label={t`Branch whose prices count`}
            options={options}
            value={branchId}
            onChange={choose}
          />
          <ButtonRow>
            <Button
              isPending={isPending}
              onPress={() => mutate({ branchId })}
            >{t`Read the menu of ${kind}`}</Button>
          </ButtonRow>
        </>
      )}
      {isPending && <p role="status">{t`Reading the till. This can take half a minute…`}</p>}
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      {data && !isPending && <CheckedFile key={data.key} checked={data} />}
    </section>
  );
}

/** The menu of the connected till, read like a file; nothing for a brand without a till (BO-520). */
export function TillImport() {
  const { data: session } = useSession();
  const { data: till } = useTillBranches();
  if (!session || !till || till.kind === null) return null;
  return <TillForm session={session} till={{ ...till, kind: till.kind }} />;
}
