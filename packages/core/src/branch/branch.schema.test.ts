import { keepsTheWire } from '../testing/contracts/schema.contract.ts';
import { Branch, BranchSettings, WorkHours } from './branch.schema.ts';

const name = { ru: 'Чорсу', uz: 'Chorsu', eng: 'Chorsu' };
const when = '2026-03-10T09:00:00Z';

keepsTheWire({
  row: 'ENT-14 branch',
  schema: Branch,
  fields: [
    'id cityId merchantId name longitude latitude address open close joinPosterId jowiId iikoId phone bookingPhone',
    'isActive isMain deleted deliveryPrice distance deliveryStart deliveryEnd lastOrderMinutes companyId paymentId createdDate',
    'lastModifiedDate photos workHours settings',
  ].flatMap((line) => line.split(' ')),
  minimal: { id: 'b', name, longitude: 69.2, latitude: 41.3 },
  full: {
    id: 'b',
    cityId: 'c',
    merchantId: 'm',
    name,
    longitude: 69.2,
    latitude: 41.3,
    address: 'Navoiy 15',
    open: '09:00',
    close: '23:00',
    joinPosterId: 'jp',
    jowiId: 'j',
    iikoId: 'i',
    phone: '998712000000',
    bookingPhone: '998712000001',
    isActive: false,
    isMain: true,
    deleted: true,
    deliveryPrice: 12_000,
    distance: 1_250.5,
    deliveryStart: '10:00',
    deliveryEnd: '22:00',
    lastOrderMinutes: 30,
    photos: ['/media/a.webp'],
    companyId: 'co',
    paymentId: 'pa',
    createdDate: when,
    lastModifiedDate: when,
    workHours: [{ type: 'PICK_UP', weekName: 'MONDAY', open: '09:00', close: '23:00', isDayOff: false }],
    settings: { pickupEnabled: true, deliveryEnabled: false },
  },
});

keepsTheWire({
  row: 'ENT-15 work hours',
  schema: WorkHours,
  fields: ['type', 'weekName', 'open', 'close', 'isDayOff'],
  minimal: { type: 'PICK_UP', weekName: 'SUNDAY' },
  full: { type: 'PICK_UP', weekName: 'SUNDAY', open: '09:00', close: '02:00', isDayOff: true },
});

keepsTheWire({
  row: 'ENT-16 branch settings',
  schema: BranchSettings,
  fields: [
    'bookingEnabled deliveryEnabled dineinEnabled expressEnabled kitchenEnabled payOfficeEnabled pickupEnabled',
    'storageEnabled yandexEnabled directorId merchantId',
  ].flatMap((line) => line.split(' ')),
  minimal: {},
  full: {
    bookingEnabled: false,
    dineinEnabled: false,
    yandexEnabled: true,
    directorId: 'd',
    merchantId: 'm',
  },
});
