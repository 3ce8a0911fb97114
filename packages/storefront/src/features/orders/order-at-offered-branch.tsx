import type { Order } from '@dasturxon/core/order';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import * as v from 'valibot';

import { chosenBranchAtom } from '../../domains/branches/chosen-branch.ts';
import { nearestBranchAtom } from '../../domains/branches/nearest-branch.ts';
import { changeDraftAtom, DraftAddress } from '../../domains/checkout/order-draft.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import styles from './orders.module.css';
import { useRepeat } from './repeat/repeat-button.tsx';

type Props = {
  order: Pick<Order, 'id' | 'cartItems' | 'address'>;
  offer: NonNullable<Order['offeredBranch']>;
};

/** Orders the same from the open branch that was offered when the first one did not answer. */
export function OrderAtOfferedBranch({ order, offer }: Props) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const change = useSetAtom(changeDraftAtom);
  const setNearest = useSetAtom(nearestBranchAtom);
  const remember = useSetAtom(chosenBranchAtom);
  const repeat = useRepeat(order);
  const { id, serviceType, distance } = offer;
  const name = format.name(offer.name);

  const choose = () => {
    const now = { later: false, day: null, time: null };
    if (serviceType === 'DELIVERY') {
      const address = v.safeParse(DraftAddress, order.address);
      change({ ...now, serviceType, ...(address.success && { address: address.output }) });
      setNearest({ id, name: offer.name, distance, isChosen: true });
    } else {
      change({ ...now, serviceType, branchId: id });
      remember({ id, name: offer.name });
    }
    repeat.run();
  };
  return (
    <SectionCard>
      <div className={styles.actions}>
        <p>{t`Another branch is open and can prepare the same order now.`}</p>
        <PrimaryButton busy={repeat.isPending} busyLabel={t`Adding to basket`} onClick={choose}>
          {serviceType === 'DELIVERY' ? t`Deliver now from ${name}` : t`Pick up now at ${name}`}
        </PrimaryButton>
        {repeat.sheet}
      </div>
    </SectionCard>
  );
}
