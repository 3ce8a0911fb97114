import { useLingui } from '@lingui/react/macro';
import { ShareIcon } from '@dasturxon/ui/icons';
import { useSetAtom } from 'jotai';

import { notifyAtom } from '../../state/notices.ts';
import styles from './share-button.module.css';

/** Shares the product's address; where the system cannot share, it is copied (MENU-11, ERR-23). */
export function ShareButton({ name }: { name: string }) {
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);

  const share = async () => {
    const address = location.origin + location.pathname;
    try {
      if (navigator.share) return await navigator.share({ title: name, url: address });
      await navigator.clipboard.writeText(address);
      notify({ text: t`product copied`, tone: 'success' });
    } catch {
      // The person closed the system's sheet, or the clipboard is closed to us: nothing to say.
    }
  };

  return (
    <button type="button" className={styles.share} aria-label={t`Share`} onClick={() => void share()}>
      <ShareIcon />
    </button>
  );
}
