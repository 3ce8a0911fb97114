import type { DeliveryProvider } from '@dasturxon/core/order';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { ALERT_LABELS } from '../alerts/alert-labels.ts';
import { REASON_LABELS, SERVICE_LABELS, STATUS_LABELS } from '../board/labels.ts';
import { ADJUST_LABELS, BLOCK_LABELS, SEGMENT_LABELS } from '../customers/customer-labels.ts';
import { HIDE_LABELS } from '../reviews/review-labels.ts';
import { ROLE_LABELS } from '../people/role-labels.ts';
import { KIND_LABELS } from '../printing/printing-labels.ts';

const PROVIDER_LABELS: Readonly<Record<DeliveryProvider, MessageDescriptor>> = {
  OWN: msg`Own courier`,
  YANDEX: msg`Courier service`,
  CUSTOM: msg`Another courier`,
};

/** Names of the codes that a field holds; of two fields the same code can mean different things. */
export const VALUE_LABELS: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  status: STATUS_LABELS,
  role: ROLE_LABELS,
  reason: REASON_LABELS,
  service: SERVICE_LABELS,
  serviceType: SERVICE_LABELS,
  provider: PROVIDER_LABELS,
  kind: KIND_LABELS,
  alert: ALERT_LABELS,
  blockReason: BLOCK_LABELS,
  adjustReason: ADJUST_LABELS,
  hideReason: HIDE_LABELS,
  segment: SEGMENT_LABELS,
};
