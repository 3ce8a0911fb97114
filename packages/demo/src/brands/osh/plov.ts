import { dish, section } from '../../menu.ts';

/** The house's reason to exist: plov from the cauldron, and the same plov by weight. */
export const plov = section(
  'osh',
  { uz: 'Osh', ru: 'Плов', eng: 'Plov' },
  {
    tint: 'saffron',
    viewType: 'BIG',
    picture: 'plov.wedding',
    cookMinutes: [5, 15],
    dishes: [
      dish(
        'wedding',
        {
          price: 52_000,
          gram: 450,
          kcal: 860,
          labels: ['hit'],
          tags: ['osh', 'guruch'],
          pic: 'plov.wedding',
          recommended: true,
        },
        {
          uz: 'Toʻy oshi | Devzira guruchi, sariq va qizil sabzi, mayiz, noʻxat va muloyim qoʻy goʻshti. Xuddi ertalabki nahorgi oshdek: sochiluvchan va xushboʻy.',
          ru: 'Плов «Свадебный» | Рис девзира, жёлтая и красная морковь, изюм, нут и мягкая баранина. Рассыпчатый и ароматный, как на утреннем свадебном плове.',
          eng: 'Wedding plov | Devzira rice with yellow and red carrots, raisins, chickpeas and tender lamb. Loose and fragrant, just as at a morning wedding feast.',
        },
      ),
      dish(
        'teahouse',
        { price: 48_000, gram: 450, kcal: 890, labels: ['hit'], pic: 'plov.teahouse' },
        {
          uz: 'Choyxona oshi | Dumba yogʻida qovurilgan mol goʻshti, koʻp piyoz va sariq sabzi, butun sarimsoq boshi bilan.',
          ru: 'Плов «Чайханский» | Говядина, обжаренная в курдючном жире, много лука и жёлтой моркови, целая головка чеснока.',
          eng: 'Teahouse plov | Beef browned in tail fat, plenty of onion and yellow carrot, a whole head of garlic on top.',
        },
      ),
      dish(
        'samarkand',
        { price: 54_000, gram: 470, kcal: 840, labels: ['new'], pic: 'plov.samarkand' },
        {
          uz: 'Samarqand oshi | Zigʻir yogʻida qatlam-qatlam damlanadi: pastda goʻsht va sabzi, ustida oppoq lazer guruchi. Aralashtirmay suziladi.',
          ru: 'Плов «Самаркандский» | Томится слоями на зигирном масле: снизу мясо и морковь, сверху белоснежный рис лазер. Подаём не перемешивая.',
          eng: 'Samarkand plov | Steamed in layers on flaxseed oil: meat and carrots below, snow-white laser rice above. Served unmixed.',
        },
      ),
      dish(
        'kazy',
        { price: 68_000, gram: 480, kcal: 980, labels: ['hit'], pic: 'plov.kazy' },
        {
          uz: 'Qazili toʻy oshi | Toʻy oshi ustiga uy qazisi va bedana tuxumi. Dasturxonning koʻrki.',
          ru: 'Плов с казы | Свадебный плов с домашней конской колбасой казы и перепелиными яйцами. Украшение стола.',
          eng: 'Plov with kazy | Wedding plov crowned with home-made horse sausage and quail eggs. The pride of the table.',
        },
      ),
      dish(
        'dolma',
        { price: 62_000, gram: 480, kcal: 850, pic: 'plov.dolma' },
        {
          uz: 'Kovatok oshi | Tok bargiga oʻralgan qiymali doʻlmalar osh ichida bugʻda pishadi.',
          ru: 'Плов с долмой | Голубцы в виноградных листьях томятся прямо в плове и отдают ему лёгкую кислинку.',
          eng: 'Plov with dolma | Vine-leaf parcels steam right inside the rice and lend it a gentle tartness.',
        },
      ),
      dish(
        'chicken',
        { price: 42_000, gram: 430, kcal: 690, pic: 'plov.chicken' },
        {
          uz: 'Tovuqli osh | Qovurilgan tovuq soni, shirin sabzi va zira. Yengil va bolalarbop.',
          ru: 'Плов с курицей | Румяное куриное бедро, сладкая морковь и зира. Лёгкий, нравится детям.',
          eng: 'Chicken plov | Golden chicken thigh, sweet carrot and cumin. Light, and loved by children.',
        },
      ),
      dish(
        'garden',
        { price: 36_000, gram: 420, kcal: 540, tags: ['vegetarian'], labels: ['vegan'], pic: 'plov.garden' },
        {
          uz: 'Sabzavotli osh | Goʻshtsiz osh: behi, sarimsoq, bulgʻor qalampiri, noʻxat va zigʻir yogʻi.',
          ru: 'Плов овощной | Постный плов: айва, чеснок, болгарский перец, нут и льняное масло.',
          eng: 'Garden plov | Meat-free: quince, garlic, bell pepper, chickpeas and flaxseed oil.',
        },
      ),
    ],
  },
);

