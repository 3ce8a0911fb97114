import { Button } from '@dasturxon/admin-ui/button';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { createBell } from './bell.ts';

const bell = createBell();

const STORED = 'sound';
const wasOn = () => localStorage.getItem(STORED) === 'on';

/** Rings while an order waits. */
export function useBell(isRinging: boolean) {
  useEffect(() => {
    bell.ring(isRinging);
    return () => bell.ring(false);
  }, [isRinging]);
}

/** Turns the sound on and off. A browser plays none before a press, so after a reload any press turns it on again. */
export function SoundButton() {
  const { t } = useLingui();
  const [isOn, setOn] = useState(bell.isOn);
  const [isWanted, setWanted] = useState(wasOn);

  const turn = (wanted: boolean) => {
    localStorage.setItem(STORED, wanted ? 'on' : 'off');
    setWanted(wanted);
    if (wanted) void bell.enable().then(() => setOn(true));
    else void bell.disable().then(() => setOn(false));
  };

  useEffect(() => {
    if (!isWanted || isOn) return;
    const enable = () => void bell.enable().then(() => setOn(true));
    const events = ['pointerup', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, enable, { once: true });
    return () => {
      for (const event of events) document.removeEventListener(event, enable);
    };
  }, [isWanted, isOn]);

  if (isOn) return <Button onPress={() => turn(false)}>{t`Turn the sound off`}</Button>;
  return (
    <Button look="main" onPress={() => turn(true)}>
      {isWanted ? t`No sound until you press` : t`Turn the sound on`}
    </Button>
  );
}
