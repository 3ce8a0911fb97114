import { useLingui } from '@lingui/react/macro';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { useAtomValue } from 'jotai';

import { BrandTop } from '../../features/profile/brand-top.tsx';
import { ContactForm } from '../../features/sign-in/contact-form.tsx';
import { PhoneForm } from '../../features/sign-in/phone-form.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { frameAtom } from '../../state/frame.ts';

/** Sign-in, first step: the phone, typed or told by the host (RT-15, SES-10, SES-14). */
export function LoginScreen() {
  const { t } = useLingui();
  const canShare = Boolean(useAtomValue(frameAtom)?.shareContact);
  useTitle(t`Sign in`);
  return (
    <PageFrame title={t`Sign in`} backLabel={t`Back`} onBack={() => back('/')}>
      <BrandTop isAlways />
      {canShare ? <ContactForm /> : <PhoneForm />}
    </PageFrame>
  );
}
