/** Whether this browser can show notifications that its guest has not refused. Telegram and Click have messages of their own. */
export const canPush = (shell: string): boolean =>
  shell === 'web' &&
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  Notification.permission !== 'denied';
