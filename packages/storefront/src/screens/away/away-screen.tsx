import { matchRoute } from '@dasturxon/core/paths';
import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@dasturxon/ui/error-state';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { Sheet } from '@dasturxon/ui/sheet';
import { useEffect } from 'react';

import { ROUTE_TITLES } from '../../i18n/route-titles.ts';
import { ToMenuButton } from '../../i18n/to-menu-button.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back, usePath } from '../../router/navigation.ts';

const leave = () => back('/');

/** Replaces a screen that cannot load offline, until the network returns (F01). */
export function AwayScreen() {
  const { t } = useLingui();
  return (
    <PageFrame title={useAwayTitle()} backLabel={t`Back`} onBack={leave}>
      <Away />
    </PageFrame>
  );
}

/** The same for what opens over a page. */
export function AwaySheetScreen() {
  const { t } = useLingui();
  return (
    <Sheet open header={{ title: useAwayTitle(), closeLabel: t`Close` }} onClose={leave}>
      <Away />
    </Sheet>
  );
}

function useAwayTitle(): string {
  const { i18n } = useLingui();
  const title = i18n._(ROUTE_TITLES[matchRoute(usePath('/'))?.name ?? 'notFound']);
  useTitle(title);
  return title;
}

function Away() {
  const { t } = useLingui();
  useEffect(() => {
    const open = () => location.reload();
    addEventListener('online', open, { once: true });
    return () => removeEventListener('online', open);
  }, []);
  return (
    <ErrorState
      drawing="offline"
      title={t`This page will open once you are online.`}
      action={<ToMenuButton />}
    />
  );
}
