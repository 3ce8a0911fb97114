import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { MERCHANT_SECRETS } from '../testing/index.ts';
import { endpoints } from './endpoints/endpoints.ts';
import { PAGE_SIZE } from './query-fields.ts';

describe('what an endpoint takes and answers', () => {
  test.each(['placeOrder', 'placeOrderAtTime', 'bookTable', 'addAddress', 'saveCard'] as const)(
    'D46 %s creates and so needs an idempotency key',
    (name) => expect(endpoints[name].idempotencyKey).toBe('required'),
  );

  test('ERR-03 the token exchange is excluded from the error dialog', () => {
    expect(endpoints.exchangeInitData.silent).toBe(true);
  });

  test('ENT-05 D11 a public answer about a merchant drops every secret', () => {
    const secrets = Object.fromEntries(MERCHANT_SECRETS.map((name) => [name, 'secret']));
    const merchant = { id: 'm', sub: 'osh', name: { uz: 'Osh', ru: '', eng: '' }, ...secrets };
    const answers = [
      v.parse(endpoints.getMerchant.answer, merchant),
      v.parse(endpoints.getMerchantBySub.answer, merchant),
      v.parse(endpoints.listMerchants.answer, [merchant]),
    ];
    expect(JSON.stringify(answers)).not.toContain('secret');
  });

  test('API-44 D64 a contact without the signed string is refused', () => {
    const body = { phone: '+998901234567', firstName: 'Ali' };
    expect(v.is(endpoints.loginWithContact.body, body)).toBe(false);
    expect(v.is(endpoints.loginWithContact.body, { ...body, contactResponse: 'contact=…&hash=…' })).toBe(
      true,
    );
  });

  test('ENT-43 API-41 what a tariff is asked with, spelt so, survives the wire', () => {
    const asked = {
      productPrice: 90_000,
      distance: 1_200,
      branchId: 'b',
      longitude: 69.24,
      latitude: 41.32,
      address: 'Navoiy 15',
      cityId: 'c',
    };
    const { body } = endpoints.calculateTariff;
    expect(v.parse(body, JSON.parse(JSON.stringify(asked)))).toEqual(asked);
    expect(v.parse(body, { longitude: 69.24, latitude: 41.32 })).toMatchObject({
      distance: null,
      branchId: null,
    });
    expect([v.is(body, { ...asked, price: 1 }), v.is(body, { latitude: 41.32 })]).toEqual([false, false]);
  });

  test('API-05 MENU-06 a menu is asked for as WEB, or as TG in a mini-app', () => {
    expect(v.parse(endpoints.getOverall.query, {})).toEqual({ type: 'WEB' });
    expect(v.parse(endpoints.getOverall.query, { type: 'TG' })).toEqual({ type: 'TG' });
    expect(v.is(endpoints.getOverall.query, { type: 'tg' })).toBe(false);
  });

  test('API-04 D56 the nearest branch is requested for DELIVERY by default', () => {
    const query = v.parse(endpoints.findClosestBranch.query, { lat: '41.31', lon: 69.24 });
    expect(query).toEqual({ lat: 41.31, lon: 69.24, type: 'DELIVERY', dishes: [] });
  });

  test('API-26 K-01 ten orders a page from page 0, archive on request', () => {
    expect(PAGE_SIZE).toBe(10);
    expect(v.parse(endpoints.listOrders.query, {})).toEqual({ page: 0, size: 10, onlyArchive: false });
    expect(v.parse(endpoints.listOrders.query, { page: '2', onlyArchive: '' })).toMatchObject({
      page: 2,
      onlyArchive: true,
    });
    expect(v.parse(endpoints.listOrders.query, { onlyArchive: 'false' }).onlyArchive).toBe(false);
    expect(v.is(endpoints.listOrders.query, { page: '-1' })).toBe(false);
    expect(v.is(endpoints.listOrders.query, { page: '1e9' })).toBe(false);
  });

  test('SET-30 a part of the settings keeps its values and adds no defaults', () => {
    const part = v.parse(endpoints.getWebSettings.answer, { mainColor: '#123456', isDark: 'yes', extra: 1 });
    expect(JSON.parse(JSON.stringify(part))).toEqual({ mainColor: '#123456' });
  });

  test('VAL-02 an email of more than 320 characters is refused', () => {
    const longest = `${'a'.repeat(313)}@osh.uz`;
    expect(v.is(endpoints.updateUser.body, { email: longest })).toBe(true);
    expect(v.is(endpoints.updateUser.body, { email: `a${longest}` })).toBe(false);
  });
});
