import { Hono } from 'hono';

import { FRAMED_BY_US, HTML, pageAnswers, STYLE } from '../page-answers.ts';
import { BOTH_PAGE } from './both-page.ts';
import { launcherPage } from './launcher-page.ts';
import { LAUNCHER_STYLE } from './launcher-style.ts';

// The storefront is on its brand's own host, which is another origin than this page's.
const serve = pageAnswers(['frame-src http: https:', FRAMED_BY_US]);

/**
 * Stand-ins of the two apps around a mini-app, a page each: it opens the storefront in a phone-sized frame and
 * answers its calls. A third page shows both.
 */
export function launcherRoutes(): Hono {
  const routes = new Hono();
  routes.get('/mini-apps', (c) => serve(c, BOTH_PAGE, HTML));
  routes.get('/telegram', (c) => serve(c, launcherPage('telegram'), HTML));
  routes.get('/click', (c) => serve(c, launcherPage('click'), HTML));
  routes.get('/launcher/launcher.css', (c) => serve(c, LAUNCHER_STYLE, STYLE));
  return routes;
}
