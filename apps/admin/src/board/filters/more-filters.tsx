import { Button } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { ORDER_CHANNELS, type BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { CHANNEL_LABELS, channelLabel } from '../labels.ts';
import { ALL, courierOf, type Filters, NO_COURIER } from './filters.ts';
import styles from './filters.module.css';

type Props = {
  /** Whether the person works at several branches, which can be lanes of the board. */
  hasBranches: boolean;
  orders: ReadonlyMap<string, BoardOrder>;
  filters: Filters;
  onChange: (filters: Filters) => void;
};

/** The couriers of the orders on the board by what `courierOf` calls them. */
function couriersOf(orders: Props['orders'], service: string): Map<string, string> {
  const couriers = new Map<string, string>();
  for (const order of orders.values()) {
    const key = courierOf(order);
    if (key === null) continue;
    const name = order.courierId === null ? service : order.delivery?.name;
    if (name) couriers.set(key, name);
  }
  return couriers;
}

function FiltersDialog({ hasBranches, orders, filters, onChange, onClose }: Props & { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const all = { value: ALL, label: t`All` };
  const sources = ORDER_CHANNELS.map((value) => ({
    value: value as string,
    label: channelLabel(CHANNEL_LABELS[value], i18n),
  }));
  const couriers = [...couriersOf(orders, t`Courier service`)].map(([value, label]) => ({ value, label }));
  return (
    <Dialog title={t`Filters`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      <div className={styles['fields']}>
        <SelectField
          label={t`Source`}
          options={[all, ...sources]}
          value={filters.source}
          onChange={(source) => onChange({ ...filters, source })}
        />
        <SelectField
          label={t`Courier`}
          options={[all, { value: NO_COURIER, label: t`No courier` }, ...couriers]}
          value={filters.courier}
          onChange={(courier) => onChange({ ...filters, courier })}
        />
        <SelectField
          label={t`Promised time`}
          options={[all, { value: 'late', label: t`Late only` }]}
          value={filters.isLate ? 'late' : ALL}
          onChange={(value) => onChange({ ...filters, isLate: value === 'late' })}
        />
        {hasBranches && (
          <SelectField
            label={t`Branches`}
            options={[
              { value: ALL, label: t`Together` },
              { value: 'lanes', label: t`One lane each` },
            ]}
            value={filters.isInLanes ? 'lanes' : ALL}
            onChange={(value) => onChange({ ...filters, isInLanes: value === 'lanes' })}
          />
        )}
        <Button
          onPress={() => onChange({ ...filters, source: ALL, courier: ALL, isLate: false })}
        >{t`Show all`}</Button>
      </div>
    </Dialog>
  );
}

/** The filters by source, courier and lateness in a dialog; its button shows how many of them are set. */
export function MoreFilters(props: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { source, courier, isLate } = props.filters;
  const count = [source !== ALL, courier !== ALL, isLate].filter(Boolean).length;
  return (
    <>
      {/* Not a child of the row of tools, which leaves its own buttons to More on a tablet. */}
      <div className={styles['always']}>
        <Button onPress={() => setOpen(true)}>{count === 0 ? t`Filters` : t`Filters: ${count}`}</Button>
      </div>
      {isOpen && <FiltersDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
