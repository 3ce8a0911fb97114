import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { bell, useIsSoundOn } from './use-bell.ts';
import { readVolume, type Volume } from './bell.ts';

type Allowed = NotificationPermission | 'none';

const allowed = (): Allowed => ('Notification' in window ? Notification.permission : 'none');

/** System notifications for a hidden tab: allowed, refused, or a button that asks. */
function Messages() {
  const { t } = useLingui();
  const [state, setState] = useState(allowed);
  if (state === 'granted') return <p>{t`A hidden tab also shows a message of the system.`}</p>;
  if (state !== 'default')
    return <Notice tone="warn">{t`This browser shows no messages of the system.`}</Notice>;
  const ask = () => void Notification.requestPermission().then(setState);
  return (
    <div>
      <Button onPress={ask}>{t`Allow messages of the system`}</Button>
    </div>
  );
}

/** The start of a shift: the sound is tested, its volume chosen, messages allowed (C.3). */
export function StartShift({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const isOn = useIsSoundOn();
  const [volume, setVolume] = useState(readVolume);
  const volumes: { value: Volume; label: string }[] = [
    { value: 'LOW', label: t`Quiet` },
    { value: 'MIDDLE', label: t`Normal` },
    { value: 'HIGH', label: t`Loud` },
  ];
  const choose = (chosen: Volume) => {
    setVolume(chosen);
    bell.setVolume(chosen);
    bell.chime();
  };
  return (
    <Dialog title={t`Start of the shift`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      {isOn ? (
        <p>{t`You should hear two tones now. They repeat while an order waits, also in a hidden tab.`}</p>
      ) : (
        <Notice tone="bad">{t`This device plays no sound. Check its volume and the settings of the page.`}</Notice>
      )}
      <Chips label={t`Volume`} chips={volumes} value={volume} onChange={choose} />
      <div>
        <Button onPress={bell.chime}>{t`Test the sound again`}</Button>
      </div>
      <Messages />
    </Dialog>
  );
}
