import * as v from 'valibot';
import { expect, test } from 'vitest';

import { keepsTheWire } from '../testing/contracts/schema.contract.ts';
import { Banner } from './banner.schema.ts';
import { Notification } from './notification.schema.ts';
import { Policy, POLICY_TYPES } from './policy.schema.ts';
import { Hall, Reservation } from './reservation.schema.ts';
import { Story } from './story.schema.ts';
import { TableLink, TableLinkText } from './table-link.schema.ts';
import { Vacancy } from './vacancy.schema.ts';

const text = { ru: 'Текст', uz: 'Matn', eng: 'Text' };
const when = '2026-03-10T09:00:00Z';

test('ENUM-06 policies', () => expect(POLICY_TYPES).toEqual(['TERMS', 'ABOUT_COMPANY', 'PRIVACY_POLICY']));

keepsTheWire({
  row: 'ENT-13 policy',
  schema: Policy,
  fields: ['type', 'text'],
  minimal: { type: 'TERMS', text },
  full: { type: 'TERMS', text },
});

keepsTheWire({
  row: 'ENT-46 vacancy',
  schema: Vacancy,
  fields: ['id', 'responsiblePerson', 'position', 'monthlySalary', 'requirements'],
  minimal: { id: 'v', position: text },
  full: {
    id: 'v',
    position: text,
    responsiblePerson: 'Nodira',
    phone: '998712000000',
    monthlySalary: '4 000 000 – 6 000 000',
    requirements: text,
    isActive: false,
    createdDate: when,
  },
});

keepsTheWire({
  row: 'ENT-46 reservation',
  schema: Reservation,
  fields: ['id', 'branch', 'place', 'chairs', 'time'],
  minimal: { id: 'r', chairs: 4, time: when },
  full: {
    id: 'r',
    branch: { id: 'b', name: text },
    place: { id: 't', hallId: 'h', name: '12', chairs: 4 },
    chairs: 4,
    time: when,
    until: when,
    comment: 'Deraza yonida',
    status: 'CONFIRMED',
    createdDate: when,
  },
});

keepsTheWire({
  row: 'ENT-46 hall',
  schema: Hall,
  fields: ['id', 'branchId', 'name', 'price', 'tables'],
  minimal: { id: 'h', branchId: 'b', name: text },
  full: {
    id: 'h',
    branchId: 'b',
    name: text,
    price: 10_000,
    tables: [{ id: 't', hallId: 'h', name: '12', chairs: 4 }],
  },
});

keepsTheWire({
  row: 'IMP-12 D74 table link',
  schema: TableLink,
  fields: ['branch', 'hall', 'table'],
  minimal: { branch: { id: 'b' }, hall: { id: 'h', name: text } },
  full: {
    branch: { id: 'b', name: text },
    hall: { id: 'h', name: text, price: 10_000 },
    table: { id: 't', hallId: 'h', name: '12', chairs: 4 },
  },
});

test.each([
  ['h.t.0123456789abcdef0123456789abcdef', true],
  ['h.0123456789abcdef0123456789abcdef', true],
  ['h.t.u.0123456789abcdef0123456789abcdef', false],
  ['h.t.0123456789ABCDEF0123456789ABCDEF', false],
  ['../h.0123456789abcdef0123456789abcdef', false],
  ['', false],
])('IMP-12 %j is a table link: %s', (link, isLink) => expect(v.is(TableLinkText, link)).toBe(isLink));

keepsTheWire({
  row: 'API-23 banner',
  schema: Banner,
  fields: ['id', 'title', 'image', 'url', 'productId', 'categoryId', 'priority', 'isActive'],
  minimal: { id: 'b', image: 'b.webp' },
  full: {
    id: 'b',
    title: text,
    image: 'b.webp',
    url: 'https://example.uz',
    productId: 'p',
    categoryId: 'c',
    priority: 1,
    isActive: false,
  },
});

keepsTheWire({
  row: 'API-24 story',
  schema: Story,
  fields: ['id', 'title', 'image', 'priority', 'isActive', 'slides'],
  minimal: { id: 's', image: 's.webp' },
  full: {
    id: 's',
    title: text,
    image: 's.webp',
    priority: 1,
    isActive: false,
    slides: [{ id: 'x', image: 'x.webp', text, url: '/promo', productId: 'p', duration: 7 }],
  },
});

keepsTheWire({
  row: 'SCR-14 notification',
  schema: Notification,
  fields: ['id', 'title', 'text', 'image', 'orderId', 'isRead', 'createdDate'],
  minimal: { id: 'n', title: text },
  full: {
    id: 'n',
    title: text,
    text,
    image: 'n.webp',
    orderId: 'o',
    isRead: true,
    createdDate: when,
  },
});
