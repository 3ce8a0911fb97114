import { Notice } from '@dasturxon/admin-ui/notice';
import { isSuspected } from '@dasturxon/core/order';
import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { OnlineButton } from '../../offline/online-button.tsx';
import { useCallError } from '../use-call-error.ts';
import { useBlockGuest } from './use-rejection.ts';

type Props = { order: BoardOrder; session: StaffSession; put: (order: BoardOrder) => void };

/** Whether managers are asked to block the guest of an order: it was rejected under suspicion, and the guest is not blocked. */
export const isBlockProposed = (order: BoardOrder): boolean =>
  isSuspected(order) && order.guest !== null && !order.guest.isBlocked;

/** What a person reads about the block: that it holds, or that it is proposed. */
function BlockNotice({ isBlocked, mayBlock }: { isBlocked: boolean; mayBlock: boolean }) {
  const { t } = useLingui();
  if (isBlocked) return <Notice tone="warn">{t`The guest is blocked: they cannot sign in or order.`}</Notice>;
  return (
    <Notice tone="warn">
      {mayBlock
        ? t`The order looked like a prank. Block its guest? They could no longer sign in or order.`
        : t`The order looked like a prank. A manager can block its guest here.`}
    </Notice>
  );
}

/** The block of the guest: proposed by a rejection under suspicion, set and lifted by a manager (BO-172). */
export function BlockGuest({ order, session, put }: Props) {
  const { t } = useLingui();
  const block = useBlockGuest(order, put);
  const error = useCallError(block.error);
  const isBlocked = order.guest?.isBlocked ?? false;
  if (!isBlocked && !isBlockProposed(order)) return null;
  const mayBlock = session.permissions.includes('customers.block');
  return (
    <>
      <BlockNotice isBlocked={isBlocked} mayBlock={mayBlock} />
      {mayBlock && (
        <div>
          <OnlineButton
            look={isBlocked ? 'quiet' : 'danger'}
            isPending={block.isPending}
            onPress={() => block.mutate(!isBlocked)}
          >
            {isBlocked ? t`Lift the block` : t`Block the guest`}
          </OnlineButton>
        </div>
      )}
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </>
  );
}
