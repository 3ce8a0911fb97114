import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';

import { HTML, pageAnswers, STYLE } from '../page-answers.ts';
import { refuse } from '../json.ts';
import { isLocal } from './local-call.ts';
import type { Printers } from './printers.ts';
import { PRINTERS_STYLE, printersPage } from './printers-page.ts';
import { PRINTER_MODES } from './stand-in-printer.ts';

const Short = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const Account = v.strictObject({
  server: v.pipe(
    Short,
    v.check((text) => URL.canParse(text) && isLocal(new URL(text))),
  ),
  user: v.pipe(Short, v.regex(/^[\w-]+$/)),
  password: Short,
});
const Mode = v.strictObject({ mode: v.picklist(PRINTER_MODES) });
const serve = pageAnswers(["form-action 'self'"]);

/** The stand-in printers: a page with their papers, and the same as JSON for tests. */
export function printersRoutes(printers: Printers): Hono {
  const routes = new Hono();
  routes.use('*', bodyLimit({ maxSize: 16 * 1024, onError: (c) => refuse(c, 'body_too_large', 413) }));
  routes.get('/printers.css', (c) => serve(c, PRINTERS_STYLE, STYLE));
  routes.get('/printers', (c) => serve(c, printersPage(printers.list()), HTML));
  routes.post('/printers', async (c) => {
    const account = v.safeParse(Account, await c.req.parseBody());
    if (!account.success) return refuse(c, 'bad_body', 400);
    printers.add(account.output);
    return c.redirect('/sandbox/printers', 303);
  });
  routes.post('/printers/:user/mode', async (c) => {
    const printer = printers.find(c.req.param('user'));
    const body = v.safeParse(Mode, await c.req.parseBody());
    if (!printer) return refuse(c, 'row_unknown', 404);
    if (!body.success) return refuse(c, 'bad_body', 400);
    printer.setMode(body.output.mode);
    return c.redirect('/sandbox/printers', 303);
  });
  routes.get('/api/printers/:user', (c) => {
    const printer = printers.find(c.req.param('user'));
    if (!printer) return refuse(c, 'row_unknown', 404);
    const papers = printer.papers.map(({ token, at, png }) => ({ token, at, png: png.toString('base64') }));
    return c.json({ mode: printer.mode(), papers });
  });
  return routes;
}
