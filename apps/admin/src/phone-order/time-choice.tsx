import { SelectField } from '@dasturxon/admin-ui/select-field';
import type { OfferedServiceType } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';

import type { CallTime } from './call.ts';
import { useSlots } from './use-call.ts';

const KEPT = 'kept';

type Props = {
  service: OfferedServiceType;
  branchId: string | null;
  /** Undefined: the time that the order has. */
  at: CallTime | undefined;
  /** The time that the order has, as text; missing for a new order. */
  kept?: string;
  onChange: (at: CallTime | undefined) => void;
};

const valueOf = (at: Props['at']) => (at === undefined ? KEPT : at ? `${at.day} ${at.time}` : '');

/** As soon as possible, or one of the free times of a branch. */
export function TimeChoice({ service, branchId, at, kept, onChange }: Props) {
  const { t } = useLingui();
  const { data: days = [] } = useSlots(service, branchId);
  const options = days.flatMap(({ day, times }) =>
    times.map((time) => ({ value: `${day} ${time}`, label: `${day.slice(8)}.${day.slice(5, 7)} ${time}` })),
  );
  return (
    <SelectField
      label={t`Time`}
      options={[
        ...(kept === undefined ? [] : [{ value: KEPT, label: kept }]),
        { value: '', label: t`As soon as possible` },
        ...options,
      ]}
      value={valueOf(at)}
      onChange={(value) => {
        const [day = '', time = ''] = value.split(' ');
        onChange(value === KEPT ? undefined : value === '' ? null : { day, time });
      }}
    />
  );
}
