import { leftToRight } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { useDeps } from '../../hosts/deps.ts';
import type { HostClient as Client, HostClientReader } from '../../hosts/host.ts';
import styles from './host-client.module.css';

/** The app around the mini-app, and what an outdated version lacks; nothing on the website. */
export function HostClient() {
  const { loadClient } = useDeps();
  const [Reader, setReader] = useState<HostClientReader | null>(null);
  useEffect(() => {
    let gone = false;
    // A chunk that does not come leaves the profile as it is without one.
    loadClient?.().then(
      (found) => !gone && setReader(() => found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [loadClient]);
  return Reader ? <Reader>{(client) => <ClientVersion client={client} />}</Reader> : null;
}

function ClientVersion({ client: { name, version, isOld } }: { client: Client }) {
  const { t } = useLingui();
  const app = leftToRight(`${name} ${version}`);
  return (
    <p className={styles.client}>
      {app}
      {isOld ? (
        <span className={styles.old}>
          {t`Update ${name} so we can find your location and you can add the menu to your home screen.`}
        </span>
      ) : null}
    </p>
  );
}
