import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { CloneOffer } from '@dasturxon/core/brand-file';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import styles from '../connections/connections.module.css';
import { isWholeAccount, type SmsAccount, SmsFields } from '../connections/sms-fields.tsx';
import { AddressField, checkedSub, useSub } from '../onboarding/brand-address.tsx';
import own from './brand-file.module.css';
import { useClone, useCloneOffer, useCloneSubCheck } from './use-clone.ts';

function CloneForm({ platformHost, needsSms }: CloneOffer & { platformHost: string }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const typed = useSub(name);
  const address = checkedSub(typed, useCloneSubCheck(typed.asked).data);
  const [sms, setSms] = useState<SmsAccount>({ gateway: 'ESKIZ', username: '', password: '' });
  const { mutate, error, isPending, isSuccess } = useClone();
  const failed = useCallError(error);
  const { sub, isFree } = address;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = { name, sub, sms: needsSms ? sms : null };
    mutate(body, { onSuccess: ({ goTo }) => location.assign(goTo) });
  };
  return (
    <form className={own['form']} onSubmit={send} noValidate>
      <div className={own['narrow']}>
        <TextField label={t`Name of the new brand`} value={name} onChange={setName} autoComplete="off" />
        <AddressField address={address} platformHost={platformHost} />
        <p className={styles['quiet']}>{t`The operator of the platform adds a domain of the brand’s own.`}</p>
      </div>
      {needsSms && (
        <>
          <p className={styles['quiet']}>
            {t`The new brand sends sign-in codes through an SMS account of its own. You can give the account of this brand.`}
          </p>
          <SmsFields account={sms} onChange={setSms} />
        </>
      )}
      <ButtonRow>
        <Button
          type="submit"
          look="main"
          isPending={isPending || isSuccess}
          isDisabled={name.trim().length < 2 || !isFree || (needsSms && !isWholeAccount(sms))}
        >{t`Make the new brand`}</Button>
      </ButtonRow>
      {isPending && <p role="status">{t`Copying the brand…`}</p>}
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
    </form>
  );
}

/** A new brand as a copy of this one (BO-365). It opens at the new brand's own back office. */
export function ClonePart() {
  const { t } = useLingui();
  const { data: offer, error } = useCloneOffer();
  const failed = useCallError(error);
  const platformHost = offer?.platformHost ?? null;
  return (
    <section className={styles['card']} aria-label={t`Make a new brand from this one`}>
      <h2 className={styles['title']}>{t`Make a new brand from this one`}</h2>
      <p className={styles['quiet']}>
        {t`The new brand gets the published menu, pictures, settings, branches and hours, zones, promotions and content of this one. It gets no guests, orders, staff, keys and passwords, and no unpublished changes. This brand stays as it is.`}
      </p>
      <p className={styles['quiet']}>
        {t`Then you prove your phone at the new brand and become its owner. It takes orders at once. Payments through services such as Payme are off until you connect them.`}
      </p>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      {offer && platformHost === null && (
        <Notice>{t`This server gives no addresses to new brands. Ask the operator of the platform.`}</Notice>
      )}
      {offer && platformHost !== null && <CloneForm {...offer} platformHost={platformHost} />}
    </section>
  );
}
