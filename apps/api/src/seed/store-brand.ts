import type { PgTable } from 'drizzle-orm/pg-core';

import { sanitizeTexts } from '../content/sanitize-text.ts';
import { categories, groups, products } from '../db/schema/catalog.ts';
import { banners, paymentMethods, policies, stories, vacancies } from '../db/schema/content.ts';
import { brands, domains, merchants, settings } from '../db/schema/merchants.ts';
import { orderCounters } from '../db/schema/orders.ts';
import { promos } from '../db/schema/promos.ts';
import { branches, cities, halls, hallTables, regions } from '../db/schema/places.ts';
import type { Tx } from '../db/connect.ts';
import type { Secrets } from '../secrets.ts';
import type { DemoBrand } from './brand.ts';
import { methodRows } from './payment-rows.ts';

type Json = Record<string, unknown>;
type Rows = Json[];

/** One statement has room for some 65 000 values. */
const ROWS_AT_ONCE = 1_000;

async function insert(tx: Tx, table: PgTable, rows: Rows) {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx.insert(table).values(rows.slice(from, from + ROWS_AT_ONCE));
}

function merchantRow({ merchant, miniAppKeys }: DemoBrand, secrets: Secrets) {
  const { id, sub, isActive, deleted, createdDate: _made, lastModifiedDate: _changed, ...rest } = merchant;
  const { yandexDeliveryKey, iikoApiLogin, iikoOrganizationId, smsUsername, smsPassword, ...data } = rest;
  const own = { yandexDeliveryKey, iikoApiLogin, iikoOrganizationId, smsUsername, smsPassword };
  const hidden = { ...own, ...miniAppKeys };
  return { merchantId: id, sub, isActive, deleted, data, secrets: secrets.seal(hidden, id) };
}

async function storeMerchant(tx: Tx, brand: DemoBrand, secrets: Secrets) {
  const { merchant } = brand;
  const merchantId = merchant.id;
  await tx.insert(merchants).values(merchantRow(brand, secrets));
  await insert(
    tx,
    domains,
    brand.domains.map((host) => ({ merchantId, host, verifiedAt: new Date() })),
  );
  await tx.insert(settings).values({
    merchantId,
    web: brand.settings,
    about: brand.about,
    click: brand.clickSettings,
    orders: brand.orderSettings,
    server: {
      extraPages: brand.extraPages,
      ...(brand.fiscal && { fiscal: brand.fiscal }),
      ...(brand.staffChat && { telegramStaffChat: brand.staffChat }),
    },
  });
  const { name, domainUrl, color, logo } = merchant;
  await tx
    .insert(brands)
    .values({ merchantId, id: merchantId, data: { name, domainUrl, color, image: logo } });
  await tx.insert(orderCounters).values({ merchantId });
}

async function storePlaces(tx: Tx, brand: DemoBrand) {
  const merchantId = brand.merchant.id;
  const firstCity = brand.cities[0]?.id ?? '';
  await insert(
    tx,
    cities,
    brand.cities.map(({ id, ...data }, priority) => ({ merchantId, id, priority, data })),
  );
  await insert(
    tx,
    regions,
    brand.regions.map(({ id, cityId, name, polygon, color, price }, priority) => ({
      merchantId,
      id,
      color,
      price,
      priority,
      cityId: cityId ?? firstCity,
      name: name ?? '',
      polygon: polygon.map(([lon, lat]) => [lon, lat]),
    })),
  );
  await insert(
    tx,
    branches,
    brand.branches.map((branch, priority) => {
      const { id, cityId, isActive, isMain, deleted, latitude, longitude, deliveryPrice, ...rest } = branch;
      const { tariff, slotCapacity, distance: _asked, merchantId: _own, ...data } = rest;
      return {
        merchantId,
        id,
        isActive,
        isMain,
        deleted,
        priority,
        latitude,
        longitude,
        tariff,
        slotCapacity,
        data,
        cityId: cityId ?? firstCity,
        deliveryPrice: deliveryPrice ?? 0,
      };
    }),
  );
  await insert(
    tx,
    halls,
    brand.halls.map(({ id, branchId, price, name }) => ({
      merchantId,
      id,
      branchId,
      fee: price,
      data: { name },
    })),
  );
  await insert(
    tx,
    hallTables,
    brand.halls.flatMap((hall) =>
      hall.tables.map(({ id, name, chairs }) => ({
        merchantId,
        id,
        hallId: hall.id,
        chairs,
        data: { name },
      })),
    ),
  );
}

/** Writes the menu of a brand that has none. */
export async function storeMenu(tx: Tx, brand: DemoBrand): Promise<void> {
  const merchantId = brand.merchant.id;
  await insert(
    tx,
    groups,
    brand.groups.map(({ id, priority, ...data }) => ({
      merchantId,
      id,
      priority,
      data: { ...data, categories: [] },
    })),
  );
  await insert(
    tx,
    categories,
    brand.categories.map(({ id, groupId, priority, ...data }) => ({
      merchantId,
      id,
      groupId,
      priority,
      data: {
        ...data,
        products: [],
      },
    })),
  );
  await insert(
    tx,
    products,
    brand.products.map((product) => {
      const { id, categoryId, priority, active, isAvailable, deliveryEnabled, type, unit, ...rest } = product;
      const { costPrice, additionalPrice, discount, amount, ...data } = rest;
      return {
        merchantId,
        id,
        categoryId,
        priority,
        active,
        isAvailable,
        deliveryEnabled,
        type,
        unit,
        costPrice,
        additionalPrice,
        discount,
        amount,
        data,
      };
    }),
  );
}

async function storeContent(tx: Tx, brand: DemoBrand, secrets: Secrets) {
  const merchantId = brand.merchant.id;
  const shown = (list: readonly { id: string }[]) =>
    list.map(({ id, ...data }, priority) => ({ merchantId, id, priority, data }));
  await insert(tx, paymentMethods, methodRows(brand, secrets));
  await insert(
    tx,
    promos,
    brand.promos.map(
      ({ code, startDate, endDate, createdDate: _made, lastModifiedDate: _changed, ...rest }) => ({
        ...rest,
        merchantId,
        code: code.toUpperCase(),
        startDate: startDate?.slice(0, 10) ?? null,
        endDate: endDate?.slice(0, 10) ?? null,
      }),
    ),
  );
  await insert(
    tx,
    policies,
    brand.policies.map(({ type, text }) => ({ merchantId, type, text: sanitizeTexts(text) })),
  );
  await insert(tx, banners, shown(brand.banners));
  await insert(tx, stories, shown(brand.stories));
  await insert(tx, vacancies, shown(brand.vacancies));
}

/** Writes a whole brand; everything in one transaction of the platform. */
export async function storeBrand(tx: Tx, brand: DemoBrand, secrets: Secrets): Promise<void> {
  await storeMerchant(tx, brand, secrets);
  await storePlaces(tx, brand);
  await storeMenu(tx, brand);
  await storeContent(tx, brand, secrets);
}
