import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { aCategory, aModificationGroup, aProduct } from '../testing/index.ts';
import { keepsTheWire } from '../testing/contracts/schema.contract.ts';
import { Category, NAVIGATION_TYPES, SCROLL_TYPES, VIEW_TYPES } from './category.schema.ts';
import { Favourite } from './favourites/favourite.schema.ts';
import { Group } from './group.schema.ts';
import { ModificationGroup, Modifier } from './modification-group.schema.ts';
import { Overall, ProductGrade } from './overall.schema.ts';
import { PLATFORM_TYPES } from './platform-type.schema.ts';
import { DEFAULT_PRODUCT_COUNT, DEFAULT_UNIT, Product, PRODUCT_TYPES, UNITS } from './product.schema.ts';
import { Review } from './review.schema.ts';

const name = { ru: 'Плов', uz: 'Osh', eng: 'Plov' };

describe('enumerations', () => {
  test.each([
    ['ENUM-07 viewType', VIEW_TYPES, ['BIG', 'MEDIUM', 'SMALL']],
    ['ENUM-07 scrollType', SCROLL_TYPES, ['VERTICAL', 'HORIZONTAL']],
    ['ENUM-07 navigationType', NAVIGATION_TYPES, ['SHEET', 'POP_UP', 'FULL_SCREEN']],
    ['ENUM-08 product type', PRODUCT_TYPES, ['NONE', 'MODIFICATION']],
    ['ENUM-08 unit', UNITS, ['KG', 'LITER', 'GRAMM', 'COUNT']],
    ['ENUM-18 platform types', PLATFORM_TYPES, ['TG', 'WEB', 'APP', 'OPERATOR']],
  ])('%s', (_, values, expected) => expect(values).toEqual(expected));
});

keepsTheWire({
  row: 'ENT-19 group',
  schema: Group,
  fields: ['id', 'name', 'icon', 'image', 'bgColor', 'iconBgColor', 'priority', 'categories'],
  minimal: { id: 'g', name },
  full: {
    id: 'g',
    name,
    icon: 'i.svg',
    image: 'i.webp',
    bgColor: '#fff',
    iconBgColor: '#000',
    priority: 3,
    categories: [aCategory()],
  },
});

keepsTheWire({
  row: 'ENT-20 category',
  schema: Category,
  fields:
    'id groupId name image priority products textColor viewType scrollType navigationType isWithoutCart'.split(
      ' ',
    ),
  minimal: { id: 'c', name },
  full: {
    id: 'c',
    groupId: 'g',
    name,
    image: 'i.webp',
    priority: 2,
    products: [aProduct()],
    textColor: '#000',
    viewType: 'BIG',
    scrollType: 'HORIZONTAL',
    navigationType: 'FULL_SCREEN',
    isWithoutCart: true,
  },
});

test('ENT-20 a look this version does not know takes the default and costs nothing else', () => {
  const parsed = v.parse(Category, { id: 'c', name, viewType: 'HUGE', scrollType: 1, navigationType: {} });
  expect(parsed).toMatchObject({ viewType: 'MEDIUM', scrollType: 'VERTICAL', navigationType: 'SHEET' });
});

keepsTheWire({
  row: 'ENT-21 ENT-22 ENT-23 ENT-24 ENT-25 ENT-26 product',
  schema: Product,
  fields: [
    'id name description image gallery categoryId category group priority labels tags barcode mxicCode systems grade',
    'active isAvailable productBranch deliveryEnabled',
    'type unit count amount measure calorie timeCookingMin timeCookingMax modificationGroups',
    'costPrice additionalPrice discount eatsPrice enabledEats expressPrice enabledExpress',
    'isCartRecommendation favourite favaoriteId isFavourite',
    'jowiId posterId integrationId integrationCategoryId',
  ].flatMap((line) => line.split(' ')),
  minimal: { id: 'p', name, costPrice: 1 },
  full: {
    id: 'p',
    name,
    description: name,
    image: 'p.webp',
    gallery: ['a.webp'],
    categoryId: 'c',
    category: { id: 'c', name },
    group: { id: 'g', name },
    priority: 1,
    labels: ['yangi'],
    tags: ['halol'],
    barcode: '478',
    mxicCode: '0123',
    systems: ['iiko'],
    grade: 4.5,
    active: false,
    isAvailable: false,
    productBranch: [{ branch: { id: 'b', isActive: false } }],
    deliveryEnabled: false,
    type: 'MODIFICATION',
    unit: 'KG',
    count: 2,
    minCount: 2,
    maxCount: 9,
    amount: 4.5,
    measure: 0.1,
    calorie: 320,
    timeCookingMin: 15,
    timeCookingMax: 20,
    modificationGroups: [aModificationGroup()],
    costPrice: 45_000,
    additionalPrice: 1_000,
    discount: 12.5,
    eatsPrice: 50_000,
    enabledEats: true,
    expressPrice: 51_000,
    enabledExpress: true,
    isCartRecommendation: true,
    favourite: true,
    favaoriteId: 'f',
    isFavourite: true,
    jowiId: 'j',
    posterId: 'p',
    integrationId: 'i',
    integrationCategoryId: 'ic',
  },
});

