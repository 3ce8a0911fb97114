import { useLingui } from '@lingui/react/macro';
import { PageFrame } from '@dasturxon/ui/page-frame';

import { PhoneForm } from '../../features/sign-in/phone-form.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';

/** Sign-in, first step: the phone (RT-15, SES-14). */
export function LoginScreen() {
  const { t } = useLingui();
  useTitle(t`Sign in`);
  return (
    <PageFrame title={t`Sign in`} backLabel={t`Back`} onBack={() => back('/')}>
      <PhoneForm />
    </PageFrame>
  );
}
