import { Button } from '@dasturxon/admin-ui/button';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo } from 'react';

import { useStored } from '../app/use-stored.ts';
import styles from './preview.module.css';
import type { PreviewProps } from './preview-panel.tsx';

const PreviewPanel = lazy(async () => ({ default: (await import('./preview-panel.tsx')).PreviewPanel }));

type Toggle = { isOpen: boolean; setOpen: (isOpen: boolean) => void };

/** Null for people who may not see the preview. */
const PreviewContext = createContext<Toggle | null>(null);

type Props = Omit<PreviewProps, 'onClose'> & { isAllowed: boolean; children: ReactNode };

/** An editor with the preview beside it, where that is open. This device keeps whether it is. */
export function PreviewSplit({ isAllowed, children, ...panel }: Props) {
  const [stored, store] = useStored('preview');
  const isOpen = isAllowed && stored === 'open';
  const toggle = useMemo(
    () => (isAllowed ? { isOpen, setOpen: (next: boolean) => store(next ? 'open' : '') } : null),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `store` does the same each time
    [isAllowed, isOpen],
  );
  return (
    <PreviewContext value={toggle}>
      <div className={clsx(styles['split'], isOpen && styles['open'])}>
        <div>{children}</div>
        {isOpen && (
          <Suspense>
            <PreviewPanel {...panel} onClose={() => store('')} />
          </Suspense>
        )}
      </div>
    </PreviewContext>
  );
}

/** Opens and closes the preview beside an editor. */
export function PreviewButton() {
  const { t } = useLingui();
  const toggle = useContext(PreviewContext);
  if (toggle === null) return null;
  const { isOpen, setOpen } = toggle;
  return <Button isExpanded={isOpen} onPress={() => setOpen(!isOpen)}>{t`Preview`}</Button>;
}
