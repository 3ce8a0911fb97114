import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { useLingui } from '@lingui/react/macro';

import { type ColumnChoice, COLUMN_CHOICES } from './chosen-columns.ts';
import { useColumnTitles } from './choice-cells.tsx';

type Props = {
  chosen: readonly ColumnChoice[];
  onChange: (columns: readonly string[]) => void;
  onClose: () => void;
};

/** Which further columns the table has on this device (BO-470). */
export function ColumnDialog({ chosen, onChange, onClose }: Props) {
  const { t } = useLingui();
  const titles = useColumnTitles();
  return (
    <Dialog title={t`Columns of the table`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      <CheckboxList
        label={t`Beside the name, the price and the languages; kept on this device`}
        options={COLUMN_CHOICES.map((value) => ({ value, label: titles[value] }))}
        value={chosen}
        onChange={onChange}
      />
    </Dialog>
  );
}
