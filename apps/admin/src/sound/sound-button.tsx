import { Button } from '@dasturxon/admin-ui/button';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { useStored } from '../app/use-stored.ts';
import { StartShift } from './start-shift.tsx';
import { bell, useIsSoundOn } from './use-bell.ts';

const ON = 'on';

/** After a reload a browser plays nothing before a press, so any press turns a wanted sound on again. */
function useSoundAfterPress(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const enable = () => void bell.enable();
    const events = ['pointerup', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, enable);
    return () => {
      for (const event of events) document.removeEventListener(event, enable);
    };
  }, [isNeeded]);
}

/** Turns the sound on, with its test at the start of a shift, and off. */
export function SoundButton() {
  const { t } = useLingui();
  const isOn = useIsSoundOn();
  const [wanted, setWanted] = useStored('sound');
  const [isStarting, setStarting] = useState(false);
  useSoundAfterPress(wanted === ON && !isOn);

  const start = async () => {
    setWanted(ON);
    setStarting(true);
    await bell.enable();
    bell.chime();
  };
  const stop = () => {
    setWanted('off');
    void bell.disable();
  };

  return (
    <>
      {isOn ? (
        <Button onPress={stop}>{t`Turn the sound off`}</Button>
      ) : (
        <Button look={wanted === ON ? 'danger' : 'main'} onPress={() => void start()}>
          {wanted === ON ? t`No sound until you press` : t`Turn the sound on`}
        </Button>
      )}
      {isStarting && <StartShift onClose={() => setStarting(false)} />}
    </>
  );
}
