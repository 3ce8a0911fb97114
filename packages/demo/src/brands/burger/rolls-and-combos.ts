import { dish, section } from '../../menu.ts';
import { extras, sauces } from './modifiers.ts';
import { ownDrink, ownMain, ownSide } from './combo-steps.ts';
import { comboDrink, comboSide } from './side-modifiers.ts';

export const rolls = section(
  'rolls',
  { uz: 'Roll va xot-doglar', ru: 'Роллы и хот-доги', eng: 'Wraps and hot dogs' },
  {
    tint: 'mustard',
    viewType: 'MEDIUM',
    picture: '🌯',
    cookMinutes: [8, 12],
    dishes: [
      dish(
        'shawarma',
        { price: 38_000, gram: 380, kcal: 690, labels: ['hit'], pic: '🌯 🍅', mods: [extras, sauces] },
        {
          uz: 'Mol shaurma | Lavashda qirilgan mol goʻshti, sabzavot va sarimsoqli sous.',
          ru: 'Шаурма с говядиной | Говядина с вертела в лаваше, овощи и чесночный соус.',
          eng: 'Beef shawarma | Beef off the spit in flatbread, with vegetables and garlic sauce.',
        },
      ),
      dish(
        'chicken-roll',
        { price: 34_000, gram: 350, kcal: 590, pic: '🌯 🥬', mods: [sauces] },
        {
          uz: 'Tovuqli roll | Qarsildoq tovuq, karam salati va pishloq tortilyada.',
          ru: 'Ролл с курицей | Хрустящая курица, капустный салат и сыр в тортилье.',
          eng: 'Chicken wrap | Crispy chicken, slaw and cheese in a tortilla.',
        },
      ),
      dish(
        'caesar-roll',
        { price: 37_000, gram: 340, kcal: 540, pic: '🌯 🧀', mods: [sauces] },
        {
          uz: 'Sezar roll | Grilda pishgan tovuq, parmezan, romen va Sezar sousi.',
          ru: 'Ролл «Цезарь» | Курица-гриль, пармезан, романо и соус «Цезарь».',
          eng: 'Caesar wrap | Grilled chicken, parmesan, romaine and Caesar dressing.',
        },
      ),
      dish(
        'falafel',
        {
          price: 31_000,
          gram: 330,
          kcal: 480,
          labels: ['vegan'],
          tags: ['vegetarian'],
          pic: '🥙 🧆',
          mods: [sauces],
        },
        {
          uz: 'Falafel pitada | Noʻxat kotletlari, xumus, tuzlama va koʻkatlar.',
          ru: 'Фалафель в пите | Шарики из нута, хумус, соленья и зелень.',
          eng: 'Falafel pita | Chickpea balls, hummus, pickles and herbs.',
        },
      ),
      dish(
        'hotdog',
        { price: 29_000, gram: 260, kcal: 560, pic: '🌭', mods: [sauces], labels: ['hit'] },
        {
          uz: 'Klassik xot-dog | Mol goʻshtidan sosiska, gorchitsa, ketchup va qarsildoq piyoz.',
          ru: 'Хот-дог классический | Говяжья сосиска, горчица, кетчуп и хрустящий лук.',
          eng: 'Classic hot dog | Beef frankfurter, mustard, ketchup and crispy onion.',
        },
      ),
      dish(
        'hotdog-chilli',
        { price: 34_000, gram: 290, kcal: 640, labels: ['spicy'], pic: '🌭 🌶️', mods: [sauces] },
        {
          uz: 'Chili-dog | Achchiq loviya va qiyma, xalapeno, erigan chedder.',
          ru: 'Чили-дог | Острая фасоль с фаршем, халапеньо и тянущийся чеддер.',
          eng: 'Chilli dog | Hot beans with mince, jalapeños and melting cheddar.',
        },
      ),
      dish(
        'taco',
        { price: 39_000, gram: 280, kcal: 520, labels: ['new'], pic: '🌮×2 🍋', mods: [sauces] },
        {
          uz: 'Tako, 2 dona | Makkajoʻxori tortilyasi, achchiq mol goʻshti, salsa va laym.',
          ru: 'Тако, 2 шт. | Кукурузная тортилья, пряная говядина, сальса и лайм.',
          eng: 'Tacos, 2 pieces | Corn tortillas, spiced beef, salsa and lime.',
        },
      ),
    ],
  },
);

