/** Whether this browser can show notifications that its guest has not refused. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && Notification.permission !== 'denied';
