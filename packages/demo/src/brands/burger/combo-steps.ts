import { choice } from '../../modifiers.ts';

/** The steps of the combo that guests put together: every option is a dish of the menu. */
export const ownMain = choice(
  'burger-m-own-main',
  { uz: '1-qadam: burger', ru: 'Шаг 1: бургер', eng: 'Step 1: burger' },
  {
    min: 1,
    max: 1,
    items: [
      {
        key: 'crispy',
        pic: 'burger.chicken',
        dish: 'chicken-crispy',
        name: { uz: 'Krispi Chiken', ru: 'Криспи Чикен', eng: 'Crispy Chicken' },
        price: 0,
        byDefault: true,
      },
      {
        key: 'veggie',
        pic: '🥬',
        dish: 'chicken-veggie',
        name: { uz: 'Sabzavotli', ru: 'Овощной', eng: 'Veggie' },
        price: 0,
      },
      {
        key: 'fish',
        pic: '🐟',
        dish: 'chicken-fish',
        name: { uz: 'Baliqli', ru: 'С рыбой', eng: 'Fish' },
        price: 0,
        extra: 3_000,
      },
    ],
  },
);

export const ownSide = choice(
  'burger-m-own-side',
  { uz: '2-qadam: gazak', ru: 'Шаг 2: закуска', eng: 'Step 2: side' },
  {
    min: 1,
    max: 1,
    items: [
      {
        key: 'fries',
        pic: '🍟',
        dish: 'snacks-fries',
        name: { uz: 'Kartoshka fri', ru: 'Картофель фри', eng: 'French fries' },
        price: 0,
        byDefault: true,
      },
      {
        key: 'rings',
        pic: '🧅',
        dish: 'snacks-rings',
        name: { uz: 'Piyoz halqalari', ru: 'Луковые кольца', eng: 'Onion rings' },
        price: 0,
      },
      {
        key: 'slaw',
        pic: '🥗',
        dish: 'salads-slaw',
        name: { uz: 'Karam salati', ru: 'Капустный салат', eng: 'Slaw' },
        price: 0,
      },
    ],
  },
);

export const ownDrink = choice(
  'burger-m-own-drink',
  { uz: '3-qadam: ichimlik', ru: 'Шаг 3: напиток', eng: 'Step 3: drink' },
  {
    min: 1,
    max: 1,
    items: [
      {
        key: 'lemonade',
        pic: '🍋',
        dish: 'drinks-lemonade',
        name: { uz: 'Limonad', ru: 'Лимонад', eng: 'Lemonade' },
        price: 0,
        byDefault: true,
      },
      { key: 'tea', pic: '🍵', dish: 'drinks-tea', name: { uz: 'Choy', ru: 'Чай', eng: 'Tea' }, price: 0 },
      {
        key: 'water',
        pic: '💧',
        dish: 'drinks-water',
        name: { uz: 'Suv', ru: 'Вода', eng: 'Water' },
        price: 0,
      },
    ],
  },
);
