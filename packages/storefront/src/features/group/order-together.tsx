import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useStore } from 'jotai';
import { useState } from 'react';

import { askToSignIn } from '../../domains/account/sign-in-first.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { GroupForm } from './group-form.tsx';
import styles from './group.module.css';

/** The way from a basket of one's own to a shared one; its host signs in first, as they will place the order. */
export function OrderTogether() {
  const { t } = useLingui();
  const store = useStore();
  const [isOpen, open] = useState(false);
  const start = () =>
    store.get(sessionAtom) ? open(true) : askToSignIn(store, '/basket', { replace: false });
  return (
    <div className={styles.start}>
      {isOpen ? (
        <GroupForm link={null} />
      ) : (
        <PrimaryButton look={{ tone: 'quiet' }} onClick={start}>{t`Order together`}</PrimaryButton>
      )}
    </div>
  );
}
