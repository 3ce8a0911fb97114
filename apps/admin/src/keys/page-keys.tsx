import { Button } from '@dasturxon/admin-ui/button';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';

import { UndoBar, useUndo } from '../undo/undo-bar.tsx';
import { usePageKeys } from './use-page-keys.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));
const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

type Props = { session: StaffSession; onPause: () => void };

/** The shortcuts of every page, the button that lists them, and the undo button. */
export function PageKeys({ session, onPause }: Props) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<'HELP' | 'PALETTE' | null>(null);
  const undo = useUndo();
  const help = () => setOpened('HELP');
  const close = () => setOpened(null);
  usePageKeys(session, {
    help,
    palette: () => setOpened('PALETTE'),
    pause: onPause,
    undo: () => undo.mutate(),
  });
  return (
    <>
      <Button onPress={help}>{t`Keyboard shortcuts`}</Button>
      <Suspense>
        {opened === 'HELP' && <KeysDialog session={session} onClose={close} />}
        {opened === 'PALETTE' && (
          <Palette session={session} onHelp={help} onPause={onPause} onClose={close} />
        )}
      </Suspense>
      {/* The tools around the button are hidden on a phone. */}
      {createPortal(<UndoBar undo={undo} />, document.body)}
    </>
  );
}
