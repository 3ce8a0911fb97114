import type { StaffSession } from '@dasturxon/core/staff';
import { lazy, Suspense } from 'react';

const BackOnSale = lazy(async () => ({ default: (await import('./back-on-sale.tsx')).BackOnSale }));

type Props = { session: StaffSession; branchId: string };

/** What is on sale again at the one branch that a board shows; nothing on a board of several. */
export function BoardReturns({ session, branchId }: Props) {
  const [only, ...others] = session.branches;
  const shown = others.length === 0 && only ? only.id : branchId;
  if (shown === '' || !session.permissions.includes('stopList.write')) return null;
  return (
    <Suspense>
      <BackOnSale key={shown} branchId={shown} />
    </Suspense>
  );
}
