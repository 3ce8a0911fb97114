import { useLingui } from '@lingui/react/macro';
import { LOGIN_PATH } from '@dasturxon/core/paths';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';

import { BrandTop } from '../../features/profile/brand-top.tsx';
import { ContactForm } from '../../features/sign-in/contact-form.tsx';
import { PhoneForm } from '../../features/sign-in/phone-form.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { goBackAfterSignIn, isSentToSignIn } from '../../domains/account/sign-in-first.ts';
import { back, pathHere } from '../../router/navigation.ts';
import { frameAtom } from '../../store/frame.ts';
import { isSignedInAtom } from '../../domains/session/session.ts';
import { NO_SIGN_IN, signInAtom } from '../../domains/account/sign-in.ts';

/** Continues after a sign-in, and goes home for a signed-in customer whom no page has sent here (IMP-20). */
function useLeaveWhenSignedIn() {
  const store = useStore();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const { isDone } = useAtomValue(signInAtom);
  useEffect(() => {
    const isHere = pathHere() === LOGIN_PATH;
    if (!isHere || !(isDone || (isSignedIn && !isSentToSignIn(store)))) return;
    store.set(signInAtom, NO_SIGN_IN);
    goBackAfterSignIn(store);
  }, [store, isSignedIn, isDone]);
}

/** Sign-in, first step: the phone, typed or shared by the host (RT-15, SES-10, SES-14). */
export function LoginScreen() {
  const { t } = useLingui();
  const canShare = Boolean(useAtomValue(frameAtom)?.shareContact);
  useTitle(t`Sign in`);
  useLeaveWhenSignedIn();
  return (
    <PageFrame title={t`Sign in`} backLabel={t`Back`} onBack={() => back('/')}>
      <BrandTop isAlways />
      {canShare ? <ContactForm /> : <PhoneForm />}
    </PageFrame>
  );
}