/** Sold by the kilogram: for guests at home and for the road. */
export const byWeight = section(
  'kilo',
  { uz: 'Kiloga', ru: 'На вес', eng: 'By weight' },
  {
    tint: 'copper',
    viewType: 'MEDIUM',
    picture: 'skewer.lamb',
    cookMinutes: [20, 40],
    dishes: [
      dish(
        'kilo-plov',
        { price: 118_000, by: { unit: 'KG', step: 0.5 }, kcal: 190, labels: ['hit'], pic: 'plov.kilo 🧄' },
        {
          uz: 'Toʻy oshi, kiloga | Katta davra uchun qozondan. Yarim kilo — ikki kishiga yetadi.',
          ru: 'Плов свадебный, на вес | Прямо из казана для большой компании. Полкило хватает на двоих.',
          eng: 'Wedding plov by the kilo | Straight from the cauldron for a big table. Half a kilo feeds two.',
        },
      ),
      dish(
        'kilo-tandoor',
        { price: 265_000, by: { unit: 'KG', step: 0.5 }, kcal: 240, pic: '🍖×2 🌿', most: 10 },
        {
          uz: 'Tandir goʻsht | Archa shoxlarida tandirda besh soat pishgan qoʻy goʻshti. Ogʻizda erib ketadi.',
          ru: 'Тандыр-гушт | Баранина, пять часов томлённая в тандыре на ветках арчи. Тает во рту.',
          eng: 'Tandoor lamb | Lamb roasted for five hours in the clay oven over juniper. It melts in the mouth.',
        },
      ),
      dish(
        'kilo-lamb',
        { price: 238_000, by: { unit: 'KG', step: 0.5 }, kcal: 260, pic: 'skewer.lamb 🧅', labels: ['hit'] },
        {
          uz: 'Qoʻy shashlik, kiloga | Sixdan tushirilgan holda, piyoz va sirka bilan. Bir kilo — taxminan sakkiz six.',
          ru: 'Шашлык из баранины, на вес | Снимаем с шампуров, с луком и уксусом. Килограмм — это около восьми палочек.',
          eng: 'Lamb shashlik by the kilo | Off the skewers, with onion and vinegar. A kilo is about eight skewers.',
        },
      ),
      dish(
        'kilo-beef',
        { price: 224_000, by: { unit: 'KG', step: 0.5 }, kcal: 230, pic: 'skewer.beef 🌿' },
        {
          uz: 'Mol shashlik, kiloga | Kindik goʻshti, mineral suvda marinadlangan, koʻmirda pishgan.',
          ru: 'Шашлык из говядины, на вес | Вырезка в маринаде на минеральной воде, на углях.',
          eng: 'Beef shashlik by the kilo | Fillet marinated in mineral water and grilled over charcoal.',
        },
      ),
      dish(
        'kilo-kazan',
        { price: 229_000, by: { unit: 'KG', step: 0.5 }, kcal: 270, pic: '🍖 🥔', discount: 10 },
        {
          uz: 'Qozon kabob, kiloga | Qovurilgan qoʻy goʻshti va oltinrang kartoshka, ustidan zira va koʻkat.',
          ru: 'Казан-кабоб, на вес | Жареная баранина с золотистым картофелем, зирой и зеленью.',
          eng: 'Kazan kabob by the kilo | Fried lamb with golden potatoes, cumin and herbs.',
        },
      ),
      dish(
        'kilo-kazy',
        { price: 290_000, by: { unit: 'KG', step: 0.1 }, kcal: 310, pic: 'kazy.sliced', most: 20 },
        {
          uz: 'Uy qazisi | Ot goʻshtidan, ziravor bilan toʻldirilib sekin qaynatilgan. 100 grammdan kesib beramiz.',
          ru: 'Казы домашняя | Из конины с пряностями, варим на медленном огне. Нарезаем от 100 граммов.',
          eng: 'Home-made kazy | Spiced horse sausage, simmered slowly. Sliced from 100 grams.',
        },
      ),
      dish(
        'kilo-norin',
        { price: 132_000, by: { unit: 'KG', step: 0.1 }, kcal: 220, pic: 'bowl.norin 🧅' },
        {
          uz: 'Norin, kiloga | Ingichka kesilgan xamir, ot goʻshti, qora murch. Qaynatma shoʻrva alohida idishda.',
          ru: 'Норин, на вес | Тонко нарезанное тесто, конина, чёрный перец. Бульон — в отдельной посуде.',
          eng: 'Norin by the kilo | Fine-cut dough, horse meat, black pepper. The broth comes separately.',
        },
      ),
    ],
  },
);
