import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { BoardOrder } from '../staff/board-order.schema.ts';
import { buildTicket, type TicketOrder, type TicketRequest } from './build-ticket.ts';
import { isRightToLeft, textOf } from './ticket.ts';

const PLOV = { uz: 'Toʻy oshi', ru: 'Плов', eng: 'Plov' };
const TEA = { uz: 'Choy', ru: 'Чай', eng: 'Tea' };
const tea = { id: 'line-2', productId: 'tea', categoryId: 'drinks', name: TEA, count: 3 };

const order: TicketOrder = {
  ...v.parse(BoardOrder, {
    id: 'order-1',
    number: 1001,
    version: 3,
    status: 'ACCEPTED',
    serviceType: 'DELIVERY',
    branchId: 'branch-1',
    paymentType: 'CASH',
    money: 'UNPAID',
    timestamp: '2026-05-13T13:00:00.000Z',
    totalPrice: 90_000,
    guest: { name: 'Aziza', phone: '+998 90 *** ** 12' },
    address: 'Amir Temur 5, 12',
    comment: 'Achchiq boʻlmasin',
    lines: [{ id: 'line-1', productId: 'osh', categoryId: 'rice', name: PLOV, count: 2 }, tea],
    changes: [{ line: tea, before: 1, after: 3 }],
  }),
  place: { latitude: 41.3, longitude: 69.2 },
};
const request: TicketRequest = { kind: 'KITCHEN', mark: 'ORIGINAL', language: 'uz', zone: 'Asia/Tashkent' };
/** A ticket as lines of text; labels are in braces, struck lines between tildes. */
function written(about: Partial<TicketRequest> = {}, of = order): string[] {
  const word = (name: string, value: string) => `{${[name, value].filter(Boolean).join(' ')}}`;
  return buildTicket(of, { ...request, ...about }).blocks.map((block) => {
    if (block.kind === 'QR') return `QR ${block.text}`;
    if (block.kind === 'ROW') return `${textOf(block.start, word)} | ${textOf(block.end, word)}`;
    if (!('parts' in block)) return block.kind;
    const text = textOf(block.parts, word);
    if (block.kind === 'TEXT') return block.isStruck ? `~${text}~` : text;
    return `${block.kind} ${text}`;
  });
}

