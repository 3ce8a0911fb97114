import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { TextField } from '@dasturxon/admin-ui/text-field';
import {
  addressText,
  formatAddressDetails,
  readAddressDetails,
  type FoundPlace,
} from '@dasturxon/core/address';
import type { FoundCustomer, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { type CallAddress, placeOf } from './call.ts';
import styles from './phone-order.module.css';
import { usePlaces } from './use-call.ts';
import { ZoneCheck } from './zone-check.tsx';

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
      <TextField label={t`Intercom`} value={details.domophone} onChange={(domophone) => put({ domophone })} />
      <TextField label={t`Landmark`} value={details.comment} onChange={(comment) => put({ comment })} />
    </div>
  );
}

type Props = {
  address: CallAddress | null;
  onChange: (address: CallAddress) => void;
  /** The guest with the saved addresses; null where staff have not looked the guest up. */
  customer: FoundCustomer | null;
  session: StaffSession;
};

/** Where a delivery goes: an address of the guest or one of the search, its door, and whether it is delivered to. */
export function AddressChoice({ address: chosen, onChange, customer, session }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const places = usePlaces(text);
  const choose = (address: CallAddress) => {
    onChange(address);
    setText('');
  };
  return (
    <>
      {customer && customer.addresses.length > 0 && (
        <ul className={styles['found']} aria-label={t`Guest’s addresses`}>
          {customer.addresses.map((address) => (
            <li key={`${address.id}${addressText(address)}`}>
              <Button onPress={() => choose(placeOf(address))}>{addressText(address)}</Button>
              {customer.tooFar.includes(addressText(address)) && <Badge tone="warn">{t`Was too far`}</Badge>}
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
      {chosen && (
        <>
          <p dir="auto">
            <b>{addressText(chosen)}</b>
          </p>
          <ZoneCheck address={chosen} session={session} />
          <Door address={chosen} onChange={onChange} />
        </>
      )}
    </>
  );
}
