import { dish, section } from '../../menu.ts';

export const sets = section(
  'set',
  { uz: 'Setlar', ru: 'Сеты', eng: 'Sets' },
  {
    tint: 'pomegranate',
    viewType: 'BIG',
    picture: '🍱',
    cookMinutes: [20, 35],
    scrollType: 'HORIZONTAL',
    dishes: [
      dish(
        'lunch',
        { price: 69_000, discount: 15, kcal: 980, labels: ['hit'], pic: 'plov.wedding 🍅 🍵' },
        {
          uz: 'Tushlik seti | Choyxona oshi, achchiq-chuchuk, non va koʻk choy. Bir kishi uchun toʻliq tushlik.',
          ru: 'Обеденный сет | Чайханский плов, ачичук, лепёшка и зелёный чай. Полный обед для одного.',
          eng: 'Lunch set | Teahouse plov, achichuk, bread and green tea. A full lunch for one.',
        },
      ),
      dish(
        'family',
        { price: 289_000, discount: 10, kcal: 3_900, pic: 'plov.kilo 🍖 🥗', labels: ['hit'] },
        {
          uz: 'Oilaviy dasturxon | Bir kilo toʻy oshi, toʻrtta somsa, achchiq-chuchuk, suzma, ikkita non va choy. Toʻrt kishiga.',
          ru: 'Семейный дастархан | Килограмм плова, четыре самсы, ачичук, сузьма, две лепёшки и чай. На четверых.',
          eng: 'Family table | A kilo of wedding plov, four samsas, achichuk, suzma, two breads and tea. For four.',
        },
      ),
      dish(
        'grill',
        { price: 259_000, discount: 12, kcal: 2_700, pic: 'skewer.mixed 🧅 🌿' },
        {
          uz: 'Shashlik assorti | Oʻn dona six: qoʻy, mol, qiyma, tovuq va sabzavot. Piyoz, non va qayla bilan.',
          ru: 'Ассорти шашлыков | Десять палочек: баранина, говядина, молотый, курица и овощи. С луком, лепёшкой и соусом.',
          eng: 'Shashlik platter | Ten skewers: lamb, beef, minced, chicken and vegetables. With onion, bread and sauce.',
        },
      ),
      dish(
        'nahor',
        { price: 1_450_000, kcal: 16_000, pic: 'plov.kilo 🎉', labels: ['new'], min: [60, 90] },
        {
          uz: 'Nahorgi osh, 20 kishiga | Besh kilo osh, salatlar, mevalar, non va choy. Bir kun oldin buyurtma bering.',
          ru: 'Утренний плов на 20 гостей | Пять килограммов плова, салаты, фрукты, лепёшки и чай. Заказ — за день.',
          eng: 'Morning plov for 20 | Five kilos of plov, salads, fruit, bread and tea. Order a day ahead.',
        },
      ),
    ],
  },
);

export const sweets = section(
  'shirinlik',
  { uz: 'Shirinliklar', ru: 'Сладости', eng: 'Sweets' },
  {
    tint: 'honey',
    viewType: 'SMALL',
    picture: 'sweet.pakhlava',
    cookMinutes: [3, 7],
    dishes: [
      dish(
        'halva',
        { price: 26_000, gram: 150, kcal: 720, pic: 'sweet.halva 🥜', labels: ['vegan'] },
        {
          uz: 'Samarqand holvasi | Yongʻoqli va kunjutli, qadimiy usulda choʻzilgan.',
          ru: 'Халва самаркандская | С грецким орехом и кунжутом, тянутая по старинке.',
          eng: 'Samarkand halva | With walnut and sesame, pulled the old way.',
        },
      ),
      dish(
        'pakhlava',
        { price: 24_000, gram: 120, kcal: 520, labels: ['hit'], pic: 'sweet.pakhlava 🍯' },
        {
          uz: 'Pahlava | Qatlama xamir, yongʻoq va asal sharbati.',
          ru: 'Пахлава | Слоёное тесто, грецкий орех и медовый сироп.',
          eng: 'Baklava | Flaky layers, walnuts and honey syrup.',
        },
      ),
      dish(
        'chakchak',
        { price: 22_000, gram: 150, kcal: 560, pic: '🍯 🌰' },
        {
          uz: 'Chak-chak | Asalda qorilgan qarsildoq xamir donalari.',
          ru: 'Чак-чак | Хрустящие шарики теста в мёде.',
          eng: 'Chak-chak | Crisp dough drops bound with honey.',
        },
      ),
      dish(
        'nishalda',
        { price: 20_000, gram: 200, kcal: 480, pic: '🍦 🫓', available: false },
        {
          uz: 'Nisholda | Oppoq, havodor shirinlik. Ramazon oyida tayyorlanadi.',
          ru: 'Нишалда | Белоснежное воздушное лакомство. Готовим в месяц Рамазан.',
          eng: 'Nishalda | A snow-white, airy sweet. Made in the month of Ramadan.',
        },
      ),
      dish(
        'navvot',
        { price: 14_000, gram: 100, kcal: 390, pic: '🍬×2' },
        {
          uz: 'Novvot | Tillarang kristall shakar, choy bilan.',
          ru: 'Навват | Золотистый кристаллический сахар к чаю.',
          eng: 'Navvot | Golden crystal sugar for tea.',
        },
      ),
      dish(
        'fruit',
        { price: 58_000, gram: 900, kcal: 420, pic: '🍇 🍑 🍉', labels: ['vegan'] },
        {
          uz: 'Meva dasturxoni | Uzum, shaftoli, tarvuz va mavsumiy mevalar.',
          ru: 'Фруктовая тарелка | Виноград, персики, арбуз и фрукты по сезону.',
          eng: 'Fruit platter | Grapes, peaches, watermelon and whatever is in season.',
        },
      ),
      dish(
        'nuts',
        { price: 46_000, gram: 250, kcal: 1_400, pic: '🥜 🌰 🍇', labels: ['vegan'] },
        {
          uz: 'Quruq mevalar | Bodom, pista, yongʻoq, mayiz va turshak.',
          ru: 'Орехи и сухофрукты | Миндаль, фисташки, грецкий орех, изюм и курага.',
          eng: 'Nuts and dried fruit | Almonds, pistachios, walnuts, raisins and apricots.',
        },
      ),
    ],
  },
);
