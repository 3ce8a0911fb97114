import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { areFiscalCodes, fiscalLines, type FiscalLine, type OrderToFiscal } from './fiscal-lines.ts';
import { toClickItems, toMulticardOfd, toPaymeDetail, toUzumCart } from './fiscal-shapes.ts';
import { fiscalReceiptUrl, FiscalData, isFiscalReceiptUrl } from './fiscal-receipt.ts';
import { vatWithin } from './vat.ts';
import * as v from 'valibot';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const CODES = { mxik: '10202001002000000', packageCode: '1500734', vatPercent: 12 };
const lavash = { title: 'Lavash', count: 2, price: 70_000, codes: CODES };
const delivery = { title: 'Yetkazib berish', count: 1, price: 15_000, codes: { ...CODES, vatPercent: 0 } };
const order = (change: Partial<OrderToFiscal> = {}): OrderToFiscal => ({
  products: [lavash],
  services: [delivery],
  promoOnProducts: 0,
  cashback: 0,
  paid: 85_000,
  ...change,
});

function linesOf(given: OrderToFiscal): FiscalLine[] {
  const answer = fiscalLines(given);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

const paidFor = (line: FiscalLine) => line.price * line.count - line.discount;

describe('T47 the lines of a fiscal receipt', () => {
  test('T47 price of one, count and codes of each, delivery and all', () => {
    expect(linesOf(order())).toEqual([
      { title: 'Lavash', price: 3_500_000, count: 2, discount: 0, vat: 750_000, codes: CODES },
      { title: 'Yetkazib berish', price: 1_500_000, count: 1, discount: 0, vat: 0, codes: delivery.codes },
    ]);
  });

  test('T47 what a promo took off stays on products, spent cashback goes over everything', () => {
    const lines = linesOf(order({ promoOnProducts: 10_000, cashback: 7_500, paid: 67_500 }));
    expect(lines.map(({ discount }) => discount)).toEqual([1_000_000 + 600_000, 150_000]);
  });

  test('B35 a tip is a line of its own that neither a promo nor points lower', () => {
    const tip = { title: 'Choychaqa', count: 1, price: 10_000, codes: CODES };
    const lines = linesOf(order({ tips: [tip], promoOnProducts: 10_000, cashback: 7_500, paid: 77_500 }));
    expect(lines.map(({ title, discount }) => [title, discount])).toEqual([
      ['Lavash', 1_600_000],
      ['Yetkazib berish', 150_000],
      ['Choychaqa', 0],
    ]);
    expect(lines.reduce((sum, line) => sum + paidFor(line), 0)).toBe(7_750_000);
  });

  test('T47 a weighed line whose price was rounded is sold as one', () => {
    const beef = { title: 'Mol goʻshti', count: 3, price: 28_334, codes: CODES };
    const [line] = linesOf(order({ products: [beef], services: [], paid: 28_334 }));
    expect(line).toMatchObject({ price: 2_833_400, count: 1 });
  });

  test('T47 what costs nothing is on no fiscal receipt and needs no codes', () => {
    const gift = { title: 'Non', count: 1, price: 0, codes: null };
    expect(linesOf(order({ products: [lavash, gift] }))).toHaveLength(2);
  });

  test.each([
    ['no codes', null],
    ['16 digits', { ...CODES, mxik: '1020200100200000' }],
    ['a letter', { ...CODES, mxik: '1020200100200000x' }],
    ['no package', { ...CODES, packageCode: '' }],
    ['a long package', { ...CODES, packageCode: '1'.repeat(21) }],
    ['half a percent', { ...CODES, vatPercent: 12.5 }],
    ['less than nothing', { ...CODES, vatPercent: -1 }],
    ['more than all', { ...CODES, vatPercent: 101 }],
  ])('T47 no fiscal receipt with %s, and the error names it', (_, codes) => {
    expect(fiscalLines(order({ products: [{ ...lavash, codes }] }))).toEqual({
      ok: false,
      code: 'fiscal.codesMissing',
      titles: ['Lavash'],
    });
    expect(codes === null || areFiscalCodes(codes)).toBe(codes === null);
  });

  test('T47 the ends of a percent are percents, and 20 digits a package', () => {
    for (const vatPercent of [0, 100]) expect(areFiscalCodes({ ...CODES, vatPercent })).toBe(true);
    expect(areFiscalCodes({ ...CODES, packageCode: '1'.repeat(20) })).toBe(true);
  });

  test('T47 no fiscal receipt whose lines are not what is paid', () => {
    expect(fiscalLines(order({ paid: 84_999 }))).toEqual({
      ok: false,
      code: 'fiscal.sumsDiffer',
      difference: 100,
    });
  });

  const price = fc.integer({ min: 0, max: 5_000_000 });
  const thing = fc.record({
    title: fc.string(),
    count: fc.integer({ min: 1, max: 99 }),
    price,
    codes: fc.constant(CODES),
  });

  test('T47 lines always sum to what is paid, to the tiyin, and none goes below nothing', () => {
    const given = fc.record({
      products: fc.array(thing, { maxLength: 12 }),
      services: fc.array(thing, { maxLength: 2 }),
      promoShare: fc.integer({ min: 0, max: 100 }),
      cashbackShare: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(given, ({ products, services, promoShare, cashbackShare }) => {
        const sum = (list: typeof products) => list.reduce((total, one) => total + one.price, 0);
        const promoOnProducts = Math.floor((sum(products) * promoShare) / 100);
        const payable = sum(products) + sum(services) - promoOnProducts;
        const cashback = Math.floor((payable * cashbackShare) / 100);
        const paid = payable - cashback;
        const lines = linesOf({ products, services, promoOnProducts, cashback, paid });
        expect(lines.reduce((total, line) => total + paidFor(line), 0)).toBe(paid * 100);
        for (const line of lines) {
          expect(paidFor(line)).toBeGreaterThanOrEqual(0);
          expect(line.discount).toBeGreaterThanOrEqual(0);
          expect(line.vat).toBe(vatWithin(paidFor(line), 12));
        }
        expect(toUzumCart(lines, 'c').total).toBe(paid * 100);
        expect(toMulticardOfd(lines).reduce((total, one) => total + one.qty * one.price, 0)).toBe(paid * 100);
      }),
      runs,
    );
  });
});

test.each([
  [112_000, 12, 12_000],
  [12_500_000, 12, 1_339_286],
  [9_999, 12, 1_071],
  [1, 12, 0],
  [5, 12, 1],
  [12_500_000, 0, 0],
])('T47 %i tiyin at %i %% hold %i of VAT', (gross, percent, vat) => {
  expect(vatWithin(gross, percent)).toBe(vat);
});

describe('T47 the fiscal receipt as each provider writes it', () => {
  const [line] = linesOf(order({ services: [], promoOnProducts: 5_000, paid: 65_000 }));

  test('T47 Payme: detail', () => {
    expect(toPaymeDetail([line!])).toEqual({
      receipt_type: 0,
      items: [
        {
          title: 'Lavash',
          price: 3_500_000,
          count: 2,
          code: '10202001002000000',
          package_code: '1500734',
          vat_percent: 12,
          discount: 500_000,
        },
      ],
    });
  });

  test('T47 Click: items with the plain quantity, the line before its discount, a name of 63 letters', () => {
    const [item] = toClickItems([{ ...line!, title: 'ў'.repeat(70) }], { tin: '123456789' });
    expect(item).toEqual({
      Name: 'ў'.repeat(63),
      SPIC: '10202001002000000',
      PackageCode: '1500734',
      GoodPrice: 3_500_000,
      Price: 7_000_000,
      Amount: 2,
      VAT: 696_429,
      VATPercent: 12,
      Discount: 500_000,
      CommissionInfo: { TIN: '123456789' },
    });
    const [person] = toClickItems([line!], { tin: '12345678901234' });
    expect(person?.CommissionInfo).toEqual({ PINFL: '12345678901234' });
  });

  test('T47 Uzum and Multicard: a line with a discount is sold as one for what is paid', () => {
    expect(toUzumCart([line!], '1007')).toMatchObject({
      cartId: '1007',
      receiptType: 'PURCHASE',
      total: 6_500_000,
      items: [{ quantity: 1, unitPrice: 6_500_000, total: 6_500_000, receiptParams: { vatPercent: 12 } }],
    });
    expect(toMulticardOfd([line!])).toMatchObject([{ qty: 1, price: 6_500_000, total: 6_500_000, vat: 12 }]);
    expect(toMulticardOfd([{ ...line!, discount: 0 }])).toMatchObject([{ qty: 2, price: 3_500_000 }]);
    expect(toUzumCart([{ ...line!, discount: 0 }], 'c').items).toMatchObject([
      { quantity: 2, total: 7_000_000 },
    ]);
  });
});

describe('T52 the address of a fiscal receipt', () => {
  const data = (change: object) => v.parse(FiscalData, change);

  test('T52 is the tax authority’s own, or nothing', () => {
    const known = 'https://ofd.soliq.uz/epi?t=EZ000000000030&r=123456789&c=20221028171340&s=462071714439';
    expect(fiscalReceiptUrl(data({ qr_code_url: known }))).toBe(known);
    expect(fiscalReceiptUrl(data({ qr_code_url: 'https://ofd.soliq.uz.evil.example/' }))).toBeNull();
    expect(isFiscalReceiptUrl('javascript:alert(1)//https://ofd.soliq.uz/')).toBe(false);
  });

  test('T52 is made of its four parts, once all are known', () => {
    const parts = { terminal_id: 'EZ1', receipt_id: 7, date: '20261121110000', fiscal_sign: '462' };
    expect(fiscalReceiptUrl(data(parts))).toBe('https://ofd.soliq.uz/check?t=EZ1&r=7&c=20261121110000&s=462');
    for (const part of Object.keys(parts))
      expect(fiscalReceiptUrl(data({ ...parts, [part]: null }))).toBeNull();
  });
});
