import { dish, section } from '../../menu.ts';
import { shakeTop, volume } from './side-modifiers.ts';

export const desserts = section(
  'desserts',
  { uz: 'Shirinliklar', ru: 'Десерты', eng: 'Desserts' },
  {
    tint: 'rose',
    viewType: 'SMALL',
    picture: '🍰',
    cookMinutes: [3, 5],
    dishes: [
      dish(
        'cheesecake',
        { price: 34_000, gram: 130, kcal: 420, labels: ['hit'], pic: '🍰 🍓' },
        {
          uz: 'Chizkeyk Nyu-York | Krem-pishloqli, qulupnay sousi bilan.',
          ru: 'Чизкейк «Нью-Йорк» | Сливочный, с клубничным соусом.',
          eng: 'New York cheesecake | Creamy, with strawberry sauce.',
        },
      ),
      dish(
        'brownie',
        { price: 29_000, gram: 120, kcal: 480, pic: '🍫 🍨' },
        {
          uz: 'Brauni muzqaymoq bilan | Iliq shokoladli pirog va vanilli muzqaymoq.',
          ru: 'Брауни с мороженым | Тёплый шоколадный пирог и ванильное мороженое.',
          eng: 'Brownie with ice cream | Warm chocolate cake and vanilla ice cream.',
        },
      ),
      dish(
        'donut',
        { price: 15_000, gram: 80, kcal: 330, pic: '🍩', most: 12 },
        {
          uz: 'Ponchik | Shokolad glazurida, sepma bilan.',
          ru: 'Пончик | В шоколадной глазури, с посыпкой.',
          eng: 'Doughnut | Chocolate glaze and sprinkles.',
        },
      ),
      dish(
        'cookie',
        { price: 13_000, gram: 70, kcal: 340, labels: ['new'], pic: '🍪×2' },
        {
          uz: 'Kuki | Katta shokolad boʻlaklari bilan, har soatda yangi.',
          ru: 'Кукис | С крупным шоколадом, свежая партия каждый час.',
          eng: 'Cookie | Big chocolate chunks, a fresh batch every hour.',
        },
      ),
      dish(
        'pie',
        { price: 18_000, gram: 110, kcal: 310, pic: '🥧 🍎' },
        {
          uz: 'Olmali pirojok | Qarsildoq xamir, dolchinli olma.',
          ru: 'Яблочный пирожок | Хрустящее тесто, яблоко с корицей.',
          eng: 'Apple pie | Crisp pastry, apple and cinnamon.',
        },
      ),
      dish(
        'cone',
        { price: 9_000, gram: 120, kcal: 200, pic: '🍦', deliverable: false },
        {
          uz: 'Vafli rojokda muzqaymoq | Yumshoq vanilli muzqaymoq. Faqat olib ketishga: yoʻlda erib qoladi.',
          ru: 'Мороженое в рожке | Мягкое ванильное. Только навынос: в дороге растает.',
          eng: 'Ice cream cone | Soft vanilla. Pick-up only: it would melt on the way.',
        },
      ),
    ],
  },
);

export const shakes = section(
  'shakes',
  { uz: 'Milksheyklar', ru: 'Милкшейки', eng: 'Milkshakes' },
  {
    tint: 'rose',
    viewType: 'MEDIUM',
    picture: 'glass.shake-strawberry',
    cookMinutes: [4, 6],
    dishes: [
      dish(
        'vanilla',
        { price: 31_000, kcal: 420, pic: 'glass.shake-vanilla', mods: [shakeTop] },
        {
          uz: 'Vanilli sheyk, 0,4 l | Plombir va sut, ortiqcha shakarsiz.',
          ru: 'Ванильный шейк, 0,4 л | Пломбир и молоко, без лишнего сахара.',
          eng: 'Vanilla shake, 0.4 l | Ice cream and milk, no extra sugar.',
        },
      ),
      dish(
        'chocolate',
        { price: 33_000, kcal: 480, labels: ['hit'], pic: 'glass.shake-chocolate 🍫', mods: [shakeTop] },
        {
          uz: 'Shokoladli sheyk, 0,4 l | Qora shokolad va plombir.',
          ru: 'Шоколадный шейк, 0,4 л | Тёмный шоколад и пломбир.',
          eng: 'Chocolate shake, 0.4 l | Dark chocolate and ice cream.',
        },
      ),
      dish(
        'strawberry',
        { price: 33_000, kcal: 430, pic: 'glass.shake-strawberry 🍓', mods: [shakeTop] },
        {
          uz: 'Qulupnayli sheyk, 0,4 l | Haqiqiy qulupnaydan.',
          ru: 'Клубничный шейк, 0,4 л | Из настоящей клубники.',
          eng: 'Strawberry shake, 0.4 l | From real strawberries.',
        },
      ),
      dish(
        'banana',
        { price: 32_000, kcal: 450, pic: 'glass.shake-banana 🍌', mods: [shakeTop] },
        {
          uz: 'Bananli sheyk, 0,4 l | Banan, plombir va karamel.',
          ru: 'Банановый шейк, 0,4 л | Банан, пломбир и карамель.',
          eng: 'Banana shake, 0.4 l | Banana, ice cream and caramel.',
        },
      ),
      dish(
        'cookie',
        { price: 36_000, kcal: 540, labels: ['new'], pic: 'glass.shake-cookie 🍪', mods: [shakeTop] },
        {
          uz: 'Kuki sheyk, 0,4 l | Maydalangan shokoladli pechenye bilan.',
          ru: 'Шейк с печеньем, 0,4 л | С крошкой шоколадного печенья.',
          eng: 'Cookie shake, 0.4 l | With crushed chocolate cookies.',
        },
      ),
    ],
  },
);

