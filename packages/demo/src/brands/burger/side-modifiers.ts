import { choice } from '../../modifiers.ts';

/** What a combo is served with. */
export const comboSide = choice(
  'burger-m-side',
  { uz: 'Garnir', ru: 'Гарнир', eng: 'Side' },
  {
    min: 1,
    max: 1,
    items: [
      {
        key: 'fries',
        name: { uz: 'Kartoshka fri', ru: 'Картофель фри', eng: 'French fries' },
        price: 0,
        pic: '🍟',
        byDefault: true,
      },
      {
        key: 'wedges',
        name: { uz: 'Dehqoncha kartoshka', ru: 'Картофель по-деревенски', eng: 'Potato wedges' },
        price: 4_000,
        pic: '🥔',
      },
      {
        key: 'rings',
        name: { uz: 'Piyoz halqalari', ru: 'Луковые кольца', eng: 'Onion rings' },
        price: 6_000,
        pic: '🧅',
      },
      { key: 'salad', name: { uz: 'Salat', ru: 'Салат', eng: 'Salad' }, price: 5_000, pic: '🥗' },
    ],
  },
);

export const comboDrink = choice(
  'burger-m-drink',
  { uz: 'Ichimlik', ru: 'Напиток', eng: 'Drink' },
  {
    min: 1,
    max: 1,
    items: [
      { key: 'cola', name: { uz: 'Kola', ru: 'Кола', eng: 'Cola' }, price: 0, pic: '🥤', byDefault: true },
      {
        key: 'lemonade',
        name: { uz: 'Limonad', ru: 'Лимонад', eng: 'Lemonade' },
        price: 5_000,
        pic: 'glass.lemonade',
      },
      { key: 'ayran', name: { uz: 'Ayron', ru: 'Айран', eng: 'Ayran' }, price: 3_000, pic: 'glass.ayran' },
      { key: 'water', name: { uz: 'Suv', ru: 'Вода', eng: 'Water' }, price: 0, pic: 'glass.water' },
    ],
  },
);

/** Portions of what is fried by the piece. */
export const portion = choice(
  'burger-m-portion',
  { uz: 'Porsiya', ru: 'Порция', eng: 'Portion' },
  {
    min: 1,
    max: 1,
    items: [
      {
        key: 'small',
        name: { uz: 'Kichik', ru: 'Маленькая', eng: 'Small' },
        price: 0,
        pic: '🍟',
        byDefault: true,
      },
      { key: 'medium', name: { uz: 'Oʻrtacha', ru: 'Средняя', eng: 'Medium' }, price: 6_000, pic: '🍟×2' },
      { key: 'large', name: { uz: 'Katta', ru: 'Большая', eng: 'Large' }, price: 11_000, pic: '🍟×3' },
    ],
  },
);

/** A shake may wear a hat: the topping needs the cream under it. */
export const shakeTop = choice(
  'burger-m-shake',
  { uz: 'Ustiga', ru: 'Сверху', eng: 'On top' },
  {
    min: 0,
    max: 3,
    items: [
      {
        key: 'cream',
        name: { uz: 'Koʻpirtirilgan qaymoq', ru: 'Взбитые сливки', eng: 'Whipped cream' },
        price: 5_000,
        pic: '🍦',
      },
      {
        key: 'cookie',
        name: { uz: 'Pechenye uvogʻi', ru: 'Крошка печенья', eng: 'Cookie crumbs' },
        price: 4_000,
        pic: '🍪',
        needs: ['cream'],
      },
      {
        key: 'cherry',
        name: { uz: 'Olcha', ru: 'Вишня', eng: 'Cherry' },
        price: 3_000,
        pic: '🍒',
        needs: ['cream'],
      },
    ],
  },
);

export const volume = choice(
  'burger-m-volume',
  { uz: 'Hajmi', ru: 'Объём', eng: 'Volume' },
  {
    min: 1,
    max: 1,
    items: [
      {
        key: 'small',
        name: { uz: '0,3 l', ru: '0,3 л', eng: '0.3 l' },
        price: 0,
        pic: '🥤',
        byDefault: true,
      },
      { key: 'medium', name: { uz: '0,5 l', ru: '0,5 л', eng: '0.5 l' }, price: 4_000, pic: '🥤×2' },
      { key: 'large', name: { uz: '0,8 l', ru: '0,8 л', eng: '0.8 l' }, price: 8_000, pic: '🥤×3' },
    ],
  },
);
