import { dish, type Template } from './template.ts';

/** A coffee house. */
export const CAFE: Template = {
  color: '#6D4C41',
  groups: {
    size: {
      name: 'Hajmi | Объём | Size',
      min: 1,
      max: 1,
      items: [
        ['250 ml | 250 мл | 250 ml', 0],
        ['350 ml | 350 мл | 350 ml', 5_000],
        ['450 ml | 450 мл | 450 ml', 9_000],
      ],
    },
    milk: {
      name: 'Sut | Молоко | Milk',
      min: 1,
      max: 1,
      items: [
        ['Oddiy | Обычное | Regular', 0],
        ['Laktozasiz | Безлактозное | Lactose-free', 5_000],
        ['Bodom suti | Миндальное | Almond', 8_000],
      ],
    },
    syrup: {
      name: 'Sirop | Сироп | Syrup',
      min: 0,
      max: 2,
      items: [
        ['Vanil | Ваниль | Vanilla', 4_000],
        ['Karamel | Карамель | Caramel', 4_000],
        ['Funduq | Лесной орех | Hazelnut', 4_000],
      ],
    },
  },
  categories: [
    {
      name: 'Qahva | Кофе | Coffee',
      dishes: [
        dish('Espresso | Эспрессо | Espresso', 14_000, '30 ml | 30 мл | 30 ml', 3),
        dish(
          'Amerikano | Американо | Americano',
          18_000,
          'Espresso va issiq suv | Эспрессо и горячая вода | Espresso and hot water',
          3,
          'size',
        ),
        dish(
          'Kapuchino | Капучино | Cappuccino',
          24_000,
          'Espresso va koʻpirtirilgan sut | Эспрессо и вспененное молоко | Espresso and foamed milk',
          4,
          'size',
          'milk',
          'syrup',
        ),
        dish(
          'Latte | Латте | Latte',
          25_000,
          'Koʻp sutli yumshoq qahva | Мягкий кофе с молоком | Mild coffee with milk',
          4,
          'size',
          'milk',
          'syrup',
        ),
        dish(
          'Raf | Раф | Raf',
          29_000,
          'Qaymoq va vanil bilan | Со сливками и ванилью | With cream and vanilla',
          5,
          'size',
        ),
      ],
    },
    {
      name: 'Sovuq ichimliklar | Холодные напитки | Cold drinks',
      dishes: [
        dish(
          'Ays-latte | Айс-латте | Iced latte',
          27_000,
          'Muz bilan | Со льдом | With ice',
          4,
          'milk',
          'syrup',
        ),
        dish(
          'Limonad | Лимонад | Lemonade',
          22_000,
          'Limon va yalpiz, 400 ml | Лимон и мята, 400 мл | Lemon and mint, 400 ml',
          3,
        ),
        dish(
          'Matcha latte | Матча латте | Matcha latte',
          30_000,
          'Yapon choyi va sut | Японский чай и молоко | Japanese tea and milk',
          5,
          'milk',
        ),
      ],
    },
    {
      name: 'Nonushta | Завтраки | Breakfast',
      dishes: [
        dish(
          'Sirniki | Сырники | Syrniki',
          32_000,
          'Uch dona, smetana va murabbo bilan | Три штуки, со сметаной и вареньем | Three, with sour cream and jam',
          15,
        ),
        dish(
          'Omlet | Омлет | Omelette',
          28_000,
          'Uch tuxum, pishloq, koʻkat | Три яйца, сыр, зелень | Three eggs, cheese, herbs',
          12,
        ),
        dish(
          'Suli boʻtqasi | Овсянка | Porridge',
          22_000,
          'Sutda, mevalar bilan | На молоке, с фруктами | With milk and fruit',
          10,
        ),
        dish(
          'Klab-sendvich | Клаб-сэндвич | Club sandwich',
          36_000,
          'Tovuq, tuxum, pomidor, kartoshka | Курица, яйцо, помидор, картофель | Chicken, egg, tomato, potatoes',
          12,
        ),
      ],
    },
    {
      name: 'Shirinliklar | Десерты | Desserts',
      dishes: [
        dish(
          'Chizkeyk | Чизкейк | Cheesecake',
          29_000,
          'Nyu-York, bir boʻlak | Нью-Йорк, кусок | New York, a slice',
          2,
        ),
        dish(
          'Medovik | Медовик | Honey cake',
          26_000,
          'Asalli tort, bir boʻlak | Медовый торт, кусок | A slice',
          2,
        ),
        dish('Kruassan | Круассан | Croissant', 16_000, 'Sariyogʻli | На сливочном масле | With butter', 3),
      ],
    },
  ],
};
