import { existsSync } from 'node:fs';

import { CHROMIUM_ARGS } from '@dasturxon/tooling/chromium';
import type { LaunchOptions } from '@playwright/test';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';
/** The headless shell knows no kind of connection and would load pictures earlier than a browser does on 4G. */
const AS_ON_4G = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250';

/** How a Chromium is started: the one at `path`, else this machine's, else Playwright's own. */
export function launched(path: string | undefined): LaunchOptions {
  const executablePath = path ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);
  return {
    ...(executablePath && { executablePath }),
    args: [...CHROMIUM_ARGS, AS_ON_4G, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  };
}
