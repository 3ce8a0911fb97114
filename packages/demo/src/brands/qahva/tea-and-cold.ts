import { dish, section } from '../../menu.ts';
import { cupSize, grind, milk } from './modifiers.ts';

export const tea = section(
  'tea',
  { uz: 'Choy va matcha', ru: 'Чай и матча', eng: 'Tea and matcha' },
  {
    tint: 'jade',
    viewType: 'SMALL',
    picture: 'cup.matcha',
    cookMinutes: [3, 6],
    dishes: [
      dish(
        'matcha',
        { price: 34_000, kcal: 140, labels: ['hit'], pic: 'cup.matcha', mods: [cupSize, milk] },
        {
          uz: 'Matcha-latte | Yaponiya matchasi va sut.',
          ru: 'Матча-латте | Японская матча и молоко.',
          eng: 'Matcha latte | Japanese matcha and milk.',
        },
      ),
      dish(
        'ice-matcha',
        { price: 36_000, kcal: 150, labels: ['new'], pic: 'glass.matcha 🍓', mods: [milk] },
        {
          uz: 'Qulupnayli ays-matcha | Qulupnay pyuresi, sut, muz va matcha.',
          ru: 'Айс-матча с клубникой | Клубничное пюре, молоко, лёд и матча.',
          eng: 'Iced strawberry matcha | Strawberry purée, milk, ice and matcha.',
        },
      ),
      dish(
        'green',
        { price: 15_000, kcal: 0, pic: '🍵' },
        {
          uz: 'Koʻk choy, choynak | Yasminli, 0,6 l.',
          ru: 'Зелёный чай, чайник | С жасмином, 0,6 л.',
          eng: 'Green tea, pot | With jasmine, 0.6 l.',
        },
      ),
      dish(
        'sea-buckthorn',
        { price: 29_000, kcal: 90, labels: ['hit'], pic: '🫖@30 🍊 🍯' },
        {
          uz: 'Chakandali choy | Chakanda, asal va apelsin, 0,6 l.',
          ru: 'Облепиховый чай | Облепиха, мёд и апельсин, 0,6 л.',
          eng: 'Sea buckthorn tea | Sea buckthorn, honey and orange, 0.6 l.',
        },
      ),
      dish(
        'masala',
        { price: 27_000, kcal: 170, pic: 'cup.masala', mods: [cupSize, milk] },
        {
          uz: 'Masala choy | Sut, qora choy va issiq ziravorlar.',
          ru: 'Масала-чай | Молоко, чёрный чай и тёплые пряности.',
          eng: 'Masala chai | Milk, black tea and warm spices.',
        },
      ),
      dish(
        'cocoa',
        { price: 26_000, kcal: 240, pic: 'cup.cocoa', mods: [cupSize, milk] },
        {
          uz: 'Marshmelloli kakao | Quyuq, shokoladli, iliq.',
          ru: 'Какао с маршмеллоу | Густое, шоколадное, тёплое.',
          eng: 'Cocoa with marshmallows | Thick, chocolatey, warm.',
        },
      ),
    ],
  },
);

export const cold = section(
  'cold',
  { uz: 'Limonad va sharbatlar', ru: 'Лимонады и соки', eng: 'Lemonades and juices' },
  {
    tint: 'citrus',
    viewType: 'SMALL',
    picture: 'glass.lemonade',
    cookMinutes: [2, 4],
    dishes: [
      dish(
        'lemonade',
        { price: 26_000, kcal: 110, pic: 'glass.lemonade 🍋' },
        {
          uz: 'Sitrusli limonad, 0,4 l | Limon, laym va greypfrut.',
          ru: 'Цитрусовый лимонад, 0,4 л | Лимон, лайм и грейпфрут.',
          eng: 'Citrus lemonade, 0.4 l | Lemon, lime and grapefruit.',
        },
      ),
      dish(
        'basil',
        { price: 28_000, kcal: 120, labels: ['new'], pic: 'glass.basil 🍓' },
        {
          uz: 'Qulupnay-rayhon limonadi, 0,4 l | Rayhon hidi va pishgan qulupnay.',
          ru: 'Лимонад клубника-базилик, 0,4 л | Аромат базилика и спелая клубника.',
          eng: 'Strawberry and basil lemonade, 0.4 l | Fragrant basil, ripe strawberry.',
        },
      ),
      dish(
        'orange',
        { price: 35_000, kcal: 130, pic: 'glass.orange 🍊' },
        {
          uz: 'Apelsin sharbati, 0,25 l | Yangi siqilgan.',
          ru: 'Апельсиновый сок, 0,25 л | Свежевыжатый.',
          eng: 'Orange juice, 0.25 l | Freshly squeezed.',
        },
      ),
      dish(
        'smoothie',
        { price: 36_000, kcal: 220, pic: 'glass.smoothie 🍌' },
        {
          uz: 'Banan-rezavor smuzi, 0,35 l | Banan, koʻk mersin va yogurt.',
          ru: 'Смузи банан-ягоды, 0,35 л | Банан, голубика и йогурт.',
          eng: 'Banana berry smoothie, 0.35 l | Banana, blueberry and yoghurt.',
        },
      ),
    ],
  },
);

export const beans = section(
  'beans',
  { uz: 'Uyga qahva', ru: 'Кофе домой', eng: 'Beans to take home' },
  {
    tint: 'crema',
    viewType: 'MEDIUM',
    picture: 'beans.bag',
    cookMinutes: [2, 5],
    navigationType: 'FULL_SCREEN',
    dishes: [
      dish(
        'house',
        { price: 320_000, by: { unit: 'KG', step: 0.25 }, pic: 'beans.bag', mods: [grind], labels: ['hit'] },
        {
          uz: 'Uy aralashmasi, kiloga | Braziliya va Efiopiya, oʻrta qovurilgan. 250 grammdan.',
          ru: 'Фирменная смесь, на вес | Бразилия и Эфиопия, средняя обжарка. От 250 граммов.',
          eng: 'House blend by the kilo | Brazil and Ethiopia, medium roast. From 250 grams.',
        },
      ),
      dish(
        'ethiopia',
        {
          price: 410_000,
          by: { unit: 'KG', step: 0.25 },
          pic: 'beans.red 🌸',
          mods: [grind],
          labels: ['new'],
        },
        {
          uz: 'Efiopiya Yirgachef, kiloga | Yasmin, bergamot, asal. Och qovurilgan.',
          ru: 'Эфиопия Иргачеффе, на вес | Жасмин, бергамот, мёд. Светлая обжарка.',
          eng: 'Ethiopia Yirgacheffe by the kilo | Jasmine, bergamot, honey. Light roast.',
        },
      ),
      dish(
        'drip',
        { price: 69_000, pic: 'beans.blue ☕', stock: 40, most: 10 },
        {
          uz: 'Drip-paketlar, 10 dona | Safarda ham yaxshi qahva: faqat issiq suv kerak.',
          ru: 'Дрип-пакеты, 10 шт. | Хороший кофе в дороге: нужна только горячая вода.',
          eng: 'Drip bags, 10 pieces | Good coffee on the road: just add hot water.',
        },
      ),
    ],
  },
);
