import { Hono, type Context } from 'hono';

import { CLICK_SCRIPT } from './click-script.ts';
import { launcherPage } from './launcher-page.ts';
import { LAUNCHER_STYLE } from './launcher-style.ts';
import { TELEGRAM_SCRIPT } from './telegram-script.ts';

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    // The shop stands on its brand's own host, which is another origin than this page's.
    'frame-src http: https:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cache-Control': 'no-cache',
};

/** The two apps that a mini-app runs in, played by a page each: one opens the shop in a phone-sized frame and answers it. */
export function launcherRoutes(): Hono {
  const routes = new Hono();
  const html = 'text/html; charset=utf-8';
  const script = 'text/javascript; charset=utf-8';
  routes.get('/telegram', (c) => serve(c, launcherPage('telegram'), html));
  routes.get('/click', (c) => serve(c, launcherPage('click'), html));
  routes.get('/launcher/telegram.js', (c) => serve(c, TELEGRAM_SCRIPT, script));
  routes.get('/launcher/click.js', (c) => serve(c, CLICK_SCRIPT, script));
  routes.get('/launcher/launcher.css', (c) => serve(c, LAUNCHER_STYLE, 'text/css; charset=utf-8'));
  return routes;
}

function serve(c: Context, text: string, type: string): Response {
  return c.body(text, 200, { ...HEADERS, 'Content-Type': type });
}
