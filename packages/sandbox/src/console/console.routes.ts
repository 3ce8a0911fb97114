import { Hono } from 'hono';

import { FRAMED_BY_US, HTML, pageAnswers, SCRIPT, STYLE } from '../page-answers.ts';
import { readPageScript } from '../page-scripts.ts';
import { CHATS_PAGE } from './chats-page.ts';
import { CHATS_STYLE } from './chats-style.ts';
import { consolePage } from './console-page.ts';
import { CONSOLE_STYLE } from './console-style.ts';

const MOUNT = '/sandbox';

const HEADERS = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(), camera=(), microphone=(), payment=()',
};
const serve = pageAnswers([], HEADERS);
const serveChats = pageAnswers([FRAMED_BY_US], HEADERS);

/** The console at the mount itself, the scripts of all pages, its style, and 404 for every unknown address. */
export function consoleRoutes({ publicOrigin }: { publicOrigin: string }): Hono {
  const routes = new Hono();
  const page = consolePage(publicOrigin);
  routes.get('/assets/:name', async (c, next) => {
    const script = await readPageScript(c.req.param('name'));
    return script === null ? next() : serve(c, script, SCRIPT);
  });
  routes.get('/console.css', (c) => serve(c, CONSOLE_STYLE, STYLE));
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
