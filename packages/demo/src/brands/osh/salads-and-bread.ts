import { dish, section } from '../../menu.ts';

export const salads = section(
  'salat',
  { uz: 'Salatlar', ru: 'Салаты', eng: 'Salads' },
  {
    tint: 'herb',
    viewType: 'SMALL',
    picture: 'bowl.fresh',
    cookMinutes: [5, 10],
    dishes: [
      dish(
        'achichuk',
        {
          price: 19_000,
          gram: 220,
          kcal: 70,
          labels: ['hit', 'vegan'],
          pic: 'bowl.achichuk 🌶️',
          recommended: true,
        },
        {
          uz: 'Achchiq-chuchuk | Yupqa kesilgan pomidor, piyoz va achchiq qalampir. Oshning eng yaqin doʻsti.',
          ru: 'Ачичук | Тончайшие помидоры, лук и острый перец. Лучший друг плова.',
          eng: 'Achichuk | Paper-thin tomatoes, onion and hot pepper. Plov’s best friend.',
        },
      ),
      dish(
        'shakarob',
        { price: 21_000, gram: 220, kcal: 80, labels: ['vegan'], pic: 'bowl.shakarob 🌿' },
        {
          uz: 'Shakarob | Shirin Yozyovon pomidori, rayhon va anor donalari.',
          ru: 'Шакароб | Сладкие помидоры, райхон и зёрна граната.',
          eng: 'Shakarob | Sweet tomatoes, purple basil and pomegranate seeds.',
        },
      ),
      dish(
        'suzma',
        { price: 16_000, gram: 180, kcal: 150, pic: 'bowl.suzma 🥒' },
        {
          uz: 'Chalop suzma | Suzma, bodring, rediska va ukrop. Salqin va toʻyimli.',
          ru: 'Сузьма с зеленью | Сузьма, огурец, редис и укроп. Свежо и сытно.',
          eng: 'Suzma with greens | Strained yoghurt, cucumber, radish and dill. Cool and filling.',
        },
      ),
      dish(
        'tashkent',
        { price: 38_000, gram: 240, kcal: 290, pic: 'bowl.tashkent' },
        {
          uz: 'Toshkent salati | Yashil turp, mol goʻshti, qovurilgan piyoz va uy mayonezi.',
          ru: 'Салат «Ташкент» | Зелёная редька, говядина, жареный лук и домашний майонез.',
          eng: 'Tashkent salad | Green radish, beef, fried onion and home-made mayonnaise.',
        },
      ),
      dish(
        'kashgar',
        { price: 36_000, gram: 230, kcal: 240, pic: 'bowl.kashgar 🌶️', labels: ['spicy'] },
        {
          uz: 'Qashqar salati | Qovurilgan mol goʻshti, bulgʻor qalampiri, bodring va achchiq yogʻ.',
          ru: 'Салат «Кашгар» | Жареная говядина, болгарский перец, огурец и острое масло.',
          eng: 'Kashgar salad | Stir-fried beef, bell pepper, cucumber and chilli oil.',
        },
      ),
      dish(
        'aubergine',
        { price: 39_000, gram: 230, kcal: 310, pic: 'bowl.aubergine 🍆', labels: ['new'] },
        {
          uz: 'Qarsildoq baqlajon | Qovurilgan baqlajon, pomidor, pishloq va shirin-achchiq qayla.',
          ru: 'Хрустящие баклажаны | Жареные баклажаны, помидоры, сыр и кисло-сладкий соус.',
          eng: 'Crispy aubergine | Fried aubergine, tomato, cheese and a sweet-and-sour dressing.',
        },
      ),
      dish(
        'fresh',
        { price: 24_000, gram: 230, kcal: 90, labels: ['vegan'], pic: 'bowl.fresh 🍅' },
        {
          uz: 'Yangi sabzavotlar | Bodring, pomidor, koʻkat va zigʻir yogʻi.',
          ru: 'Салат из свежих овощей | Огурцы, помидоры, зелень и льняное масло.',
          eng: 'Fresh vegetables | Cucumber, tomato, herbs and flaxseed oil.',
        },
      ),
      dish(
        'pickles',
        { price: 22_000, gram: 250, kcal: 60, labels: ['vegan'], pic: '🥒×2 🧄' },
        {
          uz: 'Tuzlama | Uy tuzlamalari: bodring, pomidor, karam, sarimsoq.',
          ru: 'Соленья ассорти | Домашние огурцы, помидоры, капуста и чеснок.',
          eng: 'Pickles | Home-made cucumbers, tomatoes, cabbage and garlic.',
        },
      ),
    ],
  },
);

