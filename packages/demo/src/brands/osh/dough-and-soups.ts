import { dish, section } from '../../menu.ts';
import { heat } from './modifiers.ts';

export const dough = section(
  'xamir',
  { uz: 'Somsa va manti', ru: 'Самса и манты', eng: 'Samsa and manti' },
  {
    tint: 'wheat',
    viewType: 'MEDIUM',
    picture: 'samsa.meat',
    cookMinutes: [10, 25],
    dishes: [
      dish(
        'samsa',
        {
          price: 15_000,
          gram: 140,
          kcal: 360,
          labels: ['hit'],
          pic: 'samsa.meat',
          most: 30,
          recommended: true,
        },
        {
          uz: 'Goʻshtli somsa | Qatlama xamir, mayda toʻgʻralgan goʻsht, piyoz va dumba. Tandirdan issiq holda.',
          ru: 'Самса с мясом | Слоёное тесто, рубленое мясо, лук и курдюк. Горячая, из тандыра.',
          eng: 'Meat samsa | Flaky pastry with hand-cut meat, onion and tail fat. Hot from the tandoor.',
        },
      ),
      dish(
        'samsa-round',
        { price: 17_000, gram: 160, kcal: 390, pic: 'samsa.round', labels: ['new'] },
        {
          uz: 'Tandir somsa | Yumaloq, kunjutli, qirsildoq qobigʻi bilan. Ichi shirali.',
          ru: 'Самса тандырная | Круглая, с кунжутом и хрустящей корочкой, сочная внутри.',
          eng: 'Round tandoor samsa | Sesame on a crackling crust, juicy inside.',
        },
      ),
      dish(
        'samsa-pumpkin',
        {
          price: 11_000,
          gram: 130,
          kcal: 260,
          pic: 'samsa.pumpkin',
          labels: ['vegan'],
          tags: ['vegetarian'],
        },
        {
          uz: 'Qovoqli somsa | Shirin qovoq, piyoz va qora murch.',
          ru: 'Самса с тыквой | Сладкая тыква, лук и чёрный перец.',
          eng: 'Pumpkin samsa | Sweet pumpkin, onion and black pepper.',
        },
      ),
      dish(
        'samsa-greens',
        {
          price: 10_000,
          gram: 120,
          kcal: 230,
          pic: 'samsa.greens 🌿',
          labels: ['vegan'],
          deliverable: false,
        },
        {
          uz: 'Koʻk somsa | Bahor koʻkatlari: yalpiz, jagʻ-jagʻ, ismaloq. Faqat joyida yeyish va olib ketish uchun.',
          ru: 'Самса с зеленью | Весенние травы: мята, пастушья сумка, шпинат. Только в зале и навынос.',
          eng: 'Green samsa | Spring herbs: mint, shepherd’s purse, spinach. Eat-in and pick-up only.',
        },
      ),
      dish(
        'manti',
        { price: 45_000, gram: 320, kcal: 560, labels: ['hit'], pic: '🥟×3', min: [15, 25] },
        {
          uz: 'Manti, 5 dona | Bugʻda pishgan yupqa xamir, qoʻlda toʻgʻralgan qoʻy goʻshti va piyoz. Qatiq bilan.',
          ru: 'Манты, 5 шт. | Тонкое тесто на пару, рубленая баранина с луком. Подаём с катыком.',
          eng: 'Manti, 5 pieces | Thin steamed dough, hand-cut lamb with onion. Served with yoghurt.',
        },
      ),
      dish(
        'manti-pumpkin',
        { price: 36_000, gram: 320, kcal: 430, pic: '🥟×2 🥕', labels: ['vegan'], tags: ['vegetarian'] },
        {
          uz: 'Qovoqli manti, 5 dona | Shirin qovoq va piyoz bilan, yengil va xushboʻy.',
          ru: 'Манты с тыквой, 5 шт. | Со сладкой тыквой и луком, лёгкие и ароматные.',
          eng: 'Pumpkin manti, 5 pieces | With sweet pumpkin and onion, light and fragrant.',
        },
      ),
      dish(
        'khanum',
        { price: 34_000, gram: 300, kcal: 410, pic: '🫔 🍅' },
        {
          uz: 'Xonim | Bugʻda pishgan oʻrama xamir, kartoshka va goʻsht, pomidor qaylasi bilan.',
          ru: 'Ханум | Паровой рулет с картофелем и мясом под томатной подливкой.',
          eng: 'Khanum | Steamed dough roll with potato and meat under tomato gravy.',
        },
      ),
      dish(
        'chuchvara-fried',
        { price: 39_000, gram: 280, kcal: 580, pic: '🥟×3 🧄' },
        {
          uz: 'Qovurma chuchvara | Qizartirib qovurilgan mayda chuchvara, sarimsoqli suzma bilan.',
          ru: 'Жареная чучвара | Маленькие пельмени до хруста, с чесночной сузьмой.',
          eng: 'Fried chuchvara | Little dumplings fried crisp, with garlic strained yoghurt.',
        },
      ),
    ],
  },
);

