import { Button } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';

import { type View, withView } from './saved-views.ts';
import styles from './views-dialog.module.css';

type Props = {
  views: readonly View[];
  search: string;
  onChange: (views: View[]) => void;
  onClose: () => void;
};

/** Saves the filters as they are under a name, and deletes saved ones. */
export function ViewsDialog({ views, search, onChange, onClose }: Props) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const wanted = name.trim();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (wanted === '') return;
    onChange(withView(views, { name: wanted, search }));
    onClose();
  };
  return (
    <Dialog title={t`Saved views`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      <p>{t`Saves branch, service and search as they are now, for you on this device.`}</p>
      <form className={styles['form']} onSubmit={save}>
        <TextField label={t`Name of the view`} value={name} onChange={setName} autoFocus />
        <Button type="submit" look="main" isDisabled={wanted === ''}>
          {t`Save`}
        </Button>
      </form>
      <ul className={styles['views']}>
        {views.map((view) => (
          <li key={view.name} className={styles['view']}>
            <span dir="auto">{view.name}</span>
            <Button
              label={`${t`Delete`}: ${view.name}`}
              onPress={() => onChange(views.filter((one) => one !== view))}
            >
              {t`Delete`}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
