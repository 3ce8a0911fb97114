import { type Api, readPush, subscribeToPush, unsubscribeFromPush, unwrap } from '@dasturxon/core/api';
import type { Language } from '@dasturxon/core/kernel';
import { queryOptions } from '@tanstack/react-query';

/** Whether this device gets notifications; null where it cannot: without a service worker. */
export const pushQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['push', userId],
    queryFn: async ({ signal }) => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (!registration) return null;
      const { publicKey, isOn } = unwrap(await api(readPush, { signal }));
      const subscription = isOn ? await registration.pushManager.getSubscription() : null;
      return { publicKey, isOn: subscription !== null };
    },
  });

/** A subscription with this key; one with an earlier key of the server is replaced. */
async function subscriptionWith(manager: PushManager, publicKey: string): Promise<PushSubscriptionJSON> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return (await manager.subscribe(options)).toJSON();
  } catch {
    await (await manager.getSubscription())?.unsubscribe();
    return (await manager.subscribe(options)).toJSON();
  }
}

/**
 * Turns the notifications of this device on (B36). Call it in a tap: the browser asks the guest. False when the guest
 * does not allow them.
 */
export async function turnPushOn(
  api: Api,
  { publicKey, language }: { publicKey: string; language: Language },
): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint = '', keys } = await subscriptionWith(pushManager, publicKey);
  const body = { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', language };
  unwrap(await api(subscribeToPush, { body }));
  return true;
}

/** Turns the notifications of this device off, here and on the server. */
export async function turnPushOff(api: Api): Promise<void> {
  unwrap(await api(unsubscribeFromPush));
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
