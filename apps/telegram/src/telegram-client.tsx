import type { HostClientReader } from '@dasturxon/storefront';
import { useLaunchParams } from '@telegram-apps/sdk-react';

/** The first version with a location manager and a mark on the home screen. */
const LENDS_ALL = 8;

/** Reads the Telegram around the shop. It only reads: listening is the other SDK's, once for all. */
export const TelegramClient: HostClientReader = ({ children }) => {
  const { tgWebAppVersion: version } = useLaunchParams();
  return children({ name: 'Telegram', version, isOld: Number.parseFloat(version) < LENDS_ALL });
};
