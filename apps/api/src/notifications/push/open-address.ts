import * as v from 'valibot';

import type { PushAddress } from '../../gateways/push/web-push.ts';
import type { Secrets } from '../../kernel/secrets.ts';

const Address = v.object({ endpoint: v.string(), p256dh: v.string(), auth: v.string() });

/** Where a device is reached: its sealed address and keys. */
export const openPushAddress = (
  { secrets }: { secrets: Pick<Secrets, 'open'> },
  sealed: string,
  merchantId: string,
): PushAddress => v.parse(Address, secrets.open(sealed, merchantId));
