import { choice } from '../../modifiers.ts';

export const cupSize = choice(
  'qahva-m-size',
  { uz: 'Hajmi', ru: 'Объём', eng: 'Size' },
  {
    min: 1,
    max: 1,
    items: [
      { key: 's', name: { uz: '250 ml', ru: '250 мл', eng: '250 ml' }, price: 0, byDefault: true },
      { key: 'm', name: { uz: '350 ml', ru: '350 мл', eng: '350 ml' }, price: 5_000 },
      { key: 'l', name: { uz: '450 ml', ru: '450 мл', eng: '450 ml' }, price: 9_000 },
    ],
  },
);

export const milk = choice(
  'qahva-m-milk',
  { uz: 'Sut', ru: 'Молоко', eng: 'Milk' },
  {
    min: 1,
    max: 1,
    items: [
      {
        key: 'cow',
        name: { uz: 'Sigir suti 3,2 %', ru: 'Коровье 3,2 %', eng: 'Whole cow’s milk' },
        price: 0,
        byDefault: true,
      },
      { key: 'free', name: { uz: 'Laktozasiz', ru: 'Безлактозное', eng: 'Lactose-free' }, price: 5_000 },
      { key: 'oat', name: { uz: 'Suli suti', ru: 'Овсяное', eng: 'Oat' }, price: 8_000 },
      { key: 'coconut', name: { uz: 'Kokos suti', ru: 'Кокосовое', eng: 'Coconut' }, price: 8_000 },
      {
        key: 'almond',
        name: { uz: 'Bodom suti', ru: 'Миндальное', eng: 'Almond' },
        price: 9_000,
        available: false,
      },
    ],
  },
);

export const syrup = choice(
  'qahva-m-syrup',
  { uz: 'Sirop', ru: 'Сироп', eng: 'Syrup' },
  {
    min: 0,
    max: 2,
    items: [
      { key: 'vanilla', name: { uz: 'Vanil', ru: 'Ваниль', eng: 'Vanilla' }, price: 4_000 },
      { key: 'caramel', name: { uz: 'Karamel', ru: 'Карамель', eng: 'Caramel' }, price: 4_000 },
      {
        key: 'salted',
        name: { uz: 'Tuzli karamel', ru: 'Солёная карамель', eng: 'Salted caramel' },
        price: 5_000,
      },
      { key: 'hazelnut', name: { uz: 'Oʻrmon yongʻogʻi', ru: 'Лесной орех', eng: 'Hazelnut' }, price: 4_000 },
      { key: 'halva', name: { uz: 'Holva', ru: 'Халва', eng: 'Halva' }, price: 5_000 },
      { key: 'lavender', name: { uz: 'Lavanda', ru: 'Лаванда', eng: 'Lavender' }, price: 5_000 },
    ],
  },
);

export const extra = choice(
  'qahva-m-extra',
  { uz: 'Qoʻshimcha', ru: 'Дополнительно', eng: 'Extras' },
  {
    min: 0,
    max: 0,
    items: [
      {
        key: 'shot',
        name: { uz: 'Espresso shot', ru: 'Шот эспрессо', eng: 'Espresso shot' },
        price: 7_000,
        most: 3,
      },
      { key: 'cinnamon', name: { uz: 'Dolchin', ru: 'Корица', eng: 'Cinnamon' }, price: 0 },
      { key: 'marshmallow', name: { uz: 'Marshmello', ru: 'Маршмеллоу', eng: 'Marshmallows' }, price: 4_000 },
      {
        key: 'cream',
        name: { uz: 'Koʻpirtirilgan qaymoq', ru: 'Взбитые сливки', eng: 'Whipped cream' },
        price: 5_000,
      },
    ],
  },
);

export const sugar = choice(
  'qahva-m-sugar',
  { uz: 'Shakar', ru: 'Сахар', eng: 'Sugar' },
  {
    min: 0,
    max: 1,
    items: [
      { key: 'white', name: { uz: 'Oq shakar', ru: 'Белый', eng: 'White' }, price: 0 },
      { key: 'brown', name: { uz: 'Jigarrang shakar', ru: 'Тростниковый', eng: 'Brown' }, price: 0 },
      { key: 'stevia', name: { uz: 'Steviya', ru: 'Стевия', eng: 'Stevia' }, price: 1_000 },
    ],
  },
);

export const grind = choice(
  'qahva-m-grind',
  { uz: 'Yanchish', ru: 'Помол', eng: 'Grind' },
  {
    min: 1,
    max: 1,
    items: [
      { key: 'whole', name: { uz: 'Donli', ru: 'В зёрнах', eng: 'Whole bean' }, price: 0, byDefault: true },
      { key: 'filter', name: { uz: 'Filtr uchun', ru: 'Под фильтр', eng: 'Filter' }, price: 0 },
      { key: 'moka', name: { uz: 'Geyzer uchun', ru: 'Под гейзер', eng: 'Moka pot' }, price: 0 },
      { key: 'cezve', name: { uz: 'Jezva uchun', ru: 'Под джезву', eng: 'Cezve' }, price: 0 },
    ],
  },
);
