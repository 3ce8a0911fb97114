import { Button } from '@dasturxon/admin-ui/button';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { readViews, storeViews, type View } from './saved-views.ts';
import { ViewsDialog } from './views-dialog.tsx';

type Props = {
  userId: string;
  /** The filters of the page as its address has them. */
  search: string;
  onChoose: (search: string) => void;
};

/** The saved views of a person: a list to choose from, and the dialog that saves and deletes them. */
export function SavedViewsControl({ userId, search, onChoose }: Props) {
  const { t } = useLingui();
  const [views, setViews] = useState(() => readViews(userId));
  const [isOpen, setOpen] = useState(false);
  const change = (next: View[]) => {
    storeViews(userId, next);
    setViews(next);
  };
  const options = views.map(({ name }) => ({ value: name, label: name }));
  const chosen = views.find((view) => view.search === search)?.name ?? '';
  return (
    <>
      {views.length > 0 && (
        <SelectField
          label={t`Saved view`}
          options={[{ value: '', label: t`None` }, ...options]}
          value={chosen}
          onChange={(name) => onChoose(views.find((view) => view.name === name)?.search ?? '')}
        />
      )}
      <Button onPress={() => setOpen(true)}>{t`Save the view…`}</Button>
      {isOpen && (
        <ViewsDialog views={views} search={search} onChange={change} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
