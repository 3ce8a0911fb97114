import { Hono, type Context } from 'hono';

import { CHATS_PAGE } from './chats-page.ts';
import { CHATS_SCRIPT } from './chats-script.ts';
import { CHATS_STYLE } from './chats-style.ts';
import { consolePage } from './console-page.ts';
import { CONSOLE_SCRIPT } from './console-script.ts';
import { CONSOLE_STYLE } from './console-style.ts';

const MOUNT = '/sandbox';

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(), camera=(), microphone=(), payment=()',
  'Cache-Control': 'no-cache',
};

/** The console at the mount itself, its script and its style, and 404 for everything no one else answers. */
export function consoleRoutes({ publicOrigin }: { publicOrigin: string }): Hono {
  const routes = new Hono();
  const page = consolePage(publicOrigin);
  routes.get('/console.js', (c) => serve(c, CONSOLE_SCRIPT, 'text/javascript; charset=utf-8'));
  routes.get('/console.css', (c) => serve(c, CONSOLE_STYLE, 'text/css; charset=utf-8'));
  routes.get('/chats.js', (c) => serve(c, CHATS_SCRIPT, 'text/javascript; charset=utf-8'));
  routes.get('/chats.css', (c) => serve(c, CHATS_STYLE, 'text/css; charset=utf-8'));
  routes.get('/chats', (c) => serve(c, CHATS_PAGE, 'text/html; charset=utf-8'));
  routes.all('/*', (c) => {
    const isConsole = c.req.method === 'GET' && c.req.path === `${MOUNT}/`;
    if (isConsole) return serve(c, page, 'text/html; charset=utf-8');
    if (c.req.path === MOUNT) return c.redirect(`${MOUNT}/`, 308);
    return c.json({ code: 'not_found', message: 'The sandbox has nothing at this address.' }, 404);
  });
  return routes;
}

function serve(c: Context, text: string, type: string): Response {
  return c.body(text, 200, { ...HEADERS, 'Content-Type': type });
}
