import { LocationRefused } from './deps.ts';

const TIMEOUT_MS = 5000;
const FRESH_MS = 60_000;

/** The browser's location of the guest. Rejects with `LocationRefused` when it is forbidden or unknown. */
export function browserLocation(): Promise<{ lat: number; lon: number }> {
  return new Promise((resolve, reject) => {
    if (!(navigator as Partial<Navigator>).geolocation) return reject(new LocationRefused('unavailable'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      (error) => reject(new LocationRefused(REASONS[error.code] ?? 'unavailable')),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  });
}

const REASONS: Record<number, LocationRefused['reason']> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };
