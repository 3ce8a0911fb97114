import { Chips } from '@dasturxon/admin-ui/chips';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { useEditor } from '../editor-context.ts';
import { SaveState } from '../save-state.tsx';
import { DraftPart } from './draft-part.tsx';
import { VersionsPart } from './versions-part.tsx';

/** The changes of the draft with their publication, and the versions that were published. */
export function ChangesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { store } = useEditor();
  useEffect(() => void store.flush(), [store]);
  const [part, setPart] = useState<'DRAFT' | 'VERSIONS'>('DRAFT');
  return (
    <Dialog title={t`Changes of the menu`} closeLabel={t`Close`} place="wide" onClose={onClose}>
      <Chips
        label={t`Changes of the menu`}
        chips={[
          { value: 'DRAFT', label: t`Draft` },
          { value: 'VERSIONS', label: t`Published versions` },
        ]}
        value={part}
        onChange={setPart}
      />
      <div>
        <SaveState store={store} />
      </div>
      {part === 'DRAFT' ? <DraftPart /> : <VersionsPart />}
    </Dialog>
  );
}
