import { Chips } from '@dasturxon/admin-ui/chips';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { localize } from '@dasturxon/core/kernel';
import { IF_MISSING, OFFERED_SERVICE_TYPES } from '@dasturxon/core/order';
import { canPlaceFor, type FoundCustomer, type StaffSession } from '@dasturxon/core/staff';
import { ALLERGIES_MAX } from '@dasturxon/core/validation';
import { useLingui } from '@lingui/react/macro';

import { SERVICE_LABELS } from '../board/labels.ts';
import { IF_MISSING_CHOICES } from './if-missing-choices.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { AddressChoice } from './address-choice.tsx';
import type { Call } from './call.ts';
import styles from './phone-order.module.css';
import { TimeChoice } from './time-choice.tsx';
import { useHalls } from './use-call.ts';

type Part = { call: Call; onChange: (change: Partial<Call>) => void };

function TableChoice({ call, onChange }: Part) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: halls = [] } = useHalls(call.branchId);
  const options = halls.flatMap((hall) =>
    hall.tables.map(({ id, name }) => ({ value: id, label: `${localize(hall.name, language)} · ${name}` })),
  );
  return (
    <SelectField
      label={t`Table`}
      options={[{ value: '', label: '—' }, ...options]}
      value={call.tableId ?? ''}
      onChange={(tableId) => onChange({ tableId: tableId || null })}
    />
  );
}

/** How and where the guest gets the order, and when. */
export function PlacePart({
  call,
  onChange,
  customer,
  session,
}: Part & { customer: FoundCustomer | null; session: StaffSession }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const services = OFFERED_SERVICE_TYPES.filter((service) => canPlaceFor(session.role, service));
  const branches = session.branches.map(({ id, name }) => ({
    value: id,
    label: localize(name, language) || id,
  }));
  return (
    <section className={styles['part']} aria-label={t`Service`}>
      <h2>{t`Service`}</h2>
      <Chips
        label={t`Service`}
        chips={services.map((value) => ({ value, label: i18n._(SERVICE_LABELS[value]) }))}
        value={call.service}
        onChange={(service) =>
          onChange({
            service,
            at: null,
            branchId: service === 'DELIVERY' ? null : (call.branchId ?? branches[0]?.value ?? null),
          })
        }
      />
      {call.service === 'DELIVERY' ? (
        <AddressChoice
          address={call.address}
          onChange={(address) => onChange({ address })}
          customer={customer}
          session={session}
        />
      ) : (
        <SelectField
          label={t`Branch`}
          options={branches}
          value={call.branchId ?? ''}
          onChange={(branchId) => onChange({ branchId, tableId: null, at: null })}
        />
      )}
      {call.service === 'DINE_IN' && <TableChoice call={call} onChange={onChange} />}
      <TimeChoice
        service={call.service}
        branchId={call.branchId}
        at={call.at}
        onChange={(at) => onChange({ at: at ?? null })}
      />
      <SelectField
        label={t`If a dish has run out`}
        options={IF_MISSING.map((value) => ({ value, label: i18n._(IF_MISSING_CHOICES[value]) }))}
        value={call.ifMissing}
        onChange={(ifMissing) => onChange({ ifMissing })}
      />
      <TextField
        label={t`Allergies`}
        value={call.allergies}
        onChange={(allergies) => onChange({ allergies: allergies.slice(0, ALLERGIES_MAX) })}
      />
      <TextField label={t`Comment`} value={call.comment} onChange={(comment) => onChange({ comment })} />
    </section>
  );
}
