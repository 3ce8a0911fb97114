import { useAtomValue } from 'jotai';
import { Suspense } from 'react';

import { noticesAtom } from '../store/notices.ts';
import { lazyComponent } from '../lazy/lazy-component.ts';

const NoticeHost = lazyComponent(
  () => import('./notice-host.tsx'),
  (module) => module.NoticeHost,
);

/** Renders nothing until there is a notice; then the live region. */
export function Notices() {
  const isSilent = useAtomValue(noticesAtom).length === 0;
  if (isSilent) return null;
  return (
    <Suspense>
      <NoticeHost />
    </Suspense>
  );
}
