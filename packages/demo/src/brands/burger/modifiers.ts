import { choice } from '../../modifiers.ts';

/** One size, always asked. */
export const size = choice(
  'burger-m-size',
  { uz: 'Oʻlchami', ru: 'Размер', eng: 'Size' },
  {
    min: 1,
    max: 1,
    items: [
      {
        key: 'single',
        name: { uz: 'Bir kotletli', ru: 'Одна котлета', eng: 'Single patty' },
        price: 0,
        pic: 'burger.single',
        byDefault: true,
      },
      {
        key: 'double',
        name: { uz: 'Ikki kotletli', ru: 'Две котлеты', eng: 'Double patty' },
        price: 16_000,
        pic: 'burger.double',
      },
      {
        key: 'triple',
        name: { uz: 'Uch kotletli', ru: 'Три котлеты', eng: 'Triple patty' },
        price: 30_000,
        pic: 'burger.triple',
      },
    ],
  },
);

/** Anything else between the buns, five at most. */
export const extras = choice(
  'burger-m-extras',
  { uz: 'Qoʻshimchalar', ru: 'Добавки', eng: 'Extras' },
  {
    min: 0,
    max: 5,
    items: [
      {
        key: 'cheddar',
        name: { uz: 'Chedder', ru: 'Чеддер', eng: 'Cheddar' },
        price: 5_000,
        pic: '🧀',
        most: 2,
      },
      {
        key: 'bacon',
        name: { uz: 'Mol bekoni', ru: 'Говяжий бекон', eng: 'Beef bacon' },
        price: 9_000,
        pic: '🥓',
        most: 2,
      },
      { key: 'egg', name: { uz: 'Quymoq tuxum', ru: 'Глазунья', eng: 'Fried egg' }, price: 6_000, pic: '🍳' },
      {
        key: 'jalapeno',
        name: { uz: 'Xalapeno', ru: 'Халапеньо', eng: 'Jalapeños' },
        price: 5_000,
        pic: '🌶️',
      },
      {
        key: 'mushroom',
        name: { uz: 'Qovurilgan qoʻziqorin', ru: 'Жареные грибы', eng: 'Fried mushrooms' },
        price: 7_000,
        pic: '🍄',
      },
      {
        key: 'onion',
        name: { uz: 'Karamel piyoz', ru: 'Карамельный лук', eng: 'Caramelised onion' },
        price: 5_000,
        pic: '🧅',
      },
      {
        key: 'pickle',
        name: { uz: 'Tuzlangan bodring', ru: 'Маринованный огурец', eng: 'Pickles' },
        price: 3_000,
        pic: '🥒',
        most: 2,
      },
      {
        key: 'avocado',
        name: { uz: 'Avokado', ru: 'Авокадо', eng: 'Avocado' },
        price: 12_000,
        pic: '🥑',
        available: false,
      },
    ],
  },
);

/** Two sauces, the first of them on the house. */
export const sauces = choice(
  'burger-m-sauces',
  { uz: 'Souslar', ru: 'Соусы', eng: 'Sauces' },
  {
    min: 0,
    max: 2,
    items: [
      {
        key: 'bek',
        name: { uz: 'Bek sousi', ru: 'Соус «Бек»', eng: 'Bek sauce' },
        price: 4_000,
        pic: 'dip.pink',
        byDefault: true,
        included: 1,
      },
      { key: 'bbq', name: { uz: 'Barbekyu', ru: 'Барбекю', eng: 'Barbecue' }, price: 4_000, pic: 'dip.bbq' },
      {
        key: 'cheese',
        name: { uz: 'Pishloqli', ru: 'Сырный', eng: 'Cheese' },
        price: 4_000,
        pic: 'dip.cheese',
      },
      {
        key: 'garlic',
        name: { uz: 'Sarimsoqli', ru: 'Чесночный', eng: 'Garlic' },
        price: 4_000,
        pic: 'dip.garlic',
      },
      {
        key: 'chilli',
        name: { uz: 'Achchiq chili', ru: 'Острый чили', eng: 'Hot chilli' },
        price: 4_000,
        pic: 'dip.chilli',
      },
    ],
  },
);
