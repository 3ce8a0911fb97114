import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { TillConnection } from '@dasturxon/core/connections';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../../board/use-call-error.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import styles from '../connections.module.css';
import { useConnectTill } from './use-systems.ts';

/** Dishes that the till would reject, each with a field for its id there. */
export function TillDishes({ till }: { till: TillConnection }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const { mutate, isPending, isSuccess, error } = useConnectTill();
  const failed = useCallError(error);
  const { kind, pushAt, leads, dishes, missing } = till;
  if (dishes.length === 0) return null;
  const inTill = missing.join(', ');
  const save = () => {
    const ids = Object.entries(typed).map(([id, text]) => [id, text.trim()]);
    mutate(
      { till: kind, fields: {}, pushAt, leads, branches: {}, dishes: Object.fromEntries(ids) },
      { onSuccess: () => setTyped({}) },
    );
  };
  return (
    <>
      <h4 className={styles['title']}>{t`Dishes without an id in the till`}</h4>
      <p className={styles['quiet']}>{t`The till rejects orders with them.`}</p>
      {missing.length > 0 && (
        <p className={styles['quiet']}>
          {t`Only in the till:`} <bdi>{inTill}</bdi>
        </p>
      )}
      <div className={styles['fields']}>
        {dishes.map(({ id, name, tillId }) => {
          const dish = localize(name, language) || id;
          return (
            <TextField
              key={id}
              label={t`Id in the till: ${dish}`}
              value={typed[id] ?? tillId ?? ''}
              autoComplete="off"
              onChange={(text) => setTyped({ ...typed, [id]: text })}
            />
          );
        })}
      </div>
      <ButtonRow>
        <Button isPending={isPending} onPress={save}>{t`Save the ids`}</Button>
      </ButtonRow>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      {isSuccess && <Notice>{t`Saved.`}</Notice>}
    </>
  );
}
