import { useAtomValue } from 'jotai';
import { Suspense } from 'react';

import { noticesAtom } from '../store/notices.ts';
import { lazyComponent } from '../lazy/lazy-component.ts';

const NoticeHost = lazyComponent(
  () => import('./notice-host.tsx'),
  (module) => module.NoticeHost,
);

/** Nothing until there is something to say; then the region that says it. */
export function Notices() {
  const isSilent = useAtomValue(noticesAtom).length === 0;
  if (isSilent) return null;
  return (
    <Suspense>
      <NoticeHost />
    </Suspense>
  );
}
