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
import { TextField } from '@dasturxon/ui/text-field';
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
  const setDetail = (key: keyof DoorDetails, maxLength: number) => ({
    value: details[key],
    maxLength,
    onChange: (next: string) => {
      if (key === 'office') touchOffice(true);
      setLocation((now) => ({ ...now, details: { ...now.details, [key]: next } }));
    },
  });
  const names = [t`Home`, t`Work`];

  return (
    <Sheet
      open
      title={t`add new location`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <PrimaryButton type="submit" form={form} busy={isBusy} busyLabel={t`Saving`}>
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
          <TextField label={t`Name of the place`} value={name} maxLength={100} onChange={setName} />
          <p className={styles.street}>{addressText(street)}</p>
        </div>
        <ChipGroup
          label={t`Suggested names`}
          items={names.map((one) => ({ id: one, label: one, pressed: one === name }))}
          onToggle={setName}
        />
        <div className={styles.fields}>
          <TextField label={t`Apartment or office`} {...setDetail('office', 50)} />
          <TextField label={t`Intercom`} {...setDetail('domophone', 50)} />
          <TextField label={t`Entrance`} inputMode="numeric" {...setDetail('entrance', 20)} />
          <TextField label={t`Floor`} inputMode="numeric" {...setDetail('floor', 20)} />
        </div>
        {wasAsked ? (
          <TextField
            label={t`House or landmark`}
            message={t`Without a house number the courier may not find you. Name a landmark, or save the address as it is.`}
            {...setDetail('comment', 200)}
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
