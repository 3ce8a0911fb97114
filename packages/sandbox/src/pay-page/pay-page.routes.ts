import type { Context, Hono } from 'hono';
import * as v from 'valibot';

import type { Kept } from '../kept/kept.ts';
import type { CallResult, NotifiedPayment, PagePayment } from './page-payment.ts';
import { PAGE_DEEDS, play } from './page-payment.ts';
import { endPage, payPage, unknownPage } from './pay-page.ts';
import { PAY_PAGE_STYLE } from './pay-page-style.ts';
import { createRepeats } from './repeats.ts';

/** Delay of a late notification, in milliseconds. */
const LATE_MS = 20_000;

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

/** Allows web addresses only. */
export function safeReturnUrl(text: string | undefined | null): string | null {
  return text && WEB_ADDRESS.test(text) && URL.canParse(text) ? text : null;
}

type PayPage = {
  path: string;
  /** The provider's own name among the kept state. */
  name: string;
  kept: Kept;
  /** The payment that a request is about. */
  find: (c: Context) => Promise<PagePayment | null>;
  /** A payment by its key. */
  findByKey: (key: string) => Promise<NotifiedPayment | null>;
};

/** Mounts a provider's page: looked at by GET, decided on by POST. A late notification survives a restart. */
export function mountPayPage(routes: Hono, { path, name, kept, find, findByKey }: PayPage): void {
  const late = createRepeats({
    kept,
    name: `${name}-late`,
    about: v.object({ key: v.string() }),
    everyMs: LATE_MS,
    async again({ key }) {
      const payment = await findByKey(key);
      payment?.keep();
      await payment?.notify();
      return true;
    },
  });
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
    const notifyLater = () => late.owe(payment.key, { key: payment.key });
    const result = await play(payment, deed, notifyLater).catch((): CallResult => ({
      ok: false,
      note: 'it does not answer',
    }));
    const isSeen = !result.ok && deed !== 'decline';
    if (isSeen) return html(c, payPage(payment, `The merchant refused: ${result.note}`), payment);
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
