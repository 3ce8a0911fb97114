import { dish, type Template } from './template.ts';

/** Bread, somsa and cakes. */
export const BAKERY: Template = {
  color: '#8D5A1E',
  groups: {
    filling: {
      name: 'Ichi | Начинка | Filling',
      min: 1,
      max: 1,
      items: [
        ['Mol goʻshti | Говядина | Beef', 0],
        ['Qovoq | Тыква | Pumpkin', 0],
        ['Tovuq | Курица | Chicken', 0],
      ],
    },
    candles: {
      name: 'Tortga | К торту | With the cake',
      min: 0,
      max: 2,
      items: [
        ['Shamlar | Свечи | Candles', 6_000],
        ['Yozuv | Надпись | An inscription', 10_000],
      ],
    },
  },
  categories: [
    {
      name: 'Non | Хлеб | Bread',
      dishes: [
        dish(
          'Obi non | Оби-нон | Obi non',
          4_000,
          'Tandirdan, 400 g | Из тандыра, 400 г | From the tandoor, 400 g',
          3,
        ),
        dish(
          'Patir | Патыр | Patir',
          8_000,
          'Sariyogʻli qatlama non | Слоёная лепёшка на масле | Layered flatbread with butter',
          3,
        ),
        dish('Kunjutli baton | Батон с кунжутом | Sesame loaf', 7_000, '350 g | 350 г | 350 g', 2),
        dish('Javdar noni | Ржаной хлеб | Rye bread', 12_000, '500 g | 500 г | 500 g', 2),
      ],
    },
    {
      name: 'Somsa va pishiriqlar | Самса и выпечка | Somsa and pastries',
      dishes: [
        dish(
          'Tandir somsa | Самса из тандыра | Tandoor somsa',
          9_000,
          'Qatlama xamir | Слоёное тесто | Layered dough',
          5,
          'filling',
        ),
        dish(
          'Xachapuri | Хачапури | Khachapuri',
          32_000,
          'Pishloq va tuxum bilan | С сыром и яйцом | With cheese and egg',
          15,
        ),
        dish(
          'Sosiskali bulochka | Сосиска в тесте | Sausage roll',
          9_000,
          'Yumshoq xamirda | В мягком тесте | In soft dough',
          3,
        ),
        dish('Kruassan | Круассан | Croissant', 14_000, 'Sariyogʻli | На сливочном масле | With butter', 3),
        dish(
          'Sinnabon | Синнабон | Cinnamon roll',
          18_000,
          'Darchin va krem bilan | С корицей и кремом | With cinnamon and icing',
          3,
        ),
      ],
    },
    {
      name: 'Tortlar | Торты | Cakes',
      dishes: [
        dish(
          'Napoleon | Наполеон | Napoleon',
          120_000,
          '1 kg, qaynatilgan krem | 1 кг, заварной крем | 1 kg, custard',
          10,
          'candles',
        ),
        dish(
          'Medovik | Медовик | Honey cake',
          115_000,
          '1 kg, asalli | 1 кг, медовый | 1 kg, with honey',
          10,
          'candles',
        ),
        dish(
          'Shokoladli tort | Шоколадный торт | Chocolate cake',
          135_000,
          '1 kg, shokolad krem | 1 кг, шоколадный крем | 1 kg, chocolate cream',
          10,
          'candles',
        ),
        dish('Ekler | Эклер | Eclair', 12_000, 'Vanil krem | Ванильный крем | Vanilla cream', 2),
      ],
    },
    {
      name: 'Ichimliklar | Напитки | Drinks',
      dishes: [
        dish('Qora choy | Чёрный чай | Black tea', 8_000, '400 ml | 400 мл | 400 ml', 3),
        dish('Kapuchino | Капучино | Cappuccino', 22_000, '300 ml | 300 мл | 300 ml', 4),
        dish('Sut | Молоко | Milk', 12_000, '1 l | 1 л | 1 l', 1),
      ],
    },
  ],
};
