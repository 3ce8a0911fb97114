import { dish, section } from '../../menu.ts';
import { sauces } from './modifiers.ts';
import { portion } from './side-modifiers.ts';

export const snacks = section(
  'snacks',
  { uz: 'Fri va gazaklar', ru: 'Фри и закуски', eng: 'Fries and bites' },
  {
    tint: 'amber',
    viewType: 'MEDIUM',
    picture: '🍟',
    cookMinutes: [6, 10],
    dishes: [
      dish(
        'fries',
        { price: 16_000, kcal: 310, labels: ['hit'], pic: '🍟', mods: [portion, sauces], recommended: true },
        {
          uz: 'Kartoshka fri | Oltinrang, qarsildoq, dengiz tuzi bilan.',
          ru: 'Картофель фри | Золотистый, хрустящий, с морской солью.',
          eng: 'French fries | Golden and crisp, with sea salt.',
        },
      ),
      dish(
        'loaded',
        { price: 32_000, gram: 320, kcal: 680, labels: ['new'], pic: '🍟 🧀 🥓' },
        {
          uz: 'Pishloq va bekonli fri | Fri ustida pishloq sousi, bekon va koʻk piyoz.',
          ru: 'Фри с сыром и беконом | Фри под сырным соусом с беконом и зелёным луком.',
          eng: 'Loaded fries | Fries under cheese sauce, bacon and spring onion.',
        },
      ),
      dish(
        'wedges',
        { price: 19_000, gram: 200, kcal: 340, pic: '🥔×2 🌿', mods: [sauces] },
        {
          uz: 'Dehqoncha kartoshka | Poʻsti bilan, paprika va sarimsoqda.',
          ru: 'Картофель по-деревенски | В кожуре, с паприкой и чесноком.',
          eng: 'Potato wedges | Skin on, with paprika and garlic.',
        },
      ),
      dish(
        'rings',
        { price: 23_000, gram: 160, kcal: 390, pic: '🧅 🥯', mods: [sauces] },
        {
          uz: 'Piyoz halqalari, 8 dona | Qarsildoq xamirda shirin piyoz.',
          ru: 'Луковые кольца, 8 шт. | Сладкий лук в хрустящем кляре.',
          eng: 'Onion rings, 8 pieces | Sweet onion in a crackling batter.',
        },
      ),
      dish(
        'wings',
        { price: 39_000, gram: 280, kcal: 620, labels: ['hit', 'spicy'], pic: '🍗×3', mods: [sauces] },
        {
          uz: 'Buffalo qanotlari, 6 dona | Achchiq buffalo sousida, koʻk pishloqli sous bilan.',
          ru: 'Крылышки Баффало, 6 шт. | В остром соусе баффало, с соусом блю-чиз.',
          eng: 'Buffalo wings, 6 pieces | In hot buffalo sauce, with a blue cheese dip.',
        },
      ),
      dish(
        'strips',
        { price: 36_000, gram: 220, kcal: 540, pic: '🧆×2 🍗', mods: [sauces], recommended: true },
        {
          uz: 'Tovuq stripslari, 5 dona | Tovuq filesi makkajoʻxori uvogʻida.',
          ru: 'Куриные стрипсы, 5 шт. | Филе в кукурузной панировке.',
          eng: 'Chicken strips, 5 pieces | Fillet in cornflake crumbs.',
        },
      ),
      dish(
        'nuggets',
        { price: 27_000, gram: 180, kcal: 430, pic: '🧆×3', mods: [sauces] },
        {
          uz: 'Naggetslar, 9 dona | Yumshoq tovuq boʻlaklari, bolalar yaxshi koʻradi.',
          ru: 'Наггетсы, 9 шт. | Нежные кусочки курицы, любимые детьми.',
          eng: 'Nuggets, 9 pieces | Tender bites of chicken that children love.',
        },
      ),
      dish(
        'cheese-sticks',
        { price: 31_000, gram: 170, kcal: 510, pic: '🧀×2 🍅', mods: [sauces] },
        {
          uz: 'Pishloq tayoqchalari, 6 dona | Erigan motsarella, qizil sous bilan.',
          ru: 'Сырные палочки, 6 шт. | Тянущаяся моцарелла с томатным соусом.',
          eng: 'Cheese sticks, 6 pieces | Stretchy mozzarella with tomato dip.',
        },
      ),
      dish(
        'shrimp',
        { price: 58_000, gram: 180, kcal: 400, pic: '🦐×2 🍋', mods: [sauces], available: false },
        {
          uz: 'Qarsildoq krevetkalar, 8 dona | Panko uvogʻida, shirin chili bilan.',
          ru: 'Хрустящие креветки, 8 шт. | В панко, со сладким чили.',
          eng: 'Crispy prawns, 8 pieces | In panko, with sweet chilli.',
        },
      ),
    ],
  },
);

