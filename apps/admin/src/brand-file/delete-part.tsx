import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { ApiError } from '@dasturxon/core/api';
import { type BrandDeletion, isTypedName } from '@dasturxon/core/brand-file';
import { formatDate } from '@dasturxon/core/format';
import { localize, type LocalizedText } from '@dasturxon/core/kernel';
import type { StaffSession } from '@dasturxon/core/staff';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import styles from '../connections/connections.module.css';
import { useLanguage } from '../i18n/use-language.ts';
import own from './brand-file.module.css';
import { useAskDeletion, useCallOff, useDeletion } from './use-deletion.ts';

/** What the deletion would wait for, and waits for. */
function OpenBusiness({ deletion: { openOrders, openPayments } }: { deletion: BrandDeletion }) {
  const { t } = useLingui();
  if (openOrders + openPayments === 0) return null;
  const parts = [
    openOrders > 0 && t`${plural(openOrders, { one: '# open order', other: '# open orders' })}`,
    openPayments > 0 &&
      t`${plural(openPayments, { one: '# payment or refund under way', other: '# payments or refunds under way' })}`,
  ];
  const open = parts.filter((part) => part !== false).join(', ');
  return (
    <p className={styles['quiet']}>{t`Not finished now: ${open}. The deletion waits until none is left.`}</p>
  );
}

function Planned({ deletion, timeZone }: { deletion: BrandDeletion; timeZone: string }) {
  const { t } = useLingui();
  const { mutate, error, isPending } = useCallOff();
  const failed = useCallError(error);
  const time = formatDate(deletion.dueAt ?? '', { time: true }, timeZone);
  const by = deletion.askedBy ?? '';
  return (
    <>
      <Notice tone="bad">
        <strong>{t`This brand is deleted on ${time}.`}</strong>{' '}
        {by !== '' && <bdi>{t`Asked for by ${by}.`}</bdi>}
      </Notice>
      <p className={styles['quiet']}>
        {t`Until then guests order as before. From that moment the brand takes no orders and no bookings. Until its data is erased any owner can call the deletion off.`}
      </p>
      <OpenBusiness deletion={deletion} />
      <ButtonRow>
        <Button look="main" isPending={isPending} onPress={() => mutate()}>
          {t`Call the deletion off`}
        </Button>
      </ButtonRow>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
    </>
  );
}

/** Each language's name confirms it; the one that the person reads is asked for. */
const nameToType = ({ names }: BrandDeletion, shown: string): string =>
  names.includes(shown.trim()) ? shown.trim() : (names[0] ?? '');

function AskForm({ deletion, brandName }: { deletion: BrandDeletion; brandName: LocalizedText | null }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const { mutate, error, isPending } = useAskDeletion();
  const failed = useCallError(error);
  const errorAt = (code: ApiError['code']) => (error?.code === code ? failed : '');
  const [ofName, ofCode] = [errorAt('brand.nameDiffers'), errorAt('factor.wrong')];
  const brand = nameToType(deletion, localize(brandName, language));
  const send = (event: FormEvent) => {
    event.preventDefault();
    // A code counts once.
    mutate({ name, code }, { onSettled: () => setCode('') });
  };
  return (
    <form className={own['form']} onSubmit={send} noValidate>
      <OpenBusiness deletion={deletion} />
      <div className={own['narrow']}>
        <TextField
          label={t`Name of the brand, exactly: ${brand}`}
          value={name}
          onChange={setName}
          error={ofName}
          autoComplete="off"
        />
        <TextField
          label={t`Code of the app, or a recovery code`}
          value={code}
          onChange={setCode}
          error={ofCode}
          autoComplete="one-time-code"
        />
      </div>
      <ButtonRow>
        <Button
          type="submit"
          look="danger"
          isPending={isPending}
          isDisabled={!isTypedName(name, deletion.names) || code.trim() === ''}
        >{t`Delete the brand in 30 days`}</Button>
      </ButtonRow>
      {failed !== '' && ofName + ofCode === '' && <Notice tone="bad">{failed}</Notice>}
    </form>
  );
}

/** The deletion of the brand in 30 days (BO-521): asked for with its name and a code, called off with a press. */
export function DeletePart({ session: { timeZone, brandName } }: { session: StaffSession }) {
  const { t } = useLingui();
  const { data: deletion, error } = useDeletion();
  const failed = useCallError(error);
  return (
    <section className={styles['card']} aria-label={t`Delete this brand`}>
      <h2 className={styles['title']}>{t`Delete this brand`}</h2>
      <p className={styles['quiet']}>
        {t`In 30 days the brand is closed and its guests, staff, menu, pictures, bookings, settings, keys and passwords are erased. This cannot be undone. Orders and payments stay for the books, without names, phones and addresses.`}
      </p>
      <p className={styles['quiet']}>{t`Download the file of the brand above first: no copy is kept.`}</p>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      {deletion &&
        (deletion.dueAt === null ? (
          <AskForm deletion={deletion} brandName={brandName} />
        ) : (
          <Planned deletion={deletion} timeZone={timeZone} />
        ))}
    </section>
  );
}
