import { useLingui } from '@lingui/react/macro';
import { LOGIN_PATH } from '@dasturxon/core/paths';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { useStore } from 'jotai';
import { useEffect } from 'react';

import { CodeForm } from '../../features/sign-in/code-form.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back, go } from '../../router/navigation.ts';
import { signInPhoneAtom } from '../../domains/account/sign-in.ts';

/** Sign-in, second step: the code (RT-16, SES-14). Without a phone it redirects to the first step. */
export function LoginConfirmScreen() {
  const { t } = useLingui();
  const store = useStore();
  useTitle(t`Confirmation code`);
  useEffect(() => {
    if (store.get(signInPhoneAtom) === null) go(LOGIN_PATH, { replace: true });
  }, [store]);
  return (
    <PageFrame title={t`Confirmation code`} backLabel={t`Back`} onBack={() => back(LOGIN_PATH)}>
      <CodeForm />
    </PageFrame>
  );
}
