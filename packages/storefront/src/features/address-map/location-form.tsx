import { ADDRESS_MAX, TITLE_MAX } from '@dasturxon/core/validation';
import { useLingui } from '@lingui/react/macro';
import {
  addressText,
  type DoorDetails,
  keptDetails,
  needsLandmark,
  newLocationForm,
} from '@dasturxon/core/address';
import { ChipGroup } from '@dasturxon/ui/chip-group';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';
import { TextField, type FieldInput } from '@dasturxon/ui/text-field';
import { useEffect, useId, useState } from 'react';

import type { Street } from './picked-place.ts';
import type { Location } from './use-save-location.ts';
import styles from './location-form.module.css';

type LocationFormProps = {
  street: Street;
  /** Whether its house number is still being looked up: a save waits for it. */
  isLookingForHouse: boolean;
  isBusy: boolean;
  /** The message about a failed save. */
  error: string | null;
  onSave: (location: Location) => void;
  onClose: () => void;
};

/** What the courier needs at the door, and what the guest calls the place (OV-09, OV-10, GEO-16). */
export function LocationForm(props: LocationFormProps) {
  const { street, isLookingForHouse, isBusy, error, onSave, onClose } = props;
  const { t } = useLingui();
  const form = useId();
  const { location, isOfficeTouched, setName, setDetail } = useTyped(street);
  const { name, details } = location;
  const [wasAsked, ask] = useState(false);
  const submit = useWhenHouseIsKnown(isLookingForHouse, () => {
    const kept = keptDetails(details, { isOfficeTouched, houseNumber: street.houseNumber });
    if (!wasAsked && needsLandmark(street, kept)) ask(true);
    else if (!isBusy) onSave({ name, details: kept });
  });
  const names = [t`Home`, t`Work`];

  return (
    <Sheet
      open
      header={{ title: t`add new location`, closeLabel: t`Close` }}
      onClose={onClose}
      footer={
        <PrimaryButton
          native={{ type: 'submit', form }}
          busy={isBusy || submit.isWaiting}
          busyLabel={t`Saving`}
        >
          {t`Save`}
        </PrimaryButton>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit.run();
        }}
      >
        <div>
          <TextField
            label={t`Name of the place`}
            value={name}
            input={{ maxLength: TITLE_MAX }}
            onChange={setName}
          />
          <p className={styles.street}>{addressText(street)}</p>
        </div>
        <ChipGroup
          label={t`Suggested names`}
          items={names.map((one) => ({ id: one, label: one, pressed: one === name }))}
          onToggle={setName}
        />
        <div className={styles.fields}>
          <TextField label={t`Apartment or office`} {...setDetail('office', { maxLength: 50 })} />
          <TextField label={t`Intercom`} {...setDetail('domophone', { maxLength: 50 })} />
          <TextField
            label={t`Entrance`}
            {...setDetail('entrance', { inputMode: 'numeric', maxLength: 20 })}
          />
          <TextField label={t`Floor`} {...setDetail('floor', { inputMode: 'numeric', maxLength: 20 })} />
        </div>
        <TextField
          label={wasAsked ? t`House or landmark` : t`Landmark`}
          feedback={
            wasAsked
              ? {
                  message: t`Without a house number the courier may not find you. Name a landmark, or save the address as it is.`,
                }
              : undefined
          }
          {...setDetail('comment', { maxLength: ADDRESS_MAX.door })}
        />
        {error ? (
          <p className={styles.error} role="alert">
            {error}
          </p>
        ) : null}
      </form>
    </Sheet>
  );
}

/** What the guest types into the form. */
function useTyped(street: Street) {
  const [location, setLocation] = useState<Location>(() => newLocationForm(street));
  const [isOfficeTouched, touchOffice] = useState(false);
  return {
    location,
    isOfficeTouched,
    setName: (name: string) => setLocation((now) => ({ ...now, name })),
    setDetail: (key: keyof DoorDetails, input: FieldInput) => ({
      value: location.details[key],
      input,
      onChange: (next: string) => {
        if (key === 'office') touchOffice(true);
        setLocation((now) => ({ ...now, details: { ...now.details, [key]: next } }));
      },
    }),
  };
}

/** Runs `act` at once, or as soon as the house is known or cannot be found. */
function useWhenHouseIsKnown(isLookingForHouse: boolean, act: () => void) {
  const [isWaiting, wait] = useState(false);
  useEffect(() => {
    if (!isWaiting || isLookingForHouse) return;
    wait(false);
    act();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what is typed by then
  }, [isWaiting, isLookingForHouse]);
  return { isWaiting, run: () => (isLookingForHouse ? wait(true) : act()) };
}
