import { describe, expect, test } from 'vitest';

import { createSmsInbox, findCode } from './sms-inbox.ts';

const now = () => new Date('2026-03-02T09:00:00.000Z');

describe('the SMS inbox', () => {
  test('lists the newest message first, and one number alone in any spelling', () => {
    const inbox = createSmsInbox(now);
    inbox.add({ phone: '998901234567', text: 'Kod: 111111' });
    inbox.add({ phone: '998907654321', text: 'Kod: 222222' });
    inbox.add({ phone: '998901234567', text: 'Kod: 333333' });
    expect(inbox.list().map(({ code }) => code)).toEqual(['333333', '222222', '111111']);
    expect(inbox.list('+998 90 123-45-67').map(({ code }) => code)).toEqual(['333333', '111111']);
    expect(inbox.list('998900000000')).toEqual([]);
  });

  test('forgets the oldest message when it is full', () => {
    const inbox = createSmsInbox(now, 3);
    for (let i = 0; i < 5; i += 1) inbox.add({ phone: '998901234567', text: `Kod: 10000${i}` });
    expect(inbox.list().map(({ code }) => code)).toEqual(['100004', '100003', '100002']);
  });

  test.each([
    ['Kod: 482131', '482131'],
    ['Dasturxon: 4821 kod. Hech kimga aytmang', '4821'],
    ['Buyurtma 12 qabul qilindi, kod 54321\n@osh.example #54321', '54321'],
    ['Qo‘ng‘iroq: 998901234567', null],
    ['Rahmat!', null],
  ])('finds the code in “%s”', (text, code) => {
    expect(findCode(text)).toBe(code);
  });
});