export const salads = section(
  'salads',
  { uz: 'Salatlar', ru: 'Салаты', eng: 'Salads' },
  {
    tint: 'herb',
    viewType: 'SMALL',
    picture: 'bowl.caesar',
    cookMinutes: [5, 8],
    dishes: [
      dish(
        'caesar',
        { price: 42_000, gram: 260, kcal: 430, labels: ['hit'], pic: 'bowl.caesar' },
        {
          uz: 'Sezar tovuq bilan | Romen, grilda pishgan tovuq, parmezan, kruton va Sezar sousi.',
          ru: 'Цезарь с курицей | Романо, курица-гриль, пармезан, сухарики и соус «Цезарь».',
          eng: 'Chicken Caesar | Romaine, grilled chicken, parmesan, croutons and Caesar dressing.',
        },
      ),
      dish(
        'greek',
        { price: 38_000, gram: 270, kcal: 310, pic: 'bowl.greek 🫒', tags: ['vegetarian'] },
        {
          uz: 'Grekcha salat | Feta, zaytun, bodring, pomidor va bulgʻor qalampiri.',
          ru: 'Греческий салат | Фета, оливки, огурец, томат и болгарский перец.',
          eng: 'Greek salad | Feta, olives, cucumber, tomato and bell pepper.',
        },
      ),
      dish(
        'slaw',
        { price: 17_000, gram: 180, kcal: 190, pic: 'bowl.slaw 🥕', tags: ['vegetarian'] },
        {
          uz: 'Koul-slou | Karam, sabzi va yengil mayonez. Burgerga eng yaxshi sherik.',
          ru: 'Коул-слоу | Капуста, морковь и лёгкий майонез. Лучшая пара бургеру.',
          eng: 'Coleslaw | Cabbage, carrot and light mayonnaise. A burger’s best mate.',
        },
      ),
      dish(
        'bowl',
        { price: 47_000, gram: 340, kcal: 460, labels: ['new'], pic: 'bowl.power 🥑' },
        {
          uz: 'Bek boul | Guruch, tovuq, avokado, makkajoʻxori, loviya va salsa.',
          ru: 'Бек боул | Рис, курица, авокадо, кукуруза, фасоль и сальса.',
          eng: 'Bek bowl | Rice, chicken, avocado, corn, beans and salsa.',
        },
      ),
    ],
  },
);

export const dips = section(
  'dips',
  { uz: 'Souslar', ru: 'Соусы', eng: 'Sauces' },
  {
    tint: 'crimson',
    viewType: 'SMALL',
    picture: 'dip.pink',
    cookMinutes: [1, 2],
    navigationType: 'POP_UP',
    dishes: [
      dish(
        'bek',
        { price: 4_000, gram: 40, kcal: 150, labels: ['hit'], pic: 'dip.pink', most: 10, recommended: true },
        {
          uz: 'Bek sousi | Siri bor: qalampir, tuzlama va bir tomchi asal.',
          ru: 'Соус «Бек» | С секретом: перец, соленья и капля мёда.',
          eng: 'Bek sauce | There is a secret: pepper, pickles and a drop of honey.',
        },
      ),
      dish(
        'bbq',
        { price: 4_000, gram: 40, kcal: 70, pic: 'dip.bbq', most: 10 },
        {
          uz: 'Barbekyu | Dudlangan, shirinroq.',
          ru: 'Барбекю | Копчёный, с лёгкой сладостью.',
          eng: 'Barbecue | Smoky and a little sweet.',
        },
      ),
      dish(
        'cheese',
        { price: 5_000, gram: 40, kcal: 120, pic: 'dip.cheese', most: 10 },
        {
          uz: 'Pishloqli sous | Erigan chedderdan, iliq.',
          ru: 'Сырный соус | Из плавленого чеддера, тёплый.',
          eng: 'Cheese sauce | Melted cheddar, served warm.',
        },
      ),
      dish(
        'garlic',
        { price: 4_000, gram: 40, kcal: 160, pic: 'dip.garlic', most: 10 },
        {
          uz: 'Sarimsoqli sous | Qaymoqli, koʻkat bilan.',
          ru: 'Чесночный соус | Сливочный, с зеленью.',
          eng: 'Garlic sauce | Creamy, with herbs.',
        },
      ),
      dish(
        'chilli',
        { price: 4_000, gram: 40, kcal: 60, labels: ['spicy'], pic: 'dip.chilli', most: 10 },
        {
          uz: 'Achchiq chili | Uch xil qalampirdan.',
          ru: 'Острый чили | Из трёх видов перца.',
          eng: 'Hot chilli | Of three kinds of pepper.',
        },
      ),
    ],
  },
);
