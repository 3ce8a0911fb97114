import { Hono } from 'hono';

import { FRAMED_BY_US, HTML, pageAnswers, SCRIPT, STYLE } from '../page-answers.ts';
import { CHATS_PAGE } from './chats-page.ts';
import { CHATS_SCRIPT } from './chats-script.ts';
import { CHATS_STYLE } from './chats-style.ts';
import { consolePage } from './console-page.ts';
import { CONSOLE_SCRIPT } from './console-script.ts';
import { CONSOLE_STYLE } from './console-style.ts';

const MOUNT = '/sandbox';

const HEADERS = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(), camera=(), microphone=(), payment=()',
};
const serve = pageAnswers([], HEADERS);
const serveChats = pageAnswers([FRAMED_BY_US], HEADERS);

/** The console at the mount itself, its script and its style, and 404 for everything no one else answers. */
export function consoleRoutes({ publicOrigin }: { publicOrigin: string }): Hono {
  const routes = new Hono();
  const page = consolePage(publicOrigin);
  routes.get('/console.js', (c) => serve(c, CONSOLE_SCRIPT, SCRIPT));
  routes.get('/console.css', (c) => serve(c, CONSOLE_STYLE, STYLE));
  routes.get('/chats.js', (c) => serve(c, CHATS_SCRIPT, SCRIPT));
  routes.get('/chats.css', (c) => serve(c, CHATS_STYLE, STYLE));
  routes.get('/chats', (c) => serveChats(c, CHATS_PAGE, HTML));
  routes.all('/*', (c) => {
    const isConsole = c.req.method === 'GET' && c.req.path === `${MOUNT}/`;
    if (isConsole) return serve(c, page, HTML);
    if (c.req.path === MOUNT) return c.redirect(`${MOUNT}/`, 308);
    return c.json({ code: 'not_found', message: 'The sandbox has nothing at this address.' }, 404);
  });
  return routes;
}
