import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { Language } from '@dasturxon/core/kernel';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';

import { loadMessages } from '../i18n/load-messages.ts';
import { storeLanguage } from '../i18n/language.ts';
import { LanguageContext } from '../i18n/use-language.ts';
import { useSession } from '../session/session.ts';
import { SignInScreen } from '../session/sign-in-screen.tsx';
import { Office } from './office.tsx';

type Spoken = { language: Language; i18n: I18n };

function Pages() {
  const { t } = useLingui();
  const { data: session, error, isPending, refetch } = useSession();
  if (session) return <Office session={session} />;
  if (isPending) return null;
  if (!error) return <SignInScreen />;
  return (
    <Notice tone="bad">
      {t`The back office could not be opened. Check the network.`}{' '}
      <Button onPress={() => void refetch()}>{t`Try again`}</Button>
    </Notice>
  );
}

/** The back office in a language; another one replaces all texts at once. */
export function App({ first }: { first: Spoken }) {
  const [{ language, i18n }, setSpoken] = useState(first);
  const choice = useMemo(
    () => ({
      language,
      choose: (chosen: Language) => {
        storeLanguage(chosen);
        void loadMessages(chosen).then((loaded) => setSpoken({ language: chosen, i18n: loaded }));
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
