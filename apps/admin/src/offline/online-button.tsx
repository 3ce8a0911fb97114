import { Button, type ButtonProps } from '@dasturxon/admin-ui/button';
import { useLingui } from '@lingui/react/macro';

import { useConnection } from './connection.ts';
import styles from './offline.module.css';

/** A button of a write that cannot wait for the network. Without one it is disabled and shows why. */
export function OnlineButton(props: ButtonProps) {
  const { t } = useLingui();
  const isLive = useConnection() === 'LIVE';
  if (isLive) return <Button {...props} />;
  return (
    <span className={styles['held']}>
      <Button {...props} isDisabled />
      <small className={styles['why']}>{t`Needs the network`}</small>
    </span>
  );
}