test('ENT-27 K-29 K-30 a product counts one piece by default', () => {
  expect([DEFAULT_PRODUCT_COUNT, DEFAULT_UNIT]).toEqual([1, 'COUNT']);
  expect(v.parse(Product, { id: 'p', name, costPrice: 1 })).toMatchObject({ count: 1, unit: 'COUNT' });
});

test('ENT-22 the flat spelling of an offer is read as the nested one', () => {
  const { productBranch } = v.parse(Product, { id: 'p', name, costPrice: 1, productBranch: [{ id: 'b' }] });
  expect(productBranch).toEqual([{ branch: { id: 'b', isActive: true } }]);
});

test('ENT-28 minimum and maximum count exist, by default one and none', () => {
  expect(v.parse(Product, { id: 'p', name, costPrice: 1 })).toMatchObject({ minCount: 1, maxCount: null });
});

test.each([
  ['a fraction of a so’m', { costPrice: 0.5 }],
  ['a negative price', { costPrice: -1 }],
  ['a discount over 100', { discount: 101 }],
  ['a step of nothing', { measure: 0 }],
  ['an id with markup', { id: '<b>' }],
])('ENT-24 %s is an issue', (_, change) => {
  expect(v.safeParse(Product, { id: 'p', name, costPrice: 1, ...change }).success).toBe(false);
});

keepsTheWire({
  row: 'ENT-23 modification group (D12)',
  schema: ModificationGroup,
  fields: ['id', 'name', 'min', 'max', 'required', 'multiple', 'priority', 'items'],
  minimal: { id: 'm', name },
  full: { id: 'm', name, min: 1, max: 3, required: true, multiple: true, priority: 1, items: [] },
});

keepsTheWire({
  row: 'ENT-23 modifier (D12)',
  schema: Modifier,
  fields: ['id', 'name', 'image', 'price', 'min', 'max', 'default', 'isAvailable', 'dependsOn'],
  minimal: { id: 'm', name },
  full: {
    id: 'm',
    name,
    image: 'm.webp',
    price: 5_000,
    min: 1,
    max: 2,
    default: 1,
    included: 1,
    isAvailable: false,
    dependsOn: ['n'],
  },
});

test.each([
  [true, 1],
  [false, 0],
  [null, 0],
  [2, 2],
])('ENT-23 a default of %j is %i chosen', (given, chosen) => {
  expect(v.parse(Modifier, { id: 'm', name, default: given }).default).toBe(chosen);
});

keepsTheWire({
  row: 'ENT-28 review',
  schema: Review,
  fields: ['id', 'productId', 'grade', 'comment'],
  minimal: { id: 'r', productId: 'p', grade: 5 },
  full: {
    id: 'r',
    productId: 'p',
    grade: 5,
    comment: 'Zoʻr',
    firstName: 'Aziza',
    createdDate: '2026-03-10T09:00:00Z',
  },
});

keepsTheWire({
  row: 'ENT-29 overall',
  schema: Overall,
  fields: ['groups', 'categories', 'products'],
  minimal: {},
  full: { groups: [], categories: [aCategory()], products: [aProduct()] },
});

keepsTheWire({
  row: 'ENT-29 grade entry',
  schema: ProductGrade,
  fields: ['productId', 'grade'],
  minimal: { productId: 'p', grade: 0 },
  full: { productId: 'p', grade: 4.5 },
});

keepsTheWire({
  row: 'ENT-25 favourite entry',
  schema: Favourite,
  fields: ['id', 'productId', 'isFavourite'],
  minimal: { id: 'f', productId: 'p' },
  full: { id: 'f', productId: 'p', isFavourite: true },
});
