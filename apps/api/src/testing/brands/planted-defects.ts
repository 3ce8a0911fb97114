import { PLANTED_OUTSIDE, type PlantedDefect } from './planted-outside.ts';

const M = `merchant_id = 'm-osh'`;
/** A dish of the demo brand `osh` without a defect. */
const DISH = `${M} and id = 'osh-p-xamir-samsa'`;
const BRANCH = `${M} and is_main`;
const data = (change: object) => `data = data || '${JSON.stringify(change)}'::jsonb`;
const web = (change: object) =>
  `update settings set web = web || '${JSON.stringify(change)}'::jsonb where ${M}`;
const dish = (change: object) => `update products set ${data(change)} where ${DISH}`;

const size = { id: 'size', name: { uz: 'Oʻlcham', ru: 'Размер', eng: 'Size' } };
const large = { id: 'large', name: { uz: 'Katta', ru: 'Большой', eng: 'Large' } };
const hours = (type: string, change: object) =>
  ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((weekName) => ({
    type,
    weekName,
    open: '10:00',
    close: '22:00',
    ...change,
  }));
const menuRule = {
  name: { uz: 'Nonushta', ru: 'Завтрак', eng: 'Breakfast' },
  kind: 'HOURS',
  from: '04:00',
  until: '04:15',
  productIds: ['osh-p-xamir-samsa'],
};
const promo = (id: string, columns: string, values: string) =>
  `insert into promos (merchant_id, id, code, discount_type, ${columns}) values ('m-osh', '${id}', '${id.toUpperCase()}', 'PERCENTAGE', ${values})`;
const till = (difference: string) =>
  `insert into till_accounts (merchant_id, kind, sealed_account, compared_at, comparison) values ('m-osh', 'POSTER', 'x', '2026-05-12T00:00:00Z',
    '${JSON.stringify({ [difference]: [{ branchId: 'b', productId: 'p', name: 'Somsa' }] })}'::jsonb)`;
const polygon = (points: number[][]) => `update regions set polygon = '${JSON.stringify(points)}'::jsonb
  where ${M} and id = (select min(id) from regions where ${M})`;

/**
 * Defects of the demo brand `osh` in SQL, or in what services outside answer about it, each with the finding that it must
 * give.
 */
