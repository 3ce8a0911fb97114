import { sendOwnPosition } from '@dasturxon/core/api';
import { useEffect } from 'react';

import { api } from '../api/api.ts';

/** Positions are sent at most this often. */
const SEND_EVERY_MS = 5_000;

/** Sends the phone's position while `isOn`: with the courier's consent, and an order on the way. */
export function usePosition(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('geolocation' in navigator)) return;
    let sentAt = 0;
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude }, timestamp }) => {
        if (timestamp - sentAt < SEND_EVERY_MS) return;
        sentAt = timestamp;
        void api(sendOwnPosition, { body: { latitude, longitude } });
      },
      undefined,
      { enableHighAccuracy: true, maximumAge: SEND_EVERY_MS },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [isOn]);
}
