import { LocationRefused } from '@dasturxon/storefront/hosts';
import { locationManager } from '@tma.js/sdk';

const PATIENCE_MS = 15_000;

/** Telegram's own location manager (8.0); null where this version has none. */
export async function locate(): Promise<{ lat: number; lon: number } | null> {
  if (!locationManager.mount.isAvailable()) return null;
  await Promise.resolve(locationManager.mount({ timeout: 3000 }));
  if (!locationManager.isAvailable()) return null;
  try {
    const place = await locationManager.requestLocation({ timeout: PATIENCE_MS });
    if (place) return { lat: place.latitude, lon: place.longitude };
  } catch {
    // Declared below.
  }
  if (locationManager.isAccessRequested() && !locationManager.isAccessGranted())
    locationManager.openSettings.ifAvailable();
  throw new LocationRefused('denied');
}