export const PLANTED: readonly PlantedDefect[] = [
  ...PLANTED_OUTSIDE,
  ['dish.noBranch', dish({ productBranch: [] })],
  [
    'dish.noService',
    `update products set delivery_enabled = false where ${DISH};
     ${web({ pickupActive: false, dineInActive: false })}`,
  ],
  ['dish.unanswerable', dish({ modificationGroups: [{ ...size, required: true, items: [] }] })],
  [
    'dish.unanswerable',
    dish({ modificationGroups: [{ ...size, required: true, items: [{ ...large, dependsOn: ['gone'] }] }] }),
  ],
  [
    'dish.neverOnSale',
    `update branches set ${data({ workHours: hours('PICK_UP', {}) })} where ${M};
     insert into menu_rules (merchant_id, id, data) values ('m-osh', 'r', '${JSON.stringify(menuRule)}'::jsonb)`,
  ],
  ['price.zero', `update products set cost_price = 0 where ${DISH}`],
  ['price.outlier', `update products set cost_price = cost_price * 100 where ${DISH}`],
  ['price.emptyDiscount', `update products set discount = 0.001 where ${DISH}`],
  ['text.missing', dish({ name: { uz: 'Somsa', eng: 'Samsa' } })],
  [
    'text.cyrillic',
    dish({
      name: { uz: 'Сомса', ru: 'Самса', eng: 'Samsa', ar: 'سمبوسة', kz: 'Самса', tr: 'Samsa', zh: '烤包子' },
    }),
  ],
  [
    'text.long',
    `update products set data = jsonb_set(data, '{name,eng}', to_jsonb(repeat('Samsa ', 12))) where ${DISH}`,
  ],
  ['picture.none', dish({ image: null, gallery: [] })],
  ['picture.lost', dish({ image: '/media/00000000000000000000.webp', gallery: [] })],
  [
    'picture.small',
    `update products set data = data || jsonb_build_object('gallery', '[]'::jsonb, 'image',
      (select data -> 'image' from stories where ${M} limit 1)) where ${DISH}`,
  ],
  [
    'picture.shared',
    `update products set data = data || jsonb_build_object('gallery', '[]'::jsonb, 'image',
      (select o.data -> 'image' from products o where o.${M} and o.id <> 'osh-p-xamir-samsa'
        and o.category_id = products.category_id limit 1)) where ${DISH}`,
  ],
  ['look.contrast', web({ mainColor: '#FCE000', mainColorType: 'dark' })],
  [
    'hours.never',
    `update branches set ${data({ workHours: hours('PICK_UP', { isDayOff: true }) })} where ${BRANCH}`,
  ],
  [
    'hours.unreadable',
    `update branches set ${data({ workHours: hours('PICK_UP', { open: '25:00' }) })} where ${BRANCH}`,
  ],
  [
    'hours.overlap',
    `update branches set ${data({ workHours: [...hours('PICK_UP', {}), ...hours('PICK_UP', { open: '20:00', close: '23:00' })] })} where ${BRANCH}`,
  ],
  [
    'hours.impossible',
    `update branches set ${data({ workHours: [...hours('PICK_UP', { open: '10:00', close: '15:00' }), ...hours('PICK_UP', { open: '20:00', close: '11:00' })] })} where ${BRANCH}`,
  ],
  [
    'hours.lastOrder',
    `update branches set ${data({ workHours: hours('PICK_UP', { open: '12:00', close: '14:00' }), lastOrderMinutes: 120 })} where ${BRANCH}`,
  ],
  [
    'hours.pastDay',
    `update branches set ${data({
      specialHours: [{ date: '2026-03-21', type: 'ALL', isDayOff: true, open: null, close: null }],
    })} where ${BRANCH}`,
  ],
  ['zone.none', `delete from regions where ${M}`],
  [
    'zone.noBranch',
    `insert into cities select merchant_id, 'far', priority, data from cities where ${M} limit 1;
     update regions set city_id = 'far' where ${M} and id = (select max(id) from regions where ${M})`,
  ],
  [
    'zone.empty',
    polygon([
      [69.2, 41.2],
      [69.3, 41.3],
    ]),
  ],
  [
    'zone.crossesItself',
    polygon([
      [69.2, 41.2],
      [69.4, 41.4],
      [69.4, 41.2],
      [69.2, 41.4],
    ]),
  ],
  [
    'zone.overlap',
    `insert into regions (merchant_id, id, city_id, name, polygon, price)
     select merchant_id, 'twin', city_id, 'twin', polygon, coalesce(price, 0) + 1 from regions where ${M} limit 1`,
  ],
  ['branch.outsideZone', `update branches set latitude = 10, longitude = 10 where ${BRANCH}`],
  ['payment.none', `update payment_methods set web_enabled = false where ${M}`],
  ['payment.noAccount', `update payment_methods set secrets = null where ${M} and type = 'PAYME'`],
  [
    'payment.silent',
    `insert into payment_inbox (merchant_id, id, provider, operation, sealed_body, outcome, received_at)
     values ('m-osh', 'call', 'PAYME', 'x', 'x', 'APPLIED', '2026-05-01T00:00:00Z')`,
  ],
  [
    'payment.untested',
    `update payment_methods set account_set_at = '2026-05-12T00:00:00Z' where ${M} and type = 'PAYME'`,
  ],
  ['till.unmapped', till('unmapped')],
  ['till.menuDiffers', till('gone')],
  ['service.none', web({ deliveryActive: false, pickupActive: false, dineInActive: false })],
  [
    'service.noBranch',
    `update branches set data = jsonb_set(data, '{settings,pickupEnabled}', 'false') where ${M}`,
  ],
  ['setting.noEffect', `delete from banners where ${M}`],
  ['sms.noAccount', `update merchants set secrets = null where ${M}`],
  ['bot.noStaffChat', `update settings set server = server - 'telegramStaffChat' where ${M}`],
  ['fiscal.noMxik', dish({ mxicCode: null })],
  ['fiscal.wrongMxik', dish({ mxicCode: '123' })],
  ['fiscal.noPackage', dish({ mxicCode: '99999999999999999' })],
  ['policy.empty', `delete from policies where ${M} and type = 'PRIVACY_POLICY'`],
  [
    'promo.neverRuns',
    promo('back', 'product_discount, start_date, end_date', `5, '2026-07-01', '2026-06-01'`),
  ],
  ['promo.endsToday', promo('today', 'product_discount, end_date', `5, '2026-05-13'`)],
  ['promo.usedUp', promo('gone', 'product_discount, max_uses, uses', '5, 3, 3')],
  ['promo.usedUp', promo('spent', 'product_discount, budget, spent', '5, 1000, 1000')],
  ['promo.worthless', promo('none', 'min_price', '0')],
  [
    'link.dead',
    `update banners set ${data({ productId: 'gone' })} where ${M} and id = (select min(id) from banners where ${M})`,
  ],
  [
    'link.dead',
    `update products set active = false where ${DISH};
     update banners set ${data({ productId: 'osh-p-xamir-samsa' })} where ${M} and id = (select min(id) from banners where ${M})`,
  ],
  ['domain.unverified', `insert into domains (merchant_id, host) values ('m-osh', 'osh.example')`],
  ['staff.noOwner', `update users set role = 'OPERATOR' where ${M} and role = 'ADMIN'`],
  ['staff.noManager', `update users set role = 'OPERATOR' where ${M} and role = 'MANAGER'`],
  [
    'staff.noFactor',
    `insert into staff_sessions (merchant_id, id, token_hash, user_id, expires_at)
     select merchant_id, 's', 's', id, '2026-06-01T00:00:00Z' from users where ${M} and role = 'MANAGER' limit 1`,
  ],
  [
    'stop.forgotten',
    `insert into stop_list (merchant_id, branch_id, product_id)
     select 'm-osh', id, 'osh-p-xamir-samsa' from branches where ${BRANCH};
     insert into audit_log (merchant_id, user_id, role, action, subject, subject_id, branch_id, at)
     select 'm-osh', 'u', 'ADMIN', 'product.stop', 'product', 'osh-p-xamir-samsa', id, '2026-04-01T00:00:00Z' from branches where ${BRANCH}`,
  ],
];
