import type { Tx } from '../db/connect.ts';
import { branches, cities, halls, hallTables, regions } from '../db/schema/places.ts';
import type { WholeBrand } from './whole-brand.ts';
import { insertRows } from './insert-rows.ts';

/** Writes cities, delivery areas, branches and their tables. */
export async function storePlaces(tx: Tx, brand: WholeBrand): Promise<void> {
  const merchantId = brand.merchant.id;
  const firstCity = brand.cities[0]?.id ?? '';
  await insertRows(
    tx,
    cities,
    brand.cities.map(({ id, ...data }, priority) => ({ merchantId, id, priority, data })),
  );
  await insertRows(
    tx,
    regions,
    brand.regions.map(({ id, cityId, name, polygon, color, price, merchantId: _own, ...data }, priority) => ({
      merchantId,
      id,
      color,
      price,
      priority,
      data,
      cityId: cityId ?? firstCity,
      name: name ?? '',
      polygon: polygon.map(([lon, lat]) => [lon, lat]),
    })),
  );
  await insertRows(
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
        staff: brand.branchStaff ?? {},
        cityId: cityId ?? firstCity,
        deliveryPrice: deliveryPrice ?? 0,
      };
    }),
  );
  await insertRows(
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
  await insertRows(
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
