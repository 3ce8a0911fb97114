import { useLingui } from '@lingui/react/macro';
import { ShareIcon } from '@dasturxon/ui/icons';
import { useSetAtom } from 'jotai';

import { useDeps } from '../../hosts/deps.ts';
import { pathHere } from '../../router/navigation.ts';
import { notifyAtom } from '../../store/notices.ts';
import styles from './share-button.module.css';

/** Shares the product as the host does; where the address was copied instead, it shows that (MENU-11, ERR-23). */
export function ShareButton({ name }: { name: string }) {
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  const { share } = useDeps();

  const offer = async () => {
    const became = await share({ title: name, path: pathHere() });
    if (became === 'copied') notify({ text: t`product copied`, tone: 'success' });
  };

  return (
    <button type="button" className={styles.share} aria-label={t`Share`} onClick={() => void offer()}>
      <ShareIcon />
    </button>
  );
}
