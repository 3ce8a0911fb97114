import type { HostClientReader } from '@dasturxon/storefront';
import { useLaunchParams } from '@telegram-apps/sdk-react';

/** The first version with a location manager and a mark on the home screen. */
const LENDS_ALL = 8;

/** Reads the Telegram app around the mini-app. Read-only: the other SDK handles all events. */
export const TelegramClient: HostClientReader = ({ children }) => {
  const { tgWebAppVersion: version } = useLaunchParams();
  return children({ name: 'Telegram', version, isOld: Number.parseFloat(version) < LENDS_ALL });
};
