import { Chips } from '@dasturxon/admin-ui/chips';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { wallMoment } from '@dasturxon/core/time';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** When something is to be done: now, or at a time of the restaurant's clock. `at`: null for now and for an incomplete time. */
export function useWhen(zone: string) {
  const [isLater, setLater] = useState(false);
  const [time, setTime] = useState('');
  const moment = wallMoment(time, zone)?.toISOString() ?? null;
  return {
    isLater,
    setLater,
    time,
    setTime,
    at: isLater ? moment : null,
    isReady: !isLater || moment !== null,
  };
}

/** The choice of now or a time. */
export function WhenFields({ isLater, setLater, time, setTime }: ReturnType<typeof useWhen>) {
  const { t } = useLingui();
  return (
    <>
      <Chips
        label={t`When`}
        chips={[
          { value: 'NOW', label: t`Now` },
          { value: 'LATER', label: t`At a time` },
        ]}
        value={isLater ? 'LATER' : 'NOW'}
        onChange={(chosen) => setLater(chosen === 'LATER')}
      />
      {isLater && (
        <TextField label={t`Date and time`} type="datetime-local" value={time} onChange={setTime} />
      )}
    </>
  );
}
