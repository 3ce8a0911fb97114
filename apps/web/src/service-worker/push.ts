/// <reference lib="webworker" />
import type { PushMessage } from '@dasturxon/core/content';

/** Ids of the notifications that were shown, and the moment of the latest of each subject: a push service may bring one twice, or late. */
export const SHOWN = 'dasturxon-shown-1';
const MOST_SHOWN = 100;

/** Shows a notification once; a later one of the same order takes its place and sounds again, an earlier one does not (B36). */
export async function showPush(
  registration: ServiceWorkerRegistration,
  data: PushMessageData | null,
): Promise<void> {
  if (!data) return;
  const { id, title, body, lang, dir, tag, path, at } = data.json() as PushMessage;
  const shown = await caches.open(SHOWN);
  const [key, latest] = [`/shown?${id}`, `/latest?${tag}`];
  if (await shown.match(key)) return;
  await shown.put(key, new Response());
  const known = (await (await shown.match(latest))?.text()) ?? '';
  if (known > at) return;
  await shown.put(latest, new Response(at));
  const keys = await shown.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_SHOWN)).map((one) => shown.delete(one)));
  // `renotify` is missing in the DOM's types.
  const options = { body, lang, dir, tag, renotify: true, icon: '/icon-192.png', data: path };
  await registration.showNotification(title, options);
}

/** Opens the page that a tapped notification is about, in a window of the storefront where there is one. */
export async function openPush(clients: Clients, notification: Notification): Promise<void> {
  notification.close();
  const url = new URL(String(notification.data), location.origin);
  // Nothing but pages of this storefront.
  if (url.origin !== location.origin) return;
  const [open] = await clients.matchAll({ type: 'window' });
  if (!open) return void (await clients.openWindow(url.href));
  await open.focus();
  await open.navigate(url.href).catch(() => clients.openWindow(url.href));
}
