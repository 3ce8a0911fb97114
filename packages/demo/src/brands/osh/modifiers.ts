import { choice } from '../../modifiers.ts';

/** How hot the dish is: one answer, mild by default. */
export const heat = choice(
  'osh-m-heat',
  { uz: 'Achchiqligi', ru: 'Острота', eng: 'Heat' },
  {
    min: 1,
    max: 1,
    items: [
      {
        key: 'mild',
        name: { uz: 'Achchiqsiz', ru: 'Не острый', eng: 'Mild' },
        price: 0,
        pic: '🌿',
        byDefault: true,
      },
      { key: 'medium', name: { uz: 'Oʻrtacha', ru: 'Средний', eng: 'Medium' }, price: 0, pic: '🫑' },
      { key: 'hot', name: { uz: 'Achchiq', ru: 'Острый', eng: 'Hot' }, price: 0, pic: '🌶️' },
    ],
  },
);

/** What goes with a pot of tea. */
export const teaExtras = choice(
  'osh-m-tea',
  { uz: 'Choyga qoʻshimcha', ru: 'К чаю', eng: 'With the tea' },
  {
    min: 0,
    max: 3,
    items: [
      { key: 'lemon', name: { uz: 'Limon', ru: 'Лимон', eng: 'Lemon' }, price: 4_000, pic: '🍋' },
      {
        key: 'honey',
        name: { uz: 'Asal, 30 g', ru: 'Мёд, 30 г', eng: 'Honey, 30 g' },
        price: 8_000,
        pic: '🍯',
      },
      { key: 'mint', name: { uz: 'Yalpiz', ru: 'Мята', eng: 'Mint' }, price: 3_000, pic: '🌿' },
    ],
  },
);
