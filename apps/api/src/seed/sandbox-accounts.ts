import { randomBytes, randomInt, randomUUID } from 'node:crypto';

import type { PaymentType } from '@dasturxon/core/payment';
import { demoFiscal } from '@dasturxon/demo';

import type { WholeBrand } from '../store-brand/whole-brand.ts';

const key = () => randomBytes(18).toString('base64url');
const serviceId = () => randomInt(10_000, 99_999);

/**
 * A brand's accounts at every payment provider of the sandbox, and its fiscal receipt settings. The keys are random,
 * so that only this server and its sandbox can sign a payment.
 */
export function sandboxAccounts(): Required<Pick<WholeBrand, 'paymentAccounts' | 'fiscal'>> {
  const paymentAccounts = {
    PAYME: { merchantId: randomBytes(12).toString('hex'), key: key() },
    CLICK: {
      serviceId: String(serviceId()),
      merchantId: String(serviceId()),
      merchantUserId: String(serviceId()),
      secretKey: key(),
    },
    UZUM: {
      bank: { serviceId: serviceId(), username: 'uzum', password: key() },
      checkout: { terminalId: randomUUID(), apiKey: key() },
    },
    PAYNET: {
      serviceId: serviceId(),
      merchantId: String(serviceId()),
      username: 'paynet',
      password: key(),
      linkTemplate: '?m={merchant}&c={order}&a={tiyin}&r={returnUrl}',
    },
    RAHMAT: { applicationId: randomUUID(), secret: key(), storeId: String(serviceId()) },
  } satisfies Partial<Record<PaymentType, object>>;
  return { paymentAccounts, fiscal: demoFiscal };
}
