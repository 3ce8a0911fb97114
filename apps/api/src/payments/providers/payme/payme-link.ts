import type { Payable } from '../../protocol/provider.ts';
import type { PaymeAccount } from './payme-account.ts';

/** How long Payme's own success page is shown before the return, in milliseconds. */
const WAIT_MS = 15_000;
const UZS = '860';

type Linked = Pick<Payable, 'amount' | 'returnUrl' | 'language'> & { number: number };

const paymeLanguage = (language: string) => (language === 'ru' ? 'ru' : language === 'eng' ? 'en' : 'uz');

/** The URL of Payme's page for an order: parameters joined by `;`, which none of them contains, in base64. */
export function paymeLink(base: string, { merchantId, field }: PaymeAccount, order: Linked): string {
  const parts = [
    `m=${merchantId}`,
    `ac.${field}=${order.number}`,
    `a=${order.amount}`,
    `l=${paymeLanguage(order.language)}`,
    `c=${order.returnUrl.replaceAll(';', '%3B')}`,
    `ct=${WAIT_MS}`,
    `cr=${UZS}`,
  ];
  return `${base}${Buffer.from(parts.join(';')).toString('base64')}`;
}