export const soups = section(
  'shorva',
  { uz: 'Shoʻrvalar', ru: 'Супы', eng: 'Soups' },
  {
    tint: 'paprika',
    viewType: 'MEDIUM',
    picture: 'bowl.shurpa',
    cookMinutes: [10, 15],
    dishes: [
      dish(
        'shurpa',
        { price: 44_000, gram: 450, kcal: 420, labels: ['hit'], pic: 'bowl.shurpa' },
        {
          uz: 'Qaynatma shoʻrva | Suyakli qoʻy goʻshti, butun kartoshka va sabzi, noʻxat, koʻkat.',
          ru: 'Шурпа | Баранина на косточке, крупный картофель и морковь, нут, зелень.',
          eng: 'Shurpa | Lamb on the bone with whole potatoes, carrots, chickpeas and herbs.',
        },
      ),
      dish(
        'lagman',
        { price: 43_000, gram: 480, kcal: 560, labels: ['hit'], pic: 'bowl.lagman', mods: [heat] },
        {
          uz: 'Lagʻmon | Qoʻlda choʻzilgan xamir, mol goʻshti va oʻn xil sabzavotli vaju.',
          ru: 'Лагман | Лапша ручной вытяжки, говядина и важа из десяти овощей.',
          eng: 'Lagman | Hand-pulled noodles in a rich beef sauce of ten vegetables.',
        },
      ),
      dish(
        'mastava',
        { price: 34_000, gram: 420, kcal: 350, pic: 'bowl.mastava' },
        {
          uz: 'Mastava | Guruch, goʻsht va sabzavotlar, ustidan bir qoshiq qatiq va rayhon.',
          ru: 'Мастава | Рис, мясо и овощи, сверху ложка катыка и базилик.',
          eng: 'Mastava | Rice, meat and vegetables, with a spoon of yoghurt and basil.',
        },
      ),
      dish(
        'chuchvara',
        { price: 38_000, gram: 420, kcal: 440, pic: 'bowl.chuchvara' },
        {
          uz: 'Chuchvara shoʻrva | Tirnoqdek mayda chuchvaralar tiniq shoʻrvada, sirka va qalampir bilan.',
          ru: 'Чучвара в бульоне | Крошечные пельмени в прозрачном бульоне, с уксусом и перцем.',
          eng: 'Chuchvara in broth | Tiny dumplings in a clear broth, with vinegar and pepper.',
        },
      ),
      dish(
        'mampar',
        { price: 37_000, gram: 430, kcal: 410, pic: 'bowl.mampar' },
        {
          uz: 'Mampar | Uzma xamir, bolgʻor qalampiri, kartoshka va quymoq boʻlaklari.',
          ru: 'Мампар | Рваное тесто, болгарский перец, картофель и ломтики омлета.',
          eng: 'Mampar | Torn noodles, bell pepper, potato and strips of omelette.',
        },
      ),
      dish(
        'moshkhurda',
        { price: 31_000, gram: 420, kcal: 330, pic: 'bowl.moshkhurda', labels: ['new'] },
        {
          uz: 'Moshxoʻrda | Mosh, guruch va qovurilgan goʻsht, qatiq bilan. Kuz-qish kunlari uchun.',
          ru: 'Мошхурда | Маш, рис и обжаренное мясо, с катыком. Согревает в холода.',
          eng: 'Moshkhurda | Mung beans, rice and browned meat, with yoghurt. Warms a cold day.',
        },
      ),
    ],
  },
);
