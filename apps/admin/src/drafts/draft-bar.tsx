import { Button } from '@dasturxon/admin-ui/button';
import { diffDraft } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';

import { PreviewButton } from '../preview/preview-split.tsx';
import { ChangesDialog } from './changes/changes-dialog.tsx';
import styles from './draft-bar.module.css';
import { useDraft } from './draft-context.ts';
import { SaveState } from './save-state.tsx';

/** What an editor shows, whether it is saved, and the way to its changes. */
export function DraftBar({ status = '' }: { status?: string }) {
  const { t } = useLingui();
  const { view } = useDraft();
  const [isOpen, setOpen] = useState(false);
  const changed = useMemo(() => diffDraft(view.publishedOf, view.patches).length, [view]);
  return (
    <div className={styles['bar']}>
      {status !== '' && <span role="status">{status}</span>}
      <SaveState />
      <PreviewButton />
      <Button look="main" onPress={() => setOpen(true)}>
        {changed === 0 ? t`Changes and versions` : t`Changes: ${changed}`}
      </Button>
      {isOpen && <ChangesDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
