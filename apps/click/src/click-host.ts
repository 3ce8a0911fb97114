import type { Host } from '@dasturxon/storefront';
import { browserHost, setPageScheme } from '@dasturxon/storefront/hosts';

import type { ClickLaunch } from './launch.ts';

/** Click publishes no bridge: the host uses browser features, with Click's theme and language. */
export function clickHost({ theme, language }: ClickLaunch): Host {
  if (theme) setPageScheme(theme);
  return { ...browserHost(), languageTag: () => language };
}
