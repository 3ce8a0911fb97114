import { Chips } from '@dasturxon/admin-ui/chips';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { useDraft } from '../draft-context.ts';
import { SaveState } from '../save-state.tsx';
import { DraftPart } from './draft-part.tsx';
import { VersionsPart } from './versions-part.tsx';

/** The changes of the draft with their publication, and the versions that were published. */
export function ChangesDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { store, labels } = useDraft();
  useEffect(() => void store.flush(), [store]);
  const [part, setPart] = useState<'DRAFT' | 'VERSIONS'>('DRAFT');
  const title = i18n._(labels.changes);
  return (
    <Dialog title={title} closeLabel={t`Close`} place="wide" onClose={onClose}>
      <Chips
        label={title}
        chips={[
          { value: 'DRAFT', label: t`Draft` },
          { value: 'VERSIONS', label: t`Published versions` },
        ]}
        value={part}
        onChange={setPart}
      />
      <div>
        <SaveState />
      </div>
      {part === 'DRAFT' ? <DraftPart /> : <VersionsPart />}
    </Dialog>
  );
}
