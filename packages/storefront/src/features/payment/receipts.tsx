import type { OrderPayment } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@dasturxon/ui/skeleton';
import { Suspense } from 'react';

import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
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
  const { refunded, refunding, receipts } = payment;
  const receipt = receipts.findLast(({ qrCodeUrl }) => /^https?:\/\//.test(qrCodeUrl));
  const [given, coming] = [format.money(refunded), format.money(refunding)];

  return (
    <>
      {refunded > 0 ? <p>{t`Refunded: ${given}`}</p> : null}
      {refunding > 0 ? <p>{t`Refund on its way: ${coming}`}</p> : null}
      {receipt ? (
        <div className={styles.receipt}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <QrCode text={receipt.qrCodeUrl} label={t`QR code of the receipt`} />
          </Suspense>
          <a href={receipt.qrCodeUrl} target="_blank" rel="noreferrer">
            {receipt.type === 'CANCEL' ? t`Refund receipt` : t`Receipt`}
          </a>
        </div>
      ) : null}
    </>
  );
}