describe('BO-60 the ticket of an order', () => {
  test('BO-358 one of a test order is marked as that, also on the labels of its dishes', () => {
    const tested = { ...order, isTest: true };
    expect(written({}, tested).slice(0, 2)).toEqual(['BANNER {TEST}', '№ 1001']);
    expect(written({ mark: 'CHANGED' }, tested).slice(0, 2)).toEqual(['BANNER {TEST}', 'BANNER {CHANGED}']);
    expect(written({ kind: 'LABEL' }, tested)).toContain('FRAME {TEST}');
  });

  test('C1 the guest’s paper has each step between the dishes and the total, in the words of the page; the kitchen has none', () => {
    const steps = [
      { text: { uz: 'Yetkazib berish', ru: 'Доставка', eng: 'Delivery' }, amount: 15_000 },
      { text: { uz: 'Chegirma', ru: 'Скидка', eng: 'Discount' }, amount: -5_000 },
    ];
    const lines = written({ kind: 'GUEST' }, { ...order, steps }).map((line) => line.replaceAll(/\s/g, ' '));
    const at = lines.findIndex((line) => line.startsWith('Yetkazib berish'));
    expect(lines.slice(at, at + 3)).toEqual([
      expect.stringMatching(/^Yetkazib berish \| .*15 000/),
      expect.stringMatching(/^Chegirma \| .*5 000/),
      expect.stringMatching(/^\{TOTAL\} \| 90 000/),
    ]);
    expect(written({}, { ...order, steps }).join('\n')).not.toContain('Yetkazib berish |');
  });

  test('the kitchen reads dishes at double size, the note, and no sum', () => {
    expect(written()).toEqual([
      '№ 1001',
      '{DELIVERY} 18:00',
      '{READY_BY 18:30}',
      'RULE',
      '2 × Toʻy oshi',
      '3 × Choy',
      'RULE',
      'FRAME Achchiq boʻlmasin',
    ]);
    const { blocks } = buildTicket(order, request);
    const dishes = blocks.filter((block) => block.kind === 'TEXT' && block.size === 2);
    expect(dishes.length).toBeGreaterThan(1);
  });

  test('B15 B23 the kitchen reads what is asked about a dish, cutlery, and what happens when something is missing', () => {
    const noted = { ...order.lines[0]!, comment: 'Piyozsiz', ifMissing: 'CALL' as const };
    const asked = { ...order, lines: [noted, order.lines[1]!], ifMissing: 'REMOVE' as const, cutlery: 2 };
    expect(written({}, asked)).toEqual([
      '№ 1001',
      '{DELIVERY} 18:00',
      '{READY_BY 18:30}',
      'RULE',
      '2 × Toʻy oshi',
      'FRAME Piyozsiz',
      '{IF_MISSING_CALL}',
      '3 × Choy',
      'RULE',
      '{IF_MISSING_REMOVE}',
      '{CUTLERY 2}',
      'FRAME Achchiq boʻlmasin',
    ]);
    expect(written({}, { ...order, cutlery: 0 })).toContain('{NO_CUTLERY}');
    expect(written({ kind: 'LABEL' }, asked).filter((line) => line === 'FRAME Piyozsiz')).toHaveLength(2);
  });

  test('BO-262 the kitchen reads the allergens of a dish below it, the guest does not', () => {
    const milky = { ...order.lines[0]!, allergens: ['MILK' as const, 'NUTS' as const] };
    const of = { ...order, lines: [milky, order.lines[1]!] };
    const dish = written({}, of);
    expect(dish[dish.indexOf('2 × Toʻy oshi') + 1]).toBe('{ALLERGENS}: {ALLERGEN MILK}, {ALLERGEN NUTS}');
    expect(written({ kind: 'GUEST' }, of).join()).not.toContain('ALLERGEN');
  });

  test('BO-291 the kitchen reads an allergy in a banner above the dishes, guest and courier do not', () => {
    const allergic = { ...order, allergies: 'Yongʻoq' };
    const ticket = written({}, allergic);
    const at = ticket.indexOf('BANNER {ALLERGIES}');
    expect(ticket.slice(at, at + 3)).toEqual(['BANNER {ALLERGIES}', 'FRAME Yongʻoq', 'RULE']);
    for (const kind of ['GUEST', 'COURIER'] as const)
      expect(written({ kind }, allergic).join()).not.toContain('Yongʻoq');
  });

  test('B23 the courier reads the door, the cash of the guest and the change of what is due', () => {
    const cash = { ...order, changeFrom: 100_000 };
    expect(written({ kind: 'COURIER' }, cash)).toContain('{CHANGE_FROM 100 000 soʻm} | 10 000 soʻm');
    expect(written({ kind: 'COURIER' }, { ...cash, leaveAtDoor: true })).toContain('FRAME {LEAVE}');
    expect(written({ kind: 'KITCHEN' }, cash).join()).not.toContain('CHANGE_FROM');
  });

  test('a station reads its own lines', () => {
    const isPrinted = ({ categoryId }: { categoryId: string | null }) => categoryId === 'drinks';
    expect(written({ isPrinted })).not.toContain('2 × Toʻy oshi');
  });

  test('a changed order strikes the former amount and frames the new one', () => {
    expect(written({ mark: 'CHANGED' })).toEqual(
      expect.arrayContaining(['BANNER {CHANGED}', '~1 × Choy~', 'FRAME 3 × Choy', '2 × Toʻy oshi']),
    );
  });

  test('BO-290 a changed order strikes its former service, time and address', () => {
    const former = {
      serviceType: 'PICK_UP' as const,
      address: 'Navoiy 1',
      atTime: '2026-05-13T15:00:00.000Z',
    };
    const moved = { ...order, formerHandover: former };
    expect(written({ mark: 'CHANGED' }, moved)).toEqual(
      expect.arrayContaining(['~{PICK_UP}~', '~{FOR_TIME 20:00}~', '{DELIVERY} 18:00']),
    );
    expect(written({ kind: 'COURIER', mark: 'CHANGED' }, moved)).toContain('~Navoiy 1~');
    expect(written({ kind: 'COURIER' }, moved).join()).not.toContain('~');
  });

  test('a cancelled order strikes every line', () => {
    expect(written({ mark: 'CANCELED' })).toEqual(
      expect.arrayContaining(['BANNER {CANCELED}', '~2 × Toʻy oshi~', '~3 × Choy~']),
    );
  });

  test('the guest reads the price of each line and the total', () => {
    const priced = { ...order, lines: order.lines.map((line) => ({ ...line, price: 45_000 })) };
    expect(written({ kind: 'GUEST' }, priced)).toEqual(
      expect.arrayContaining(['2 × Toʻy oshi | 45 000 soʻm', '{TOTAL} | 90 000 soʻm', '{UNPAID}']),
    );
  });

  test('IMP-10 the courier reads the address and the receiver, and the map is a QR code', () => {
    expect(written({ kind: 'COURIER' })).toEqual(
      expect.arrayContaining([
        'Amir Temur 5, 12',
        'Aziza · +998 90 *** ** 12',
        'QR https://maps.google.com/?q=41.3,69.2',
      ]),
    );
    const receiver = { name: 'Dilnoza', phone: '+998 91 *** ** 34' };
    const gift = written({ kind: 'COURIER' }, { ...order, receiver });
    expect(gift).toContain('Dilnoza · +998 91 *** ** 34');
    expect(gift.join('\n')).not.toContain('Aziza');
    const searched = written({ kind: 'COURIER' }, { ...order, place: null });
    expect(searched).toContain('QR https://maps.google.com/?q=Amir%20Temur%205%2C%2012');
  });

  test('B65 who receives a gift reads no price, unless something is collected from them', () => {
    const priced = { ...order, lines: order.lines.map((line) => ({ ...line, price: 45_000 })), isGift: true };
    for (const kind of ['GUEST', 'COURIER'] as const) {
      const gift = written({ kind }, { ...priced, isPaid: true, due: 0 });
      expect(gift).toContain('FRAME {GIFT}');
      expect(gift.join()).not.toMatch(/000|TOTAL|PAID/);
      expect(written({ kind }, { ...priced, due: 90_000 }).join()).toContain('{DUE}');
    }
  });

  test('each dish has a label of its own, cut from the next', () => {
    const labels = written({ kind: 'LABEL' });
    expect(labels.filter((line) => line === 'CUT')).toHaveLength(4);
    expect(labels.at(-2)).toBe('№ 1001 | 5/5');
  });

  test('a text begins at the side of its first letter', () => {
    expect([isRightToLeft('2 × طبق'), isRightToLeft('2 × Osh طبق'), isRightToLeft('12')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(buildTicket(order, { ...request, language: 'ar' }).direction).toBe('rtl');
  });
});