export const combos = section(
  'combo',
  { uz: 'Kombolar', ru: 'Комбо', eng: 'Combos' },
  {
    tint: 'crimson',
    viewType: 'BIG',
    picture: '🍔 🍟 🥤',
    cookMinutes: [12, 20],
    scrollType: 'HORIZONTAL',
    navigationType: 'FULL_SCREEN',
    dishes: [
      dish(
        'own',
        {
          price: 0,
          combo: { pricing: 'SUM', discount: 15 },
          labels: ['new'],
          pic: '🍔 🍟 🥤',
          mods: [ownMain, ownSide, ownDrink],
        },
        {
          uz: 'Oʻz kombom | Burger, gazak va ichimlikni oʻzingiz tanlang — hammasi 15% arzon.',
          ru: 'Своё комбо | Выберите бургер, закуску и напиток — всё вместе на 15% дешевле.',
          eng: 'Your own combo | Choose a burger, a side and a drink: 15% less for all of it.',
        },
      ),
      dish(
        'bek-combo',
        {
          price: 76_000,
          discount: 15,
          kcal: 1_180,
          labels: ['hit'],
          pic: 'burger.classic 🍟 🥤',
          mods: [comboSide, comboDrink, sauces],
        },
        {
          uz: 'Bek kombo | Bek Burger, garnir, ichimlik va sous. Alohida olgandan arzonroq.',
          ru: 'Бек комбо | Бек Бургер, гарнир, напиток и соус. Выгоднее, чем по отдельности.',
          eng: 'Bek combo | Bek Burger, a side, a drink and a sauce. Better value than separately.',
        },
      ),
      dish(
        'chicken-combo',
        {
          price: 69_000,
          discount: 10,
          kcal: 1_090,
          pic: 'burger.chicken 🍟 🥤',
          mods: [comboSide, comboDrink, sauces],
        },
        {
          uz: 'Chiken kombo | Krispi Chiken, garnir, ichimlik va sous.',
          ru: 'Чикен комбо | Криспи Чикен, гарнир, напиток и соус.',
          eng: 'Chicken combo | Crispy Chicken, a side, a drink and a sauce.',
        },
      ),
      dish(
        'student',
        { price: 45_000, kcal: 870, labels: ['new'], pic: '🌭 🍟 🥤', mods: [comboDrink] },
        {
          uz: 'Talaba kombo | Klassik xot-dog, kichik fri va ichimlik. Juftliklar orasida ulgurasiz.',
          ru: 'Студенческое комбо | Хот-дог, маленькая фри и напиток. Успеете между парами.',
          eng: 'Student combo | A hot dog, small fries and a drink. Quick enough between lectures.',
        },
      ),
      dish(
        'friends',
        { price: 219_000, discount: 12, kcal: 3_600, pic: '🍔×2 🍟 🍗', labels: ['hit'] },
        {
          uz: 'Doʻstlar uchun quti | Uchta Bek Burger, uchta fri, 12 ta qanotcha, uchta ichimlik va toʻrtta sous.',
          ru: 'Бокс для друзей | Три Бек Бургера, три фри, 12 крылышек, три напитка и четыре соуса.',
          eng: 'Friends’ box | Three Bek Burgers, three fries, 12 wings, three drinks and four sauces.',
        },
      ),
      dish(
        'kids',
        { price: 42_000, kcal: 610, pic: 'burger.mini 🍟 🎁', mods: [comboDrink] },
        {
          uz: 'Bolalar kombosi | Kichik chizburger, fri, ichimlik va kutilmagan sovgʻa.',
          ru: 'Детское комбо | Маленький чизбургер, фри, напиток и сюрприз.',
          eng: 'Kids’ combo | A little cheeseburger, fries, a drink and a surprise.',
        },
      ),
    ],
  },
);
