import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import {
  addressText,
  formatAddressDetails,
  readAddressDetails,
  type FoundPlace,
} from '@dasturxon/core/address';
import { localize } from '@dasturxon/core/kernel';
import { IF_MISSING } from '@dasturxon/core/order';
import { canPlaceFor, type FoundCustomer, type StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { SERVICE_LABELS } from '../board/labels.ts';
import { IF_MISSING_CHOICES } from './if-missing-choices.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { type Call, type CallAddress, type CallService, placeOf } from './call.ts';
import styles from './phone-order.module.css';
import { useHalls, usePlaces, useSlots } from './use-call.ts';

type Part = { call: Call; onChange: (change: Partial<Call>) => void };

const SERVICES: readonly CallService[] = ['DELIVERY', 'PICK_UP', 'DINE_IN'];

const foundAddress = ({ lat, lon, name, display_name }: FoundPlace): CallAddress => ({
  latitude: lat,
  longitude: lon,
  streetName: name || display_name,
  houseNumber: null,
  details: null,
  comment: null,
});

function Door({ address, onChange }: { address: CallAddress; onChange: (address: CallAddress) => void }) {
  const { t } = useLingui();
  const details = readAddressDetails(address);
  const put = (change: object) =>
    onChange({ ...address, details: formatAddressDetails({ ...details, ...change }) });
  return (
    <div className={styles['door']} data-door>
      <TextField
        label={t`House`}
        value={address.houseNumber ?? ''}
        onChange={(houseNumber) => onChange({ ...address, houseNumber })}
      />
      <TextField label={t`Flat`} value={details.office} onChange={(office) => put({ office })} />
      <TextField label={t`Entrance`} value={details.entrance} onChange={(entrance) => put({ entrance })} />
      <TextField label={t`Floor`} value={details.floor} onChange={(floor) => put({ floor })} />
    </div>
  );
}

function AddressChoice({ call, onChange, customer }: Part & { customer: FoundCustomer | null }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const places = usePlaces(text);
  const choose = (address: CallAddress) => {
    onChange({ address });
    setText('');
  };
  return (
    <>
      {customer && customer.addresses.length > 0 && (
        <ul className={styles['found']} aria-label={t`Guest’s addresses`}>
          {customer.addresses.map((address) => (
            <li key={`${address.id}${addressText(address)}`}>
              <Button onPress={() => choose(placeOf(address))}>{addressText(address)}</Button>
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (places[0]) choose(foundAddress(places[0]));
        }}
      >
        <TextField
          label={t`Search an address`}
          type="search"
          autoComplete="off"
          value={text}
          onChange={setText}
        />
      </form>
      {places.length > 0 && (
        <ul className={styles['found']} aria-label={t`Addresses found`}>
          {places.slice(0, 6).map((place) => (
            <li key={`${place.lat} ${place.lon} ${place.display_name}`}>
              <Button onPress={() => choose(foundAddress(place))}>{place.display_name}</Button>
            </li>
          ))}
        </ul>
      )}
      {call.address && (
        <>
          <p dir="auto">
            <b>{addressText(call.address)}</b>
          </p>
          <Door address={call.address} onChange={(address) => onChange({ address })} />
        </>
      )}
    </>
  );
}

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

function TimeChoice({ call, onChange }: Part) {
  const { t } = useLingui();
  const { data: days = [] } = useSlots(call.service, call.branchId);
  const options = days.flatMap(({ day, times }) =>
    times.map((time) => ({ value: `${day} ${time}`, label: `${day.slice(8)}.${day.slice(5, 7)} ${time}` })),
  );
  return (
    <SelectField
      label={t`Time`}
      options={[{ value: '', label: t`As soon as possible` }, ...options]}
      value={call.at ? `${call.at.day} ${call.at.time}` : ''}
      onChange={(value) => {
        const [day = '', time = ''] = value.split(' ');
        onChange({ at: value === '' ? null : { day, time } });
      }}
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
  const services = SERVICES.filter((service) => canPlaceFor(session.role, service));
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
        <AddressChoice call={call} onChange={onChange} customer={customer} />
      ) : (
        <SelectField
          label={t`Branch`}
          options={branches}
          value={call.branchId ?? ''}
          onChange={(branchId) => onChange({ branchId, tableId: null, at: null })}
        />
      )}
      {call.service === 'DINE_IN' && <TableChoice call={call} onChange={onChange} />}
      <TimeChoice call={call} onChange={onChange} />
      <SelectField
        label={t`If a dish has run out`}
        options={IF_MISSING.map((value) => ({ value, label: i18n._(IF_MISSING_CHOICES[value]) }))}
        value={call.ifMissing}
        onChange={(ifMissing) => onChange({ ifMissing })}
      />
      <TextField label={t`Comment`} value={call.comment} onChange={(comment) => onChange({ comment })} />
    </section>
  );
}
