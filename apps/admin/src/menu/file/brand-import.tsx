import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { ApiError } from '@dasturxon/core/api';
import { localize } from '@dasturxon/core/kernel';
import type { OwnBrand } from '@dasturxon/core/menu-file';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';

import { CheckedBrand } from '../../brand-file/checked-brand.tsx';
import { useCheckOwnBrand } from '../../brand-file/use-brand-file.ts';
import { useCallError } from '../../board/use-call-error.ts';
import styles from '../../drafts/fields/fields.module.css';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSession } from '../../session/session.ts';
import { CheckedFile } from './checked-file.tsx';
import { useCheckBrand, useOwnBrands } from './use-menu-file.ts';

/** What is wrong with the code, and what else has failed; empty for nothing. */
function useErrors(error: ApiError | null) {
  const failed = useCallError(error);
  return error?.code === 'factor.wrong' ? { code: failed, call: '' } : { code: '', call: failed };
}

type How = 'ROWS' | 'ALL' | 'TIMES';

/** The reading of another brand: its rows as a file, or the whole menu as a brand file, and what it shows. */
function useReading() {
  const rows = useCheckBrand();
  const all = useCheckOwnBrand();
  const [how, setHow] = useState<How>('ROWS');
  const { isPending, error } = how === 'ROWS' ? rows : all;
  const send = (asked: { merchantId: string; code: string }, done: { onSuccess: () => void }) => {
    if (how === 'ROWS') rows.mutate(asked, done);
    else all.mutate({ ...asked, areas: how === 'ALL' ? ['menu'] : ['menu', 'promos'] }, done);
  };
  const reset = () => {
    rows.reset();
    all.reset();
  };
  const checkedRows = rows.data && <CheckedFile key={rows.data.key} checked={rows.data} />;
  const checkedAll = all.data && <CheckedBrand key={all.data.key} checked={all.data} />;
  const shown = how === 'ROWS' ? checkedRows : checkedAll;
  return { how, setHow, send, reset, isPending, error, shown: isPending ? null : shown };
}

function BrandForm({ brands }: { brands: readonly OwnBrand[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [merchantId, setMerchantId] = useState(brands[0]?.merchantId ?? '');
  const [code, setCode] = useState('');
  const { how, setHow, send: read, reset, isPending, error, shown } = useReading();
  const errors = useErrors(error);
  const options = brands.map(({ merchantId: value, name }) => ({
    value,
    label: localize(name, language) || value,
  }));
  const brand = options.find(({ value }) => value === merchantId)?.label ?? '';
  const choose = (id: string) => {
    setMerchantId(id);
    setCode('');
    reset();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    // A code counts once, so that the next reading needs the next one.
    read({ merchantId, code }, { onSuccess: () => setCode('') });
  };
  return (
    <section className={styles['pair']} aria-label={t`From another brand of yours`}>
      <h3 className={styles['title']}>{t`From another brand of yours`}</h3>
      <p>{t`Its published menu is read like a file: new dishes are added, and those with the same code or name are changed. None is removed.`}</p>
      <Chips
        label={t`What comes`}
        chips={[
          { value: 'ROWS', label: t`Texts, prices and codes, row by row` },
          { value: 'ALL', label: t`The whole menu with modifier groups` },
          { value: 'TIMES', label: t`The whole menu, its hours and promotions` },
        ]}
        value={how}
        onChange={setHow}
      />
      <form className={styles['pair']} onSubmit={send} noValidate>
        <SelectField label={t`Brand`} options={options} value={merchantId} onChange={choose} />
        <p>{t`Take the code from the entry of “${brand}” in your authenticator app. If you have only a passkey there, download the menu there and choose the file above.`}</p>
        <TextField
          label={t`Code of the app, or a recovery code`}
          value={code}
          onChange={setCode}
          error={errors.code}
          autoComplete="one-time-code"
        />
        <ButtonRow>
          <Button type="submit" isPending={isPending} isDisabled={code.trim() === ''}>
            {t`Read its menu`}
          </Button>
        </ButtonRow>
      </form>
      {errors.call !== '' && <Notice tone="bad">{errors.call}</Notice>}
      {shown}
    </section>
  );
}

/** The menu of another brand that the person owns too, read like a file; nothing for a person without one. */
export function BrandImport() {
  const { data: session } = useSession();
  const { data: brands = [] } = useOwnBrands(session?.permissions.includes('menu.fromBrand') === true);
  return brands.length === 0 ? null : <BrandForm brands={brands} />;
}
