import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@dasturxon/ui/error-state';
import { useEffect } from 'react';

import { WaysOn } from '../not-found/not-found-screen.tsx';
import { amendEntry, entryHere } from '../../router/history.ts';
import { useTitle } from '../../i18n/use-title.ts';

/** Requests the page itself once: the server decides the merchant's state (RT-11, RT-14, D73). */
function useAskServer() {
  useEffect(() => {
    if (entryHere().wasAsked) return;
    amendEntry(undefined, { wasAsked: true });
    location.reload();
  }, []);
}

/** `/blocked`: the merchant is not active. */
export function BlockedScreen() {
  const { t } = useLingui();
  return (
    <Status
      title={t`Temporarily closed`}
      text={t`The restaurant is not taking orders right now. Come back later.`}
    />
  );
}

/** `/merchantNotAvailable` and `/deleted`: the merchant does not exist. */
export function NotAvailableScreen() {
  const { t } = useLingui();
  return <Status title={t`Not available`} text={t`There is no restaurant at this address now.`} />;
}

function Status({ title, text }: { title: string; text: string }) {
  useAskServer();
  useTitle(title);
  return (
    <main>
      <ErrorState title={title} text={text} asPage action={<WaysOn />} />
    </main>
  );
}
