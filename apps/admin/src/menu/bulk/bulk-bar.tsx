import { Button } from '@dasturxon/admin-ui/button';
import { recordName } from '@dasturxon/core/drafts';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { ProductRow } from '../menu-view.ts';
import { useEditor } from '../editor-context.ts';
import { StopDishesDialog } from '../../stop-list/stop-dishes-dialog.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { HoursDialog } from './hours-dialog.tsx';

type Props = {
  /** The products that the table shows. */
  rows: readonly ProductRow[];
  selected: ReadonlySet<string>;
  onClear: () => void;
  session: StaffSession;
};

type Opened = 'CHANGE' | 'HOURS' | 'STOP' | null;

/** What is done with selected dishes alone. */
function SelectedButtons({ session, onOpen }: Pick<Props, 'session'> & { onOpen: (opened: Opened) => void }) {
  const { t } = useLingui();
  const { permissions } = session;
  return (
    <>
      {permissions.includes('promos.edit') && <Button onPress={() => onOpen('HOURS')}>{t`Hours…`}</Button>}
      {permissions.includes('stopList.write') && <Button onPress={() => onOpen('STOP')}>{t`Stop…`}</Button>}
    </>
  );
}

/** Opens a bulk change of the selected products, or of all that are shown. */
export function BulkBar({ rows, selected, onClear, session }: Props) {
  const { t } = useLingui();
  const { view, language } = useEditor();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const chosen = selected.size === 0 ? rows : view.products.filter(({ id }) => selected.has(id));
  const count = chosen.length;
  return (
    <>
      <Button isDisabled={count === 0} onPress={() => setOpened('CHANGE')}>
        {selected.size === 0 ? t`Change all shown…` : t`Change the selected: ${count}…`}
      </Button>
      {selected.size > 0 && <Button onPress={onClear}>{t`Clear the selection`}</Button>}
      {selected.size > 0 && <SelectedButtons session={session} onOpen={setOpened} />}
      {opened === 'CHANGE' && <BulkDialog rows={chosen} onClose={close} />}
      {opened === 'HOURS' && <HoursDialog rows={chosen} onClose={close} />}
      {opened === 'STOP' && (
        <StopDishesDialog
          dishes={chosen.map(({ id, fields }) => ({ id, name: recordName(fields, language) || id }))}
          session={session}
          onClose={close}
        />
      )}
    </>
  );
}
