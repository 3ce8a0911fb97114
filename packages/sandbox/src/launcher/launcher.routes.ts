import { Hono } from 'hono';

import { HTML, pageAnswers, SCRIPT, STYLE } from '../page-answers.ts';
import { CLICK_SCRIPT } from './click-script.ts';
import { launcherPage } from './launcher-page.ts';
import { LAUNCHER_STYLE } from './launcher-style.ts';
import { TELEGRAM_SCRIPT } from './telegram-script.ts';

// The shop stands on its brand's own host, which is another origin than this page's.
const serve = pageAnswers(['frame-src http: https:']);

/** The two apps that a mini-app runs in, played by a page each: one opens the shop in a phone-sized frame and answers it. */
export function launcherRoutes(): Hono {
  const routes = new Hono();
  routes.get('/telegram', (c) => serve(c, launcherPage('telegram'), HTML));
  routes.get('/click', (c) => serve(c, launcherPage('click'), HTML));
  routes.get('/launcher/telegram.js', (c) => serve(c, TELEGRAM_SCRIPT, SCRIPT));
  routes.get('/launcher/click.js', (c) => serve(c, CLICK_SCRIPT, SCRIPT));
  routes.get('/launcher/launcher.css', (c) => serve(c, LAUNCHER_STYLE, STYLE));
  return routes;
}
