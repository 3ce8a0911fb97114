import { dish, section } from '../../menu.ts';
import { cupSize, extra, milk, sugar, syrup } from './modifiers.ts';

const withMilk = [cupSize, milk, syrup, extra];

export const classics = section(
  'classic',
  { uz: 'Klassik qahva', ru: 'Классика', eng: 'Classics' },
  {
    tint: 'crema',
    viewType: 'MEDIUM',
    picture: 'cup.cappuccino',
    cookMinutes: [3, 6],
    dishes: [
      dish(
        'espresso',
        { price: 15_000, kcal: 3, labels: ['hit'], pic: 'cup.espresso', mods: [sugar] },
        {
          uz: 'Espresso | Braziliya va Efiopiya aralashmasi: shokolad, olcha, uzoq taʼm.',
          ru: 'Эспрессо | Смесь Бразилии и Эфиопии: шоколад, вишня, долгое послевкусие.',
          eng: 'Espresso | A blend of Brazil and Ethiopia: chocolate, cherry, a long finish.',
        },
      ),
      dish(
        'doppio',
        { price: 20_000, kcal: 6, pic: 'cup.doppio', mods: [sugar] },
        {
          uz: 'Doppio | Ikki hissa espresso, ikki hissa tetiklik.',
          ru: 'Доппио | Двойной эспрессо, двойная бодрость.',
          eng: 'Doppio | A double espresso, twice as awake.',
        },
      ),
      dish(
        'americano',
        {
          price: 18_000,
          kcal: 5,
          labels: ['hit'],
          pic: 'cup.americano',
          mods: [cupSize, syrup, sugar],
          recommended: true,
        },
        {
          uz: 'Amerikano | Espresso va issiq suv, yumshoq va toza taʼm.',
          ru: 'Американо | Эспрессо и горячая вода, мягкий чистый вкус.',
          eng: 'Americano | Espresso and hot water, soft and clean.',
        },
      ),
      dish(
        'cappuccino',
        {
          price: 25_000,
          kcal: 120,
          labels: ['hit'],
          pic: 'cup.cappuccino',
          mods: withMilk,
          recommended: true,
        },
        {
          uz: 'Kapuchino | Espresso va baxmaldek sut koʻpigi.',
          ru: 'Капучино | Эспрессо и бархатная молочная пена.',
          eng: 'Cappuccino | Espresso under velvety milk foam.',
        },
      ),
      dish(
        'latte',
        { price: 27_000, kcal: 150, labels: ['hit'], pic: 'cup.latte', mods: withMilk },
        {
          uz: 'Latte | Koʻp sut, ozgina espresso, eng muloyim qahva.',
          ru: 'Латте | Много молока и немного эспрессо, самый нежный кофе.',
          eng: 'Latte | Plenty of milk, a little espresso, the gentlest coffee.',
        },
      ),
      dish(
        'flat-white',
        { price: 28_000, kcal: 110, pic: 'cup.flat-white', mods: [milk, syrup, extra] },
        {
          uz: 'Flet-uayt | Ikki shot espresso va yupqa sut qatlami.',
          ru: 'Флэт-уайт | Двойной эспрессо и тонкий слой молока.',
          eng: 'Flat white | A double shot under a thin layer of milk.',
        },
      ),
      dish(
        'raf',
        { price: 32_000, kcal: 290, pic: 'cup.raf', mods: withMilk },
        {
          uz: 'Raf | Qaymoq va vanil bilan koʻpirtirilgan espresso.',
          ru: 'Раф | Эспрессо, взбитый со сливками и ванилью.',
          eng: 'Raf | Espresso whipped with cream and vanilla.',
        },
      ),
      dish(
        'mocha',
        { price: 31_000, kcal: 260, pic: 'cup.mocha 🍫', mods: withMilk },
        {
          uz: 'Mokko | Espresso, qora shokolad va sut.',
          ru: 'Мокко | Эспрессо, тёмный шоколад и молоко.',
          eng: 'Mocha | Espresso, dark chocolate and milk.',
        },
      ),
      dish(
        'filter',
        { price: 26_000, kcal: 4, labels: ['new'], pic: 'cup.filter' },
        {
          uz: 'Filtr qahva | Kun donidan V60 da damlanadi. Qaysi don ekanini baristadan soʻrang.',
          ru: 'Фильтр-кофе | Зерно дня, заваренное в V60. Какое сегодня — спросите бариста.',
          eng: 'Filter coffee | The bean of the day, brewed in a V60. Ask the barista which.',
        },
      ),
      dish(
        'cezve',
        { price: 23_000, kcal: 6, pic: 'cup.cezve', mods: [sugar] },
        {
          uz: 'Jezvada qahva | Qum ustida, hil bilan, sekin.',
          ru: 'Кофе в джезве | На песке, с кардамоном, не спеша.',
          eng: 'Cezve coffee | On hot sand, with cardamom, unhurried.',
        },
      ),
    ],
  },
);

