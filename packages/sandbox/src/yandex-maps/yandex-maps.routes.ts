import { type Context, Hono } from 'hono';

import { SCRIPT } from '../page-answers.ts';
import { readPageScript } from '../page-scripts.ts';

const HEADERS = {
  'Content-Type': SCRIPT,
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** `browser/yandex-maps.ts` as a classic script, in a function of its own: a page may load it twice. */
async function answerScript(c: Context): Promise<Response> {
  if (!c.req.query('lang')) return c.text('Bad Request', 400);
  const script = await readPageScript('yandex-maps.js');
  return script === null ? c.notFound() : c.body(`(() => {${script}\n})();`, 200, HEADERS);
}

/**
 * The scripts of Yandex Maps: JS API 2.1 and 3. A key that begins with `wrong` is refused as each API was seen to: 2.1 comes and does
 * not become ready, 3 answers with 403.
 */
export function yandexMapsRoutes(): Hono {
  const routes = new Hono();
  routes.get('/2.1/', (c) => answerScript(c));
  routes.get('/v3/', async (c) => {
    const key = c.req.query('apikey') ?? '';
    const isRefused = key === '' || key.startsWith('wrong');
    return isRefused
      ? c.json({ statusCode: 403, error: 'Forbidden', message: 'Invalid api key' }, 403)
      : answerScript(c);
  });
  return routes;
}
