import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { Language } from '@dasturxon/core/kernel';
import { mayEnter, type StaffSession } from '@dasturxon/core/staff';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';

import { lazyWithMessages } from '../i18n/lazy-with-messages.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { useOwnDevice } from '../devices/use-devices.ts';
import { useIdleLock } from '../devices/use-idle-lock.ts';
import { storeLanguage } from '../i18n/language.ts';
import { LanguageContext } from '../i18n/use-language.ts';
import { forget, useSession } from '../session/session.ts';
import { SignInScreen } from '../session/sign-in-screen.tsx';
import { Office } from './office.tsx';

const JoinScreen = lazy(async () => ({ default: (await import('../people/join-screen.tsx')).JoinScreen }));

const FactorScreen = lazy(async () => ({
  default: (await import('../second-factor/factor-screen.tsx')).FactorScreen,
}));

const StartScreen = lazyWithMessages(
  async () => (await import('../onboarding/start-screen.tsx')).StartScreen,
);

const OwnerScreen = lazyWithMessages(
  async () => (await import('../onboarding/owner-screen.tsx')).OwnerScreen,
);

const EnrolScreen = lazy(async () => ({
  default: (await import('../devices/enrol-screen.tsx')).EnrolScreen,
}));

const DeviceScreen = lazy(async () => ({
  default: (await import('../devices/device-screen.tsx')).DeviceScreen,
}));

/** Without a session: the people of a shared tablet, or the sign-in by phone. */
function SignedOut() {
  const { data: device, isPending } = useOwnDevice();
  if (isPending) return null;
  return device ? (
    <Suspense>
      <DeviceScreen device={device} />
    </Suspense>
  ) : (
    <SignInScreen />
  );
}

/** The pages of a person, which lock themselves on a shared tablet. */
function SignedIn({ session }: { session: StaffSession }) {
  useIdleLock(session);
  return <Office session={session} />;
}

type Locale = { language: Language; i18n: I18n };

/** On the platform's host an operator's link makes a brand; any other page is a brand's. */
function Pages() {
  const [path] = useLocation();
  return path === '/start' ? (
    <Suspense>
      <StartScreen />
    </Suspense>
  ) : (
    <BrandPages />
  );
}

function BrandPages() {
  const { t } = useLingui();
  const [path] = useLocation();
  const { data: session, error, isPending, refetch } = useSession();
  const isSignedOut = session === null;
  useEffect(() => {
    if (isSignedOut) void forget();
  }, [isSignedOut]);
  if (path === '/join')
    return (
      <Suspense>
        <JoinScreen />
      </Suspense>
    );
  if (path === '/own')
    return (
      <Suspense>
        <OwnerScreen />
      </Suspense>
    );
  if (path === '/enrol')
    return (
      <Suspense>
        <EnrolScreen />
      </Suspense>
    );
  if (session && !mayEnter(session.factor))
    return (
      <Suspense>
        <FactorScreen session={session} />
      </Suspense>
    );
  if (session) return <SignedIn session={session} />;
  if (isPending) return null;
  if (!error) return <SignedOut />;
  return (
    <Notice tone="bad">
      {t`The back office could not be opened. Check the network.`}{' '}
      <Button onPress={() => void refetch()}>{t`Try again`}</Button>
    </Notice>
  );
}

/** The back office in a language; another one replaces all texts at once. */
export function App({ first }: { first: Locale }) {
  const [{ language, i18n }, setLocale] = useState(first);
  const choice = useMemo(
    () => ({
      language,
      choose: (chosen: Language) => {
        storeLanguage(chosen);
        void loadMessages(chosen).then((loaded) => setLocale({ language: chosen, i18n: loaded }));
      },
    }),
    [language],
  );
  return (
    <LanguageContext.Provider value={choice}>
      <I18nProvider i18n={i18n}>
        <Pages />
      </I18nProvider>
    </LanguageContext.Provider>
  );
}
