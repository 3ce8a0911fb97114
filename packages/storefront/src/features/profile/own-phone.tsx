import { formatPhone } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { notifyAtom } from '../../store/notices.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import styles from './profile.module.css';
import { lazyModule } from '../../lazy/lazy-module.ts';
import { useLazyModule } from '../../lazy/use-lazy-module.ts';

const changePhone = lazyModule(() => import('./change-phone.tsx'));

/** The phone the customer signs in with, and the way to another one. */
export function OwnPhone() {
  const { t } = useLingui();
  const phone = useAtomValue(sessionAtom)?.user.phone;
  const notify = useSetAtom(notifyAtom);
  const [isChanging, setChanging] = useState(false);
  const change = useLazyModule(changePhone);
  const done = () => {
    setChanging(false);
    notify({ text: t`Your phone number has been changed`, tone: 'success' });
  };
  return (
    <SectionCard>
      <div className={styles.phone}>
        <div>
          <p className={styles.name}>{t`Phone`}</p>
          <bdi dir="ltr">{formatPhone(phone ?? '')}</bdi>
        </div>
        <PrimaryButton tone="quiet" narrow small onClick={() => setChanging(true)}>
          {t`Change`}
        </PrimaryButton>
      </div>
      {isChanging && change ? <change.ChangePhone onDone={done} onClose={() => setChanging(false)} /> : null}
    </SectionCard>
  );
}