export const drinks = section(
  'drinks',
  { uz: 'Ichimliklar', ru: 'Напитки', eng: 'Drinks' },
  {
    tint: 'glacier',
    viewType: 'SMALL',
    picture: '🥤',
    cookMinutes: [1, 3],
    dishes: [
      dish(
        'cola',
        { price: 12_000, kcal: 180, labels: ['hit'], pic: '🥤', mods: [volume], recommended: true },
        {
          uz: 'Kola | Muz bilan yoki muzsiz.',
          ru: 'Кола | Со льдом или без.',
          eng: 'Cola | With ice or without.',
        },
      ),
      dish(
        'orange',
        { price: 12_000, kcal: 190, pic: '🥤@30 🍊', mods: [volume] },
        {
          uz: 'Apelsinli gazli suv | Yorqin va muzdek.',
          ru: 'Газировка апельсиновая | Яркая и ледяная.',
          eng: 'Orange soda | Bright and ice cold.',
        },
      ),
      dish(
        'lemonade',
        { price: 24_000, kcal: 120, pic: 'glass.lemonade 🍋', labels: ['new'] },
        {
          uz: 'Limon-yalpiz limonadi, 0,4 l | Uy limonadi, yangi yalpiz bilan.',
          ru: 'Лимонад лимон-мята, 0,4 л | Домашний, со свежей мятой.',
          eng: 'Lemon and mint lemonade, 0.4 l | Home-made, with fresh mint.',
        },
      ),
      dish(
        'mango',
        { price: 26_000, kcal: 150, pic: 'glass.mango 🥭' },
        {
          uz: 'Mango-marakuyya, 0,4 l | Ekzotik limonad, maydalangan muz bilan.',
          ru: 'Манго-маракуйя, 0,4 л | Экзотический лимонад с колотым льдом.',
          eng: 'Mango and passion fruit, 0.4 l | An exotic lemonade over crushed ice.',
        },
      ),
      dish(
        'berry',
        { price: 26_000, kcal: 140, pic: 'glass.berry 🫐' },
        {
          uz: 'Rezavorli limonad, 0,4 l | Malina, koʻk mersin va laym.',
          ru: 'Ягодный лимонад, 0,4 л | Малина, голубика и лайм.',
          eng: 'Berry lemonade, 0.4 l | Raspberry, blueberry and lime.',
        },
      ),
      dish(
        'tea',
        { price: 10_000, kcal: 2, pic: '🍵 🍋' },
        {
          uz: 'Choy | Koʻk yoki qora, 0,4 l stakanda.',
          ru: 'Чай | Зелёный или чёрный, 0,4 л в стакане.',
          eng: 'Tea | Green or black, 0.4 l to go.',
        },
      ),
      dish(
        'coffee',
        { price: 18_000, kcal: 90, pic: 'cup.cappuccino' },
        {
          uz: 'Kapuchino, 0,3 l | Arabika va koʻpikli sut.',
          ru: 'Капучино, 0,3 л | Арабика и молочная пена.',
          eng: 'Cappuccino, 0.3 l | Arabica and milk foam.',
        },
      ),
      dish(
        'water',
        { price: 6_000, kcal: 0, pic: 'glass.water 🧊' },
        {
          uz: 'Suv, 0,5 l | Gazli yoki gazsiz.',
          ru: 'Вода, 0,5 л | С газом или без.',
          eng: 'Water, 0.5 l | Sparkling or still.',
        },
      ),
    ],
  },
);
