import { Suspense } from 'react';

import { lazyWithMessages } from '../../i18n/lazy-messages.tsx';
import { useQueryParam } from '../../router/navigation.ts';

const InvitationSheet = lazyWithMessages(
  () => import('../../features/invitation/invitation-sheet.tsx'),
  (module) => module.InvitationSheet,
);

/** The invitation that `?invite=` names, over the menu (B31). */
export function InvitationScreen() {
  const code = useQueryParam('invite');
  if (code === null) return null;
  return (
    <Suspense>
      <InvitationSheet code={code} />
    </Suspense>
  );
}
