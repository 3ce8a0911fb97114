import { dish, section } from '../../menu.ts';

export const breakfast = section(
  'breakfast',
  { uz: 'Nonushta', ru: 'Завтраки', eng: 'Breakfast' },
  {
    tint: 'butter',
    viewType: 'MEDIUM',
    picture: '🍳',
    cookMinutes: [10, 15],
    dishes: [
      dish(
        'pancakes',
        { price: 42_000, gram: 260, kcal: 560, labels: ['hit'], pic: '🥞 🍓' },
        {
          uz: 'Pankeyklar | Sariyogʻ, zarang siropi va yangi rezavorlar bilan.',
          ru: 'Панкейки | С маслом, кленовым сиропом и свежими ягодами.',
          eng: 'Pancakes | With butter, maple syrup and fresh berries.',
        },
      ),
      dish(
        'syrniki',
        { price: 44_000, gram: 240, kcal: 480, labels: ['hit'], pic: 'bread.syrniki×3 🫐' },
        {
          uz: 'Sirniklar | Suzmadan, qaymoq va koʻk mersin murabbosi bilan.',
          ru: 'Сырники | Из творога, со сметаной и черничным вареньем.',
          eng: 'Syrniki | Curd fritters with sour cream and blueberry jam.',
        },
      ),
      dish(
        'eggs',
        { price: 46_000, gram: 280, kcal: 520, pic: '🍳 🥑' },
        {
          uz: 'Avokado va tuxumli tost | Donli non, avokado, poshe tuxum.',
          ru: 'Тост с авокадо и яйцом | Зерновой хлеб, авокадо, яйцо пашот.',
          eng: 'Avocado and egg toast | Grain bread, avocado, a poached egg.',
        },
      ),
      dish(
        'porridge',
        { price: 29_000, gram: 300, kcal: 310, pic: 'bowl.oatmeal 🍌' },
        {
          uz: 'Suli boʻtqasi | Banan, asal va yongʻoq bilan.',
          ru: 'Овсянка | С бананом, мёдом и орехами.',
          eng: 'Oatmeal | With banana, honey and nuts.',
        },
      ),
      dish(
        'granola',
        { price: 34_000, gram: 260, kcal: 380, labels: ['new'], pic: 'bowl.granola 🍓' },
        {
          uz: 'Granola yogurt bilan | Uyda pishirilgan granola va mevalar.',
          ru: 'Гранола с йогуртом | Домашняя гранола и фрукты.',
          eng: 'Granola and yoghurt | Home-baked granola and fruit.',
        },
      ),
      dish(
        'waffle',
        { price: 39_000, gram: 220, kcal: 510, pic: '🧇 🍨' },
        {
          uz: 'Belgiya vaflisi | Muzqaymoq va iliq shokolad bilan.',
          ru: 'Бельгийская вафля | С мороженым и тёплым шоколадом.',
          eng: 'Belgian waffle | With ice cream and warm chocolate.',
        },
      ),
    ],
  },
);

export const sandwiches = section(
  'sandwich',
  { uz: 'Sendvichlar', ru: 'Сэндвичи', eng: 'Sandwiches' },
  {
    tint: 'butter',
    viewType: 'MEDIUM',
    picture: '🥪',
    cookMinutes: [6, 10],
    dishes: [
      dish(
        'club',
        { price: 43_000, gram: 270, kcal: 490, labels: ['hit'], pic: '🥪 🍅' },
        {
          uz: 'Klab sendvich | Tovuq, mol bekoni, tuxum, pomidor va salat bargi.',
          ru: 'Клаб-сэндвич | Курица, говяжий бекон, яйцо, томат и салат.',
          eng: 'Club sandwich | Chicken, beef bacon, egg, tomato and lettuce.',
        },
      ),
      dish(
        'croissant',
        { price: 39_000, gram: 190, kcal: 430, pic: '🥐 🧀', deliverable: false },
        {
          uz: 'Pishloqli kruassan-sendvich | Iliq kruassan, gauda va kurka goʻshti.',
          ru: 'Круассан с сыром и индейкой | Тёплый круассан, гауда и индейка.',
          eng: 'Turkey and cheese croissant | A warm croissant, gouda and turkey.',
        },
      ),
      dish(
        'bagel',
        { price: 48_000, gram: 210, kcal: 420, pic: '🥯 🍣', labels: ['new'] },
        {
          uz: 'Losos beygl | Tuzlangan losos, krem-pishloq va bodring.',
          ru: 'Бейгл с лососем | Слабосолёный лосось, сливочный сыр и огурец.',
          eng: 'Salmon bagel | Cured salmon, cream cheese and cucumber.',
        },
      ),
      dish(
        'panini',
        { price: 37_000, gram: 230, kcal: 450, tags: ['vegetarian'], pic: '🥖 🧀 🍅' },
        {
          uz: 'Kapreze panini | Motsarella, pomidor va rayhon pestosi.',
          ru: 'Панини «Капрезе» | Моцарелла, томат и песто.',
          eng: 'Caprese panini | Mozzarella, tomato and pesto.',
        },
      ),
    ],
  },
);
