import { formatMoney } from '@dasturxon/core/format';
import { somNumber } from '@dasturxon/core/payment';

import type { PagePayment } from './page-payment.ts';
import { pageHead } from '../page-head.ts';

/** A valid colour; anything else is rejected. */
const COLOR = /^#[0-9a-f]{6}$/i;

const BUTTONS = [
  ['pay', 'Pay', 'main'],
  ['decline', 'Decline', 'plain'],
  ['twice', 'Pay twice', 'plain'],
  ['lose', 'Lose the callback', 'plain'],
  ['late', 'Pay late', 'plain'],
] as const;

/** Text escaped for HTML. */
export function escapeHtml(text: string): string {
  const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}

function frame(title: string, body: string): string {
  return `${pageHead({ title: escapeHtml(title), styles: ['/sandbox/pay.css'] })}
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** The hosted page of a provider: brand, order, sum and buttons. Works without a script. */
export function payPage(payment: PagePayment, notice: string | null): string {
  const { provider, brand, order, amount, returnUrl } = payment;
  const color = COLOR.test(payment.color) ? payment.color.slice(1) : '0b57d0';
  const sum = `${formatMoney(somNumber(amount))} soʻm`;
  const buttons = BUTTONS.map(
    ([deed, label, look]) =>
      `<button class="${look}" name="deed" value="${deed}" data-deed="${deed}">${label}${deed === 'pay' ? ` ${sum}` : ''}</button>`,
  );
  const back =
    returnUrl === null ? '' : `<a href="${escapeHtml(returnUrl)}" data-back>Back to the merchant</a>`;
  return frame(
    `${provider} · ${brand}`,
    `<header data-color="${color}"><h1>${escapeHtml(provider)}</h1><p class="tag">Sandbox: no real money moves</p></header>
<section>
<p class="who">${escapeHtml(brand)}</p>
<p class="order">Order № ${escapeHtml(order)}</p>
<p class="sum" data-sum="${amount}">${sum}</p>
${notice === null ? '' : `<p class="notice" role="alert">${escapeHtml(notice)}</p>`}
<form method="post">
${buttons.join('\n')}
</form>
${back}
</section>`,
  );
}

/** The last page of a provider without a way back. */
export function endPage(payment: PagePayment, message: string): string {
  return frame(
    payment.provider,
    `<header><h1>${escapeHtml(payment.provider)}</h1><p class="tag">Sandbox: no real money moves</p></header>
<section><p class="who">${escapeHtml(payment.brand)}</p><p class="order" role="status">${escapeHtml(message)}</p></section>`,
  );
}

/** The payment is unknown. */
export function unknownPage(): string {
  return frame(
    'Unknown payment',
    `<header><h1>Unknown payment</h1><p class="tag">Sandbox: no real money moves</p></header>
<section><p class="order">No merchant of this server has asked for such a payment.</p>
<a href="/" data-back>Back to the merchant</a></section>`,
  );
}
