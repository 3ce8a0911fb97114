import { useLaunchParams, useRawInitData } from '@telegram-apps/sdk-react';
import { createRoot } from 'react-dom/client';

/** What this launch says of itself, in a corner, while somebody works on the shell. */
function LaunchPanel() {
  const { tgWebAppVersion, tgWebAppPlatform } = useLaunchParams();
  const initData = useRawInitData();
  return (
    <output>
      Telegram {tgWebAppVersion} on {tgWebAppPlatform}, {initData ? 'signed' : 'no init data'}
    </output>
  );
}

/** Shows the panel beside the shop. */
export function showLaunchPanel(): void {
  const place = document.createElement('div');
  place.style.cssText =
    'position:fixed;inset-block-start:0;inset-inline-end:0;font-size:11px;opacity:.7;z-index:9';
  document.body.append(place);
  createRoot(place).render(<LaunchPanel />);
}