export const bread = section(
  'non',
  { uz: 'Non va nonushta', ru: 'Лепёшки и завтраки', eng: 'Bread and breakfast' },
  {
    tint: 'wheat',
    viewType: 'SMALL',
    picture: 'bread.obi',
    cookMinutes: [5, 10],
    dishes: [
      dish(
        'obi',
        {
          price: 6_000,
          gram: 300,
          kcal: 780,
          labels: ['hit'],
          pic: 'bread.obi',
          recommended: true,
          most: 20,
        },
        {
          uz: 'Obi non | Toshkentcha tandir noni, chekich gulli, sedanali.',
          ru: 'Лепёшка оби-нон | Ташкентская, из тандыра, с узором чекича и седаной.',
          eng: 'Obi non | Tashkent tandoor bread, stamped with a flower and sprinkled with nigella.',
        },
      ),
      dish(
        'patir',
        { price: 14_000, gram: 450, kcal: 1_240, pic: 'bread.patir' },
        {
          uz: 'Patir | Sariyogʻli qatlama patir, uch kun yumshoq turadi.',
          ru: 'Патыр | Слоёная лепёшка на сливочном масле, мягкая три дня.',
          eng: 'Patir | Butter-layered flatbread that stays soft for three days.',
        },
      ),
      dish(
        'samarkand-bread',
        { price: 18_000, gram: 700, kcal: 1_800, pic: 'bread.samarkand', labels: ['new'] },
        {
          uz: 'Samarqand noni | Zich, yaltiroq, kunjutli. Safarga ham yaraydi.',
          ru: 'Самаркандская лепёшка | Плотная, блестящая, с кунжутом. Хороша и в дорогу.',
          eng: 'Samarkand bread | Dense and glossy under sesame. Travels well too.',
        },
      ),
      dish(
        'qatlama',
        { price: 12_000, gram: 200, kcal: 620, pic: 'bread.qatlama' },
        {
          uz: 'Qatlama | Tovada qizartirilgan qavat-qavat piyozli non.',
          ru: 'Катлама | Слоёная лепёшка с луком, обжаренная на сковороде.',
          eng: 'Qatlama | Layered onion flatbread, pan-fried until golden.',
        },
      ),
      dish(
        'kaymak',
        { price: 29_000, gram: 220, kcal: 620, pic: '🍯 🥛 🫓' },
        {
          uz: 'Qaymoq va asal | Quyuq qaymoq, togʻ asali va issiq obi non.',
          ru: 'Каймак с мёдом | Густой каймак, горный мёд и горячая лепёшка.',
          eng: 'Kaymak and honey | Thick clotted cream, mountain honey and warm bread.',
        },
      ),
      dish(
        'eggs',
        { price: 27_000, gram: 250, kcal: 410, pic: '🍳 🍅' },
        {
          uz: 'Pomidorli quymoq | Uch tuxum, pomidor, koʻk piyoz, choʻyan tovada.',
          ru: 'Яичница с помидорами | Три яйца, помидоры и зелёный лук на чугунной сковороде.',
          eng: 'Eggs with tomatoes | Three eggs, tomatoes and spring onion in a cast-iron pan.',
        },
      ),
      dish(
        'porridge',
        { price: 22_000, gram: 300, kcal: 350, pic: 'bowl.shirguruch 🧈' },
        {
          uz: 'Shirguruch | Sutli guruch boʻtqasi, sariyogʻ va asal bilan.',
          ru: 'Ширгуруч | Молочная рисовая каша со сливочным маслом и мёдом.',
          eng: 'Shirguruch | Milk rice porridge with butter and honey.',
        },
      ),
    ],
  },
);
