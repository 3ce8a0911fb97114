import { Button } from '@dasturxon/admin-ui/button';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { ProductRow } from '../menu-view.ts';
import { useEditor } from '../editor-context.ts';
import { BulkDialog } from './bulk-dialog.tsx';

type Props = {
  /** The products that the table shows. */
  rows: readonly ProductRow[];
  selected: ReadonlySet<string>;
  onClear: () => void;
};

/** Opens a bulk change of the selected products, or of all that are shown. */
export function BulkBar({ rows, selected, onClear }: Props) {
  const { t } = useLingui();
  const { view } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const chosen = selected.size === 0 ? rows : view.products.filter(({ id }) => selected.has(id));
  const count = chosen.length;
  return (
    <>
      <Button isDisabled={count === 0} onPress={() => setOpen(true)}>
        {selected.size === 0 ? t`Change all shown…` : t`Change the selected: ${count}…`}
      </Button>
      {selected.size > 0 && <Button onPress={onClear}>{t`Clear the selection`}</Button>}
      {isOpen && <BulkDialog rows={chosen} onClose={() => setOpen(false)} />}
    </>
  );
}
