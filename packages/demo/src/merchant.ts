import { Merchant } from '@dasturxon/core/merchant';
import * as v from 'valibot';

/** A demo merchant. Its courier account exists only in the sandbox. */
export function merchant(facts: Pick<Merchant, 'id' | 'sub' | 'name'> & Partial<Merchant>): Merchant {
  return v.parse(Merchant, {
    isActive: true,
    createdDate: '2026-01-12T09:00:00+05:00',
    lastModifiedDate: '2026-01-12T09:00:00+05:00',
    yandexDeliveryKey: `sandbox-${facts.sub}`,
    ...facts,
  });
}
