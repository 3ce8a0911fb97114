import { Dialog } from '@dasturxon/admin-ui/dialog';
import { OrderTree } from '@dasturxon/admin-ui/order-tree';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { SaveState } from '../../drafts/save-state.tsx';
import { toggled } from '../bulk/selection.ts';
import { useEditor } from '../editor-context.ts';
import { useRecords } from '../records/use-records.ts';
import { orderPlaces, orderRows, recordOf } from './order-rows.ts';

type Props = {
  /** The category that is open at first; empty for none. */
  first: string;
  onClose: () => void;
};

/** The order of categories and dishes, by drag or by keys. */
export function OrderDialog({ first, onClose }: Props) {
  const { t } = useLingui();
  const { view, language } = useEditor();
  const { move } = useRecords();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(first === '' ? [] : [first]));
  const ordered = { view, open, language };
  return (
    <Dialog title={t`Order of the menu`} closeLabel={t`Close`} place="wide" onClose={onClose}>
      <p>
        {t`Drag a row by its handle. By keyboard: Enter lifts it, the arrow keys move it, Enter drops it, Escape returns it. Open a category to order its dishes.`}
      </p>
      <SaveState />
      <OrderTree
        label={t`Order of the menu`}
        rows={orderRows(ordered)}
        labels={{
          move: (name) => t`Move: ${name}`,
          open: (name) => t`Dishes: ${name}`,
          lifted: (name, place) => t`${name} is lifted. Place: ${place}.`,
          dropped: (name, place) => t`${name} is now here: ${place}.`,
          returned: (name) => t`${name} stays at its place.`,
        }}
        placesOf={(key) => orderPlaces(ordered, key)}
        onMove={(key, { parent, place }) => {
          const { entity, id } = recordOf(key);
          move(entity, id, { parent, place });
        }}
        onToggle={(key) => setOpen((ids) => toggled(ids, recordOf(key).id))}
      />
    </Dialog>
  );
}
