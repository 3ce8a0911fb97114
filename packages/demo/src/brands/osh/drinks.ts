import { dish, section } from '../../menu.ts';
import { teaExtras } from './modifiers.ts';

export const tea = section(
  'choy',
  { uz: 'Choy', ru: 'Чай', eng: 'Tea' },
  {
    tint: 'jade',
    viewType: 'SMALL',
    picture: '🫖@225',
    cookMinutes: [3, 7],
    dishes: [
      dish(
        'green',
        { price: 9_000, labels: ['hit'], pic: '🫖@225 🍵', mods: [teaExtras], recommended: true },
        {
          uz: 'Koʻk choy, choynak | 95-nav koʻk choy, 0,7 l.',
          ru: 'Зелёный чай, чайник | Сорт № 95, 0,7 л.',
          eng: 'Green tea, pot | Grade No. 95, 0.7 l.',
        },
      ),
      dish(
        'black',
        { price: 9_000, pic: '🫖 🍵', mods: [teaExtras] },
        {
          uz: 'Qora choy, choynak | Yirik bargli qora choy, 0,7 l.',
          ru: 'Чёрный чай, чайник | Крупнолистовой, 0,7 л.',
          eng: 'Black tea, pot | Large-leaf, 0.7 l.',
        },
      ),
      dish(
        'lemon',
        { price: 22_000, pic: '🫖@40 🍋', labels: ['hit'] },
        {
          uz: 'Novvotli limon choy | Qora choy, limon va novvot, 0,8 l.',
          ru: 'Чай с лимоном и навватом | Чёрный чай, лимон и кристаллический сахар, 0,8 л.',
          eng: 'Lemon tea with navvot | Black tea, lemon and crystal sugar, 0.8 l.',
        },
      ),
      dish(
        'tashkent',
        { price: 28_000, pic: '🫖@40 🍊 🌿', labels: ['new'] },
        {
          uz: 'Toshkent choyi | Sitruslar, yalpiz, asal va qora choy, 0,8 l.',
          ru: 'Ташкентский чай | Цитрусы, мята, мёд и чёрный чай, 0,8 л.',
          eng: 'Tashkent tea | Citrus, mint, honey and black tea, 0.8 l.',
        },
      ),
      dish(
        'ginger',
        { price: 27_000, pic: '🫖@90 🫚 🍯' },
        {
          uz: 'Zanjabilli choy | Yangi zanjabil, limon va asal, 0,8 l.',
          ru: 'Имбирный чай | Свежий имбирь, лимон и мёд, 0,8 л.',
          eng: 'Ginger tea | Fresh ginger, lemon and honey, 0.8 l.',
        },
      ),
      dish(
        'berries',
        { price: 29_000, pic: '🫖@330 🍓 🍒' },
        {
          uz: 'Rezavorli choy | Olcha, qulupnay va naʼmatak, 0,8 l.',
          ru: 'Ягодный чай | Вишня, клубника и шиповник, 0,8 л.',
          eng: 'Berry tea | Cherry, strawberry and rosehip, 0.8 l.',
        },
      ),
    ],
  },
);

export const drinks = section(
  'ichimlik',
  { uz: 'Salqin ichimliklar', ru: 'Прохладные напитки', eng: 'Cold drinks' },
  {
    tint: 'glacier',
    viewType: 'SMALL',
    picture: 'glass.kompot',
    cookMinutes: [1, 5],
    dishes: [
      dish(
        'ayran',
        { price: 14_000, kcal: 120, labels: ['hit'], pic: 'glass.ayran 🌿', recommended: true },
        {
          uz: 'Ayron, 0,4 l | Suzmadan, tuz va yalpiz bilan, muzdek.',
          ru: 'Айран, 0,4 л | Из сузьмы, с солью и мятой, ледяной.',
          eng: 'Ayran, 0.4 l | From strained yoghurt, with salt and mint, ice cold.',
        },
      ),
      dish(
        'kompot',
        { price: 24_000, by: { unit: 'LITER', step: 0.5 }, kcal: 50, pic: 'glass.kompot 🍒' },
        {
          uz: 'Uy kompoti | Olcha va oʻrik kompoti, kam shakar.',
          ru: 'Домашний компот | Вишня и абрикос, мало сахара.',
          eng: 'Home-made kompot | Cherry and apricot, little sugar.',
        },
      ),
      dish(
        'tarhun',
        { price: 26_000, by: { unit: 'LITER', step: 0.5 }, kcal: 60, pic: 'glass.tarragon 🍋' },
        {
          uz: 'Tarxun limonadi | Uy limonadi: tarxun, laym va gazli suv.',
          ru: 'Лимонад «Тархун» | Домашний: тархун, лайм и газированная вода.',
          eng: 'Tarragon lemonade | Home-made: tarragon, lime and soda.',
        },
      ),
      dish(
        'pomegranate',
        { price: 38_000, kcal: 150, pic: 'glass.pomegranate', labels: ['new'] },
        {
          uz: 'Anor sharbati, 0,3 l | Yangi siqilgan, suv qoʻshilmagan.',
          ru: 'Гранатовый сок, 0,3 л | Свежевыжатый, без воды.',
          eng: 'Pomegranate juice, 0.3 l | Freshly pressed, no water added.',
        },
      ),
      dish(
        'carrot',
        { price: 22_000, kcal: 110, pic: 'glass.carrot 🥕' },
        {
          uz: 'Sabzi-olma sharbati, 0,3 l | Yangi siqilgan, bir qoshiq qaymoq bilan.',
          ru: 'Сок морковь-яблоко, 0,3 л | Свежевыжатый, с ложкой сливок.',
          eng: 'Carrot and apple juice, 0.3 l | Freshly pressed, with a spoon of cream.',
        },
      ),
      dish(
        'cola',
        { price: 13_000, kcal: 210, pic: '🥤 🧊' },
        {
          uz: 'Kola, 0,5 l | Muzdek, plastik idishda.',
          ru: 'Кола, 0,5 л | Холодная, в бутылке.',
          eng: 'Cola, 0.5 l | Chilled, in a bottle.',
        },
      ),
      dish(
        'water',
        { price: 7_000, kcal: 0, pic: 'glass.water 🧊' },
        {
          uz: 'Suv, 0,5 l | Gazsiz yoki gazli, shishada.',
          ru: 'Вода, 0,5 л | Без газа или газированная, в стекле.',
          eng: 'Water, 0.5 l | Still or sparkling, in glass.',
        },
      ),
    ],
  },
);
