import type { Context, Hono } from 'hono';

import type { PagePayment, Told } from './page-payment.ts';
import { PAGE_DEEDS, play } from './page-payment.ts';
import { endPage, payPage, unknownPage } from './pay-page.ts';
import { PAY_PAGE_STYLE } from './pay-page-style.ts';

const WEB_ADDRESS = /^https?:\/\//;

/** A launcher, here or on the brand's host, whose mini-app goes to the page in its own frame, as Click's does. */
const LAUNCHERS = "'self' http://localhost:* http://127.0.0.1:*";

/** Allowed form targets: this server, and the storefront's host. */
function headersFor(returnUrl: string | null): Record<string, string> {
  const returnOrigin = returnUrl === null ? '' : ` ${new URL(returnUrl).origin}`;
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "style-src 'self'",
      "img-src 'self' data:",
      "base-uri 'none'",
      `form-action 'self'${returnOrigin}`,
      `frame-ancestors ${LAUNCHERS}`,
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
  };
}

const html = (c: Context, text: string, payment: PagePayment | null) =>
  c.body(text, payment ? 200 : 404, headersFor(payment?.returnUrl ?? null));

/** Only the web is led back to. */
export function safeReturnUrl(text: string | undefined | null): string | null {
  return text && WEB_ADDRESS.test(text) && URL.canParse(text) ? text : null;
}

/** Mounts a provider's page: looked at by GET, decided on by POST. */
export function mountPayPage(
  routes: Hono,
  path: string,
  find: (c: Context) => Promise<PagePayment | null> | PagePayment | null,
): void {
  routes.get(path, async (c) => {
    const payment = await find(c);
    return payment ? html(c, payPage(payment, null), payment) : html(c, unknownPage(), null);
  });
  routes.post(path, async (c) => {
    const payment = await find(c);
    if (!payment) return html(c, unknownPage(), null);
    const form = await c.req.parseBody().catch((): Record<string, unknown> => ({}));
    const deed = PAGE_DEEDS.find((one) => one === form['deed']);
    if (!deed) return html(c, payPage(payment, 'Choose one of the buttons.'), payment);
    const told = await play(payment, deed).catch((): Told => ({ ok: false, note: 'it does not answer' }));
    const isSeen = !told.ok && deed !== 'decline';
    if (isSeen) return html(c, payPage(payment, `The merchant refused: ${told.note}`), payment);
    if (payment.returnUrl !== null) return c.redirect(payment.returnUrl, 303);
    return html(
      c,
      endPage(payment, deed === 'decline' ? 'Not paid.' : 'Done. Go back to the merchant.'),
      payment,
    );
  });
}

/** Mounts the style sheet that all these pages share. */
export function mountPayStyle(routes: Hono): void {
  routes.get('/pay.css', (c) =>
    c.body(PAY_PAGE_STYLE, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
    }),
  );
}
