import { dish, section } from '../../menu.ts';
import { extras, sauces, size } from './modifiers.ts';

const built = [size, extras, sauces];

export const beef = section(
  'beef',
  { uz: 'Mol goʻshtli burgerlar', ru: 'Бургеры из говядины', eng: 'Beef burgers' },
  {
    tint: 'char',
    viewType: 'BIG',
    picture: 'burger.classic',
    cookMinutes: [12, 18],
    dishes: [
      dish(
        'bek',
        {
          price: 46_000,
          gram: 290,
          kcal: 690,
          labels: ['hit'],
          pic: 'burger.classic',
          mods: built,
          recommended: true,
        },
        {
          uz: 'Bek Burger | 120 g marmar mol goʻshti, chedder, pomidor, aysberg, tuzlangan bodring va oʻzimizning sous. Brioshda.',
          ru: 'Бек Бургер | 120 г мраморной говядины, чеддер, томат, айсберг, маринованный огурец и наш соус. На бриоши.',
          eng: 'Bek Burger | 120 g of marbled beef, cheddar, tomato, iceberg, pickles and our own sauce. On brioche.',
        },
      ),
      dish(
        'cheese',
        { price: 43_000, gram: 250, kcal: 650, labels: ['hit'], pic: 'burger.cheese', mods: built },
        {
          uz: 'Chizburger | Ikki qavat chedder, gorchitsa, ketchup va piyoz. Ortiqcha hech narsa yoʻq.',
          ru: 'Чизбургер | Два слоя чеддера, горчица, кетчуп и лук. Ничего лишнего.',
          eng: 'Cheeseburger | Two layers of cheddar, mustard, ketchup and onion. Nothing more.',
        },
      ),
      dish(
        'smash',
        {
          price: 52_000,
          gram: 300,
          kcal: 820,
          labels: ['new', 'hit'],
          pic: 'burger.smash',
          mods: [extras, sauces],
        },
        {
          uz: 'Dabl Smash | Ikkita yupqa kotlet choʻyan taxtada bosib qovuriladi: cheti qarsildoq, ichi shirali.',
          ru: 'Дабл Смэш | Две тонкие котлеты, прижатые к раскалённой плите: хрустящий край, сочная середина.',
          eng: 'Double Smash | Two thin patties pressed on a hot griddle: lacy edges, juicy middle.',
        },
      ),
      dish(
        'bacon',
        { price: 57_000, gram: 310, kcal: 880, pic: 'burger.bacon', mods: built },
        {
          uz: 'Bekon BBQ | Dudlangan mol bekoni, qarsildoq piyoz, chedder va barbekyu sousi.',
          ru: 'Бекон Барбекю | Копчёный говяжий бекон, хрустящий лук, чеддер и соус барбекю.',
          eng: 'Bacon Barbecue | Smoked beef bacon, crispy onion, cheddar and barbecue sauce.',
        },
      ),
      dish(
        'chilli',
        { price: 49_000, gram: 290, kcal: 720, labels: ['spicy'], pic: 'burger.spicy 🌶️', mods: built },
        {
          uz: 'Olovli Bek | Xalapeno, achchiq chili sousi va pepper-jek pishlogʻi. Suv tayyorlab qoʻying.',
          ru: 'Огненный Бек | Халапеньо, соус чили и сыр пеппер-джек. Держите воду под рукой.',
          eng: 'Fiery Bek | Jalapeños, chilli sauce and pepper jack. Keep some water handy.',
        },
      ),
      dish(
        'mushroom',
        { price: 54_000, gram: 300, kcal: 740, pic: 'burger.mushroom', mods: built },
        {
          uz: 'Qoʻziqorinli burger | Qovurilgan shampinonlar, shveytsar pishlogʻi va tryufel mayonezi.',
          ru: 'Грибной бургер | Жареные шампиньоны, швейцарский сыр и трюфельный майонез.',
          eng: 'Mushroom burger | Fried mushrooms, Swiss cheese and truffle mayonnaise.',
        },
      ),
      dish(
        'morning',
        { price: 51_000, gram: 310, kcal: 790, pic: 'burger.egg', mods: built },
        {
          uz: 'Tonggi Bek | Quymoq tuxum, mol goʻshti, chedder va pomidor. Istalgan soatda.',
          ru: 'Утренний Бек | Глазунья, говядина, чеддер и томат. В любое время суток.',
          eng: 'Morning Bek | A fried egg, beef, cheddar and tomato. At any hour.',
        },
      ),
      dish(
        'monster',
        {
          price: 89_000,
          gram: 520,
          kcal: 1_480,
          labels: ['new'],
          pic: 'burger.monster',
          mods: [extras, sauces],
          discount: 10,
        },
        {
          uz: 'Monstr | Toʻrtta kotlet, toʻrt qavat chedder, bekon. Ikki kishiga yoki bitta qahramonga.',
          ru: 'Монстр | Четыре котлеты, четыре слоя чеддера и бекон. На двоих или на одного героя.',
          eng: 'Monster | Four patties, four layers of cheddar and bacon. For two, or for one hero.',
        },
      ),
      dish(
        'mini',
        { price: 59_000, gram: 300, kcal: 780, pic: 'burger.mini×3' },
        {
          uz: 'Mini burgerlar, 3 dona | Klassik, pishloqli va achchiq: uchalasini bir yoʻla tatib koʻring.',
          ru: 'Мини-бургеры, 3 шт. | Классический, сырный и острый: попробуйте все сразу.',
          eng: 'Sliders, 3 pieces | Classic, cheese and spicy: try them all at once.',
        },
      ),
    ],
  },
);

