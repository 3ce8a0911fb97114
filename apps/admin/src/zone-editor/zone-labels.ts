import { msg } from '@lingui/core/macro';

import { WEEKDAY_LABELS } from '../branch-editor/branch-labels.ts';
import type { DraftLabels } from '../drafts/draft-context.ts';

/** What the zone editor calls its fields and values. */
export const ZONE_LABELS: DraftLabels = {
  changes: msg`Changes of the delivery zones`,
  everyBranch: msg`People of every branch publish these changes.`,
  fields: {
    isActive: msg`Zone in use`,
    name: msg`Name of the zone`,
    cityId: msg`City`,
    branchId: msg`Branch that delivers here`,
    polygon: msg`Border`,
    color: msg`Colour`,
    price: msg`Delivery price, soʻm`,
    minimum: msg`Smallest order, soʻm`,
    sumFees: msg`Cheaper from a sum`,
    distanceFees: msg`Price by distance`,
    days: msg`Days of the week`,
    from: msg`Served from`,
    until: msg`Served until`,
    priority: msg`Place in the list`,
  },
  values: WEEKDAY_LABELS,
};
