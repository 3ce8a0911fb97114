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
import { useId, useState } from 'react';

import type { Street } from './picked-place.ts';
import type { Location } from './use-save-location.ts';
import styles from './location-form.module.css';

type LocationFormProps = {
  street: Street;
  isBusy: boolean;
  /** Why saving failed, in words. */
  error: string | null;
  onSave: (location: Location) => void;
  onClose: () => void;
};

/** What the courier needs at the door, and what the guest calls the place (OV-09, OV-10, GEO-16). */
export function LocationForm({ street, isBusy, error, onSave, onClose }: LocationFormProps) {
  const { t } = useLingui();
  const form = useId();
  const [{ name, details }, setLocation] = useState<Location>(() => newLocationForm(street));
  const [isOfficeTouched, touchOffice] = useState(false);
  const [wasAsked, ask] = useState(false);
  const setName = (next: string) => setLocation((now) => ({ ...now, name: next }));
  const setDetail = (key: keyof DoorDetails, input: FieldInput) => ({
    value: details[key],
    input,
    onChange: (next: string) => {
      if (key === 'office') touchOffice(true);
      setLocation((now) => ({ ...now, details: { ...now.details, [key]: next } }));
    },
  });
  const names = [t`Home`, t`Work`];

  return (
    <Sheet
      open
      header={{ title: t`add new location`, closeLabel: t`Close` }}
      onClose={onClose}
      footer={
        <PrimaryButton native={{ type: 'submit', form }} busy={isBusy} busyLabel={t`Saving`}>
          {t`Save`}
        </PrimaryButton>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const kept = keptDetails(details, { isOfficeTouched, houseNumber: street.houseNumber });
          if (!wasAsked && needsLandmark(street, kept)) ask(true);
          else if (!isBusy) onSave({ name, details: kept });
        }}
      >
        <div>
          <TextField
            label={t`Name of the place`}
            value={name}
            input={{ maxLength: 100 }}
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
        {wasAsked ? (
          <TextField
            label={t`House or landmark`}
            feedback={{
              message: t`Without a house number the courier may not find you. Name a landmark, or save the address as it is.`,
            }}
            {...setDetail('comment', { maxLength: 200 })}
          />
        ) : null}
        {error ? (
          <p className={styles.error} role="alert">
            {error}
          </p>
        ) : null}
      </form>
    </Sheet>
  );
}