export const chicken = section(
  'chicken',
  { uz: 'Tovuqli va boshqa burgerlar', ru: 'Курица и другое', eng: 'Chicken and more' },
  {
    tint: 'mustard',
    viewType: 'MEDIUM',
    picture: 'burger.chicken',
    cookMinutes: [10, 15],
    dishes: [
      dish(
        'crispy',
        {
          price: 41_000,
          gram: 270,
          kcal: 640,
          labels: ['hit'],
          pic: 'burger.chicken',
          mods: [extras, sauces],
        },
        {
          uz: 'Krispi Chiken | Qarsildoq tovuq filesi, aysberg va sarimsoqli sous.',
          ru: 'Криспи Чикен | Хрустящее куриное филе, айсберг и чесночный соус.',
          eng: 'Crispy Chicken | Crunchy chicken fillet, iceberg and garlic sauce.',
        },
      ),
      dish(
        'hot',
        {
          price: 43_000,
          gram: 280,
          kcal: 670,
          labels: ['spicy'],
          pic: 'burger.hot-chicken 🌶️',
          mods: [extras, sauces],
        },
        {
          uz: 'Neshvill Chiken | Achchiq moyga botirilgan tovuq, karam salati va bodring.',
          ru: 'Нэшвилл Чикен | Курица в остром масле, капустный салат и огурец.',
          eng: 'Nashville Chicken | Chicken dipped in hot oil, slaw and pickles.',
        },
      ),
      dish(
        'grilled',
        { price: 42_000, gram: 260, kcal: 480, pic: 'burger.grilled 🥑', mods: [extras, sauces] },
        {
          uz: 'Gril Chiken | Koʻmirda pishgan tovuq, avokado, pomidor va yogurt sousi. Yengilroq tanlov.',
          ru: 'Гриль Чикен | Курица на углях, авокадо, томат и йогуртовый соус. Выбор полегче.',
          eng: 'Grilled Chicken | Charcoal chicken, avocado, tomato and yoghurt sauce. The lighter choice.',
        },
      ),
      dish(
        'fish',
        { price: 47_000, gram: 270, kcal: 560, pic: 'burger.fish 🍋', mods: [extras, sauces] },
        {
          uz: 'Fish Burger | Qarsildoq oq baliq, tartar sousi va bodring.',
          ru: 'Фиш Бургер | Хрустящая белая рыба, соус тартар и огурец.',
          eng: 'Fish Burger | Crispy white fish, tartare sauce and cucumber.',
        },
      ),
      dish(
        'lamb',
        { price: 58_000, gram: 290, kcal: 810, labels: ['new'], pic: 'burger.lamb 🌿', mods: built },
        {
          uz: 'Qoʻzi Bek | Zira solingan qoʻy kotleti, baqlajon, pomidor va qatiqli sous. Mahalliy taʼm.',
          ru: 'Барашек Бек | Котлета из баранины с зирой, баклажан, томат и соус из катыка. Местный характер.',
          eng: 'Lamb Bek | Lamb patty with cumin, aubergine, tomato and yoghurt sauce. A local accent.',
        },
      ),
      dish(
        'veggie',
        {
          price: 38_000,
          gram: 260,
          kcal: 430,
          labels: ['vegan'],
          tags: ['vegetarian'],
          pic: 'burger.veggie 🥬',
          mods: [extras, sauces],
        },
        {
          uz: 'Yashil Bek | Noʻxat va sabzavot kotleti, avokado sousi. Goʻshtsiz, ammo toʻyimli.',
          ru: 'Зелёный Бек | Котлета из нута и овощей, соус из авокадо. Без мяса, но сытно.',
          eng: 'Green Bek | Chickpea and vegetable patty, avocado sauce. Meatless yet filling.',
        },
      ),
    ],
  },
);
