import type { PaymentPage } from '@dasturxon/core/api';

import type { Deps } from '../../deps.ts';

type Way = Pick<Deps, 'openLink' | 'loadFrame'> & { leave?: (url: string) => void };

/**
 * Brings the guest to where an order is paid: the messenger's own invoice, a page outside of the window that the shop
 * lives in, or this very window in a browser. Nothing opens for a payment that is confirmed elsewhere.
 */
export async function leaveToPay(
  { url, kind }: PaymentPage,
  { openLink, loadFrame, leave = (to) => location.assign(to) }: Way,
): Promise<void> {
  if (kind === 'AWAIT' || !/^https?:\/\//.test(url)) return;
  const frame = await loadFrame();
  if (kind === 'INVOICE' && frame?.openInvoice) {
    await frame.openInvoice(url);
    return;
  }
  if (frame) openLink(url);
  else leave(url);
}
