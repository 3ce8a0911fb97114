import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { KitchenSetup } from '@dasturxon/core/kitchen';
import { localize } from '@dasturxon/core/kernel';
import type { StaffBranch } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useStops } from '../stop-list/use-stops.ts';
import { addStation, placeCategory, removeStation, renameStation } from './edit-setup.ts';
import styles from './kitchen-screen.module.css';
import { useSaveKitchen } from './use-ticket.ts';
import { OnlineButton } from '../offline/online-button.tsx';

type Edited = { setup: KitchenSetup; onChange: (setup: KitchenSetup) => void };

function Stations({ setup, onChange }: Edited) {
  const { t } = useLingui();
  return (
    <div className={styles['fields']}>
      {setup.stations.map(({ id, name }, index) => {
        const number = index + 1;
        return (
          <div key={id} className={styles['field']}>
            <TextField
              label={t`Station ${number}`}
              value={name}
              onChange={(typed) => onChange(renameStation(setup, id, typed))}
            />
            <Button onPress={() => onChange(removeStation(setup, id))}>{t`Remove`}</Button>
          </div>
        );
      })}
      <Button onPress={() => onChange(addStation(setup))}>{t`Add a station`}</Button>
    </div>
  );
}

function Categories({ setup, onChange, branchId }: Edited & { branchId: string }) {
  const { language } = useLanguage();
  const { data: sections = [] } = useStops(branchId);
  const [first] = setup.stations;
  if (!first || setup.stations.length < 2) return null;
  const options = setup.stations.map(({ id, name }) => ({ value: id, label: name || id }));
  return (
    <div className={styles['fields']}>
      {sections.map(({ id, name }) => (
        <SelectField
          key={id}
          label={localize(name, language) || id}
          options={options}
          value={setup.categoryStations[id] ?? first.id}
          onChange={(station) => onChange(placeCategory(setup, id, station))}
        />
      ))}
    </div>
  );
}

type Props = { branch: StaffBranch; putBranch: (branch: StaffBranch) => void; onClose: () => void };

/** The stations of a branch and the categories that each cooks (BO-36). */
export function StationsDialog({ branch, putBranch, onClose }: Props) {
  const { t } = useLingui();
  const [setup, setSetup] = useState(branch.kitchen);
  const save = useSaveKitchen(branch.id, putBranch);
  const error = useCallError(save.error);
  const isComplete = setup.stations.every(({ name }) => name.trim() !== '');
  const expediter = [
    { value: 'NO', label: t`The last dish makes the order ready` },
    { value: 'YES', label: t`The expediter makes the order ready` },
  ];
  return (
    <Dialog title={t`Stations of the kitchen`} closeLabel={t`Close`} onClose={onClose}>
      <Stations setup={setup} onChange={setSetup} />
      <Categories setup={setup} onChange={setSetup} branchId={branch.id} />
      <Chips
        label={t`When an order is ready`}
        chips={expediter}
        value={setup.hasExpediter ? 'YES' : 'NO'}
        onChange={(value) => setSetup({ ...setup, hasExpediter: value === 'YES' })}
      />
      <OnlineButton
        look="main"
        isDisabled={!isComplete}
        isPending={save.isPending}
        onPress={() => save.mutate(setup, { onSuccess: onClose })}
      >
        {t`Save the stations`}
      </OnlineButton>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </Dialog>
  );
}