export const signature = section(
  'author',
  { uz: 'Mualliflik ichimliklari', ru: 'Авторские', eng: 'Signatures' },
  {
    tint: 'apricot',
    viewType: 'BIG',
    picture: 'cup.halva',
    cookMinutes: [4, 7],
    scrollType: 'HORIZONTAL',
    dishes: [
      dish(
        'halva-latte',
        { price: 36_000, kcal: 310, labels: ['hit'], pic: 'cup.halva 🥜', mods: [cupSize, milk, extra] },
        {
          uz: 'Holvali latte | Samarqand holvasi, espresso va sut. Nomimizni mashhur qilgan ichimlik.',
          ru: 'Латте с халвой | Самаркандская халва, эспрессо и молоко. Напиток, который нас прославил.',
          eng: 'Halva latte | Samarkand halva, espresso and milk. The drink that made our name.',
        },
      ),
      dish(
        'melon-raf',
        { price: 37_000, kcal: 290, labels: ['new'], pic: 'cup.melon 🍈', mods: [cupSize, milk] },
        {
          uz: 'Qovunli raf | Qoqi qovun siropi, qaymoq va espresso.',
          ru: 'Раф с дыней | Сироп из вяленой дыни, сливки и эспрессо.',
          eng: 'Melon raf | Dried-melon syrup, cream and espresso.',
        },
      ),
      dish(
        'apricot-cold',
        { price: 34_000, kcal: 140, pic: 'glass.apricot 🍑' },
        {
          uz: 'Oʻrikli espresso-tonik | Oʻrik pyuresi, tonik va shot espresso.',
          ru: 'Эспрессо-тоник с абрикосом | Абрикосовое пюре, тоник и шот эспрессо.',
          eng: 'Apricot espresso tonic | Apricot purée, tonic and a shot of espresso.',
        },
      ),
      dish(
        'saffron',
        { price: 38_000, kcal: 270, pic: 'cup.saffron', mods: [cupSize, milk] },
        {
          uz: 'Zaʼfaronli kapuchino | Zaʼfaron, asal va hil bilan.',
          ru: 'Капучино с шафраном | С шафраном, мёдом и кардамоном.',
          eng: 'Saffron cappuccino | With saffron, honey and cardamom.',
        },
      ),
      dish(
        'lavender',
        { price: 35_000, kcal: 230, pic: 'cup.lavender', mods: [cupSize, milk, extra] },
        {
          uz: 'Lavandali latte | Gul hidi va bir oz shirinlik.',
          ru: 'Лавандовый латте | Цветочный аромат и лёгкая сладость.',
          eng: 'Lavender latte | A scent of flowers and a touch of sweetness.',
        },
      ),
    ],
  },
);

export const iced = section(
  'iced',
  { uz: 'Muzdek qahva', ru: 'Холодный кофе', eng: 'Iced coffee' },
  {
    tint: 'glacier',
    viewType: 'MEDIUM',
    picture: 'glass.ice-latte',
    cookMinutes: [3, 5],
    dishes: [
      dish(
        'ice-latte',
        { price: 29_000, kcal: 140, labels: ['hit'], pic: 'glass.ice-latte', mods: [cupSize, milk, syrup] },
        {
          uz: 'Ays-latte | Sovuq sut, muz va espresso qatlam-qatlam.',
          ru: 'Айс-латте | Холодное молоко, лёд и эспрессо слоями.',
          eng: 'Iced latte | Cold milk, ice and espresso in layers.',
        },
      ),
      dish(
        'cold-brew',
        { price: 30_000, kcal: 8, pic: 'glass.cold-brew 🧊' },
        {
          uz: 'Kold-bryu | 18 soat sovuq suvda damlangan, kislotasiz va shirin.',
          ru: 'Колд-брю | 18 часов в холодной воде: без кислинки, мягко-сладкий.',
          eng: 'Cold brew | Eighteen hours in cold water: smooth, with no sourness.',
        },
      ),
      dish(
        'bumble',
        { price: 33_000, kcal: 130, labels: ['hit'], pic: 'glass.bumble 🍊' },
        {
          uz: 'Bambl | Apelsin sharbati, karamel va espresso.',
          ru: 'Бамбл | Апельсиновый сок, карамель и эспрессо.',
          eng: 'Bumble | Orange juice, caramel and espresso.',
        },
      ),
      dish(
        'tonic',
        { price: 31_000, kcal: 90, pic: 'glass.tonic 🍋' },
        {
          uz: 'Espresso-tonik | Tonik, limon va espresso.',
          ru: 'Эспрессо-тоник | Тоник, лимон и эспрессо.',
          eng: 'Espresso tonic | Tonic, lemon and espresso.',
        },
      ),
      dish(
        'frappe',
        { price: 35_000, kcal: 320, pic: 'glass.frappe 🍦', mods: [syrup] },
        {
          uz: 'Frappe | Muz bilan aralashtirilgan qahva, ustida koʻpirtirilgan qaymoq.',
          ru: 'Фраппе | Кофе, взбитый со льдом, под шапкой сливок.',
          eng: 'Frappé | Coffee blended with ice under whipped cream.',
        },
      ),
      dish(
        'affogato',
        { price: 29_000, kcal: 210, pic: '🍨 ☕' },
        {
          uz: 'Affogato | Vanilli muzqaymoq ustidan issiq espresso.',
          ru: 'Аффогато | Ванильное мороженое, залитое горячим эспрессо.',
          eng: 'Affogato | Vanilla ice cream drowned in hot espresso.',
        },
      ),
    ],
  },
);
