import type { MapFailure, RegionalMap } from '@dasturxon/core/merchant';
import { sql } from 'drizzle-orm';
import { check, foreignKey, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt } from '../columns.ts';
import { merchants } from '../merchants.ts';

/** The last time that a page could not show a merchant's regional map. */
export const mapFailures = pgTable(
  'map_failures',
  {
    merchantId: text().primaryKey(),
    mapType: text().$type<RegionalMap>().notNull(),
    reason: text().$type<MapFailure>().notNull(),
    at: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    check('map_failures_map_type', sql`${t.mapType} in ('YANDEX', 'YANDEX_V3')`),
    check('map_failures_reason', sql`${t.reason} in ('NO_KEY', 'SCRIPT', 'TIMEOUT', 'REFUSED', 'BROKEN')`),
  ],
);
