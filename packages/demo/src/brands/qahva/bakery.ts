import { dish, section } from '../../menu.ts';

export const bakery = section(
  'bakery',
  { uz: 'Pishiriqlar', ru: 'Выпечка', eng: 'Bakery' },
  {
    tint: 'wheat',
    viewType: 'SMALL',
    picture: '🥐',
    cookMinutes: [2, 5],
    dishes: [
      dish(
        'croissant',
        { price: 17_000, gram: 75, kcal: 310, labels: ['hit'], pic: '🥐', most: 12, recommended: true },
        {
          uz: 'Kruassan | Fransuz sariyogʻida, har tong yangi.',
          ru: 'Круассан | На французском масле, каждое утро свежий.',
          eng: 'Croissant | French butter, fresh every morning.',
        },
      ),
      dish(
        'almond',
        { price: 25_000, gram: 110, kcal: 440, pic: '🥐 🌰' },
        {
          uz: 'Bodomli kruassan | Bodom kremi va bodom parraklari.',
          ru: 'Круассан миндальный | С миндальным кремом и лепестками.',
          eng: 'Almond croissant | Almond cream and flakes.',
        },
      ),
      dish(
        'cinnabon',
        { price: 24_000, gram: 120, kcal: 430, pic: 'bread.cinnamon 🍯', labels: ['hit'] },
        {
          uz: 'Sinnabon | Dolchinli bulochka, krem-pishloq glazurida.',
          ru: 'Синнабон | Булочка с корицей под сливочной глазурью.',
          eng: 'Cinnamon roll | Under cream-cheese icing.',
        },
      ),
      dish(
        'muffin',
        { price: 18_000, gram: 100, kcal: 350, pic: '🧁', discount: 20 },
        {
          uz: 'Rezavorli maffin | Koʻk mersin va qulupnay bilan.',
          ru: 'Маффин с ягодами | С голубикой и клубникой.',
          eng: 'Berry muffin | With blueberries and strawberries.',
        },
      ),
      dish(
        'cookie',
        { price: 14_000, gram: 70, kcal: 320, pic: '🍪', recommended: true },
        {
          uz: 'Shokoladli kuki | Chetlari qarsildoq, oʻrtasi yumshoq.',
          ru: 'Шоколадный кукис | Хрустящий край, мягкая середина.',
          eng: 'Chocolate cookie | Crisp edge, soft heart.',
        },
      ),
      dish(
        'pretzel',
        { price: 15_000, gram: 90, kcal: 260, pic: '🥨' },
        {
          uz: 'Kunjutli krendel | Tuzli, yumshoq, iliq.',
          ru: 'Крендель с кунжутом | Солёный, мягкий, тёплый.',
          eng: 'Sesame pretzel | Salty, soft and warm.',
        },
      ),
    ],
  },
);

export const desserts = section(
  'dessert',
  { uz: 'Desertlar', ru: 'Десерты', eng: 'Desserts' },
  {
    tint: 'rose',
    viewType: 'MEDIUM',
    picture: '🍰',
    cookMinutes: [2, 5],
    dishes: [
      dish(
        'san-sebastian',
        { price: 42_000, gram: 140, kcal: 460, labels: ['hit'], pic: '🍮 🍫' },
        {
          uz: 'San-Sebastyan | Kuygan chizkeyk, issiq shokolad bilan.',
          ru: 'Сан-Себастьян | Обожжённый чизкейк с горячим шоколадом.',
          eng: 'San Sebastián | Burnt cheesecake with hot chocolate.',
        },
      ),
      dish(
        'medovik',
        { price: 36_000, gram: 140, kcal: 440, pic: '🍰 🍯' },
        {
          uz: 'Asalli tort | Yupqa asal qatlamlari va qaymoq kremi.',
          ru: 'Медовик | Тонкие медовые коржи и сметанный крем.',
          eng: 'Honey cake | Thin honey layers and sour cream.',
        },
      ),
      dish(
        'tiramisu',
        { price: 39_000, gram: 130, kcal: 410, pic: '🍮 ☕', labels: ['new'] },
        {
          uz: 'Tiramisu | Maskarpone, savoyardi va bizning espresso.',
          ru: 'Тирамису | Маскарпоне, савоярди и наш эспрессо.',
          eng: 'Tiramisu | Mascarpone, savoiardi and our espresso.',
        },
      ),
      dish(
        'eclair',
        { price: 22_000, gram: 80, kcal: 270, pic: '🥖 🍫' },
        {
          uz: 'Ekler | Qaymoqli krem va shokolad glazur.',
          ru: 'Эклер | Заварной крем и шоколадная глазурь.',
          eng: 'Éclair | Custard cream and chocolate glaze.',
        },
      ),
      dish(
        'ice-cream',
        { price: 24_000, gram: 120, kcal: 230, pic: '🍨', available: false },
        {
          uz: 'Muzqaymoq, 2 sharcha | Vanil, pista yoki shokolad.',
          ru: 'Мороженое, 2 шарика | Ваниль, фисташка или шоколад.',
          eng: 'Ice cream, 2 scoops | Vanilla, pistachio or chocolate.',
        },
      ),
      dish(
        'fruit-cake',
        { price: 290_000, gram: 1_200, kcal: 3_600, pic: '🎂 🍓', min: [60, 120] },
        {
          uz: 'Mevali tort, butun | 8–10 kishiga. Bir kun oldin buyurtma qiling.',
          ru: 'Фруктовый торт, целый | На 8–10 гостей. Заказывайте за день.',
          eng: 'Whole fruit cake | For 8 to 10 guests. Order a day ahead.',
        },
      ),
    ],
  },
);
