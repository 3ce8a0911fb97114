import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { PinIcon, StoreIcon } from '@dasturxon/ui/icons';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { followCell } from '../../../router/follow-cell.ts';
import { orderDraftAtom, serviceTypeAtom } from '../../../domains/checkout/order-draft.ts';
import { useAddressLabels } from '../../../i18n/labels/address-labels.ts';
import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';
import { Card } from './card.tsx';
import styles from './checkout.module.css';
import type { useServing } from '../quote/use-order-draft.ts';

type WhereCardProps = {
  serving: ReturnType<typeof useServing>;
  error: string | null;
  /** What chooses the table of an order that is eaten in. */
  table: ReactNode;
};

/** The delivery address, the pick-up branch or the table. */
export function WhereCard({ serving, error, table }: WhereCardProps) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const addressLabels = useAddressLabels();
  const serviceType = useAtomValue(serviceTypeAtom);
  const { address } = useAtomValue(orderDraftAtom);
  const { branch, branchId } = serving;

  if (serviceType === 'DELIVERY') {
    return (
      <Card place="where" title={t`Where`} error={error}>
        <Cell
          icon={<PinIcon />}
          title={address ? addressLabels.name(address) : t`Choose an address`}
          description={address ? addressLabels.description(address) || null : t`Where should we bring it?`}
          href="/choose-address"
          onClick={followCell('/choose-address')}
        />
      </Card>
    );
  }
  if (serviceType === 'DINE_IN')
    return (
      <Card place="where" title={t({ context: 'where it is had', message: 'Where' })} error={error}>
        {table}
      </Card>
    );
  const name = branch ? format.name(branch.name) : branchId ? t`Loading` : t`Choose a branch`;
  return (
    <Card place="where" title={t({ context: 'where it is had', message: 'Where' })} error={error}>
      <Cell
        icon={<StoreIcon />}
        title={name}
        description={<span className={styles.address}>{branch?.address ?? t`Choose where to pick up`}</span>}
        href="/address/pickup"
        onClick={followCell('/address/pickup')}
      />
    </Card>
  );
}
