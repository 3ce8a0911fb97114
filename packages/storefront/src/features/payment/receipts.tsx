import type { OrderPayment } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@dasturxon/ui/skeleton';
import { Suspense, useState } from 'react';

import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import { usePaymentNames } from '../../i18n/labels/payment-labels.ts';
import styles from './payment.module.css';
import { lazyComponent } from '../../lazy/lazy-component.ts';

const QrCode = lazyComponent(
  () => import('@dasturxon/ui/qr-code'),
  (module) => module.QrCode,
);

/** The tax authority's fiscal receipts of an order, and what went back to the guest. */
export function Receipts({ payment }: { payment: OrderPayment }) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const { surplus, receipts } = payment;
  const nameOf = usePaymentNames();
  // What went back of a second payment is named apart: the order itself stays paid.
  const refunded = surplus.reduce((left, one) => left - one.refunded, payment.refunded);
  const refunding = surplus.reduce((left, one) => left - one.refunding, payment.refunding);
  const receipt = receipts.findLast(({ qrCodeUrl }) => /^https?:\/\//.test(qrCodeUrl));
  const [given, coming] = [format.money(refunded), format.money(refunding)];

  return (
    <>
      {refunded > 0 ? <p>{t`Refunded: ${given}`}</p> : null}
      {refunding > 0 ? <p>{t`Refund on its way: ${coming}`}</p> : null}
      {surplus.map((one, index) => {
        const [way, sum] = [nameOf(one.paymentType), format.money(one.refunded + one.refunding)];
        return (
          <p key={`${one.paymentType} ${index}`}>
            {one.refunding > 0
              ? t`Your second payment (${way}) is being returned: ${sum}`
              : t`Your second payment (${way}) was returned: ${sum}`}
          </p>
        );
      })}
      {receipt ? (
        <div>
          <a className={styles.receiptLink} href={receipt.qrCodeUrl} target="_blank" rel="noreferrer">
            {receipt.type === 'CANCEL' ? t`Refund receipt` : t`Receipt`}
          </a>
          <ReceiptCode url={receipt.qrCodeUrl} />
        </div>
      ) : null}
    </>
  );
}

/** The code that another telephone reads, folded: on the guest's own one the link is enough. */
function ReceiptCode({ url }: { url: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.receiptLink}>{t`QR code of the receipt`}</summary>
      {isOpen ? (
        <div className={styles.receiptCode}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <QrCode text={url} label={t`QR code of the receipt`} />
          </Suspense>
        </div>
      ) : null}
    </details>
  );
}
