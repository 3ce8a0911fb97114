import { Hono } from 'hono';

import { FRAMED_BY_US, HTML, pageAnswers, STYLE } from '../page-answers.ts';
import { BOTH_PAGE } from './both-page.ts';
import { launcherPage } from './launcher-page.ts';
import { LAUNCHER_STYLE } from './launcher-style.ts';

// The shop stands on its brand's own host, which is another origin than this page's.
const serve = pageAnswers(['frame-src http: https:', FRAMED_BY_US]);

/** The two apps that a mini-app runs in, played by a page each: one opens the shop in a phone-sized frame and answers it. One more shows both. */
export function launcherRoutes(): Hono {
  const routes = new Hono();
  routes.get('/mini-apps', (c) => serve(c, BOTH_PAGE, HTML));
  routes.get('/telegram', (c) => serve(c, launcherPage('telegram'), HTML));
  routes.get('/click', (c) => serve(c, launcherPage('click'), HTML));
  routes.get('/launcher/launcher.css', (c) => serve(c, LAUNCHER_STYLE, STYLE));
  return routes;
}
