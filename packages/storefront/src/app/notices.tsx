import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';

import { noticesAtom } from '../store/notices.ts';

const NoticeHost = lazy(async () => ({ default: (await import('./notice-host.tsx')).NoticeHost }));

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
