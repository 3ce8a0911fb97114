import { dish, section } from '../../menu.ts';

/** Skewers over saxaul charcoal, and what comes out of the cauldron and the tandoor. */
export const grill = section(
  'shashlik',
  { uz: 'Shashlik', ru: 'Шашлык', eng: 'Shashlik' },
  {
    tint: 'ember',
    viewType: 'MEDIUM',
    picture: 'skewer.beef',
    cookMinutes: [15, 25],
    dishes: [
      dish(
        'lamb',
        { price: 28_000, gram: 110, kcal: 290, labels: ['hit'], pic: 'skewer.lamb', tags: ['kabob'] },
        {
          uz: 'Qoʻy goʻshti shashlik | Sonning yumshoq goʻshti va dumba, saksovul choʻgʻida. Piyoz va sirka bilan.',
          ru: 'Шашлык из баранины | Мягкая мякоть и курдюк на саксауловых углях, с луком и уксусом.',
          eng: 'Lamb shashlik | Tender leg and tail fat over saxaul charcoal, with onion and vinegar.',
        },
      ),
      dish(
        'beef',
        { price: 27_000, gram: 110, kcal: 240, labels: ['hit'], pic: 'skewer.beef' },
        {
          uz: 'Mol goʻshti shashlik | Marinadlangan bel qismi, ichi suvli, sirti qarsildoq.',
          ru: 'Шашлык из говядины | Маринованная вырезка: сочная внутри, с корочкой снаружи.',
          eng: 'Beef shashlik | Marinated sirloin, juicy within and crusty outside.',
        },
      ),
      dish(
        'lyulya',
        { price: 22_000, gram: 120, kcal: 310, pic: 'skewer.mince' },
        {
          uz: 'Qiyma shashlik | Ikki marta qiymalangan goʻsht, piyoz, kashnich urugʻi va zira.',
          ru: 'Шашлык молотый | Дважды рубленное мясо, лук, кориандр и зира.',
          eng: 'Minced shashlik | Twice-minced meat with onion, coriander seed and cumin.',
        },
      ),
      dish(
        'ribs',
        { price: 34_000, gram: 160, kcal: 380, pic: 'skewer.rib', labels: ['new'] },
        {
          uz: 'Qovurgʻa shashlik | Yosh qoʻzining qovurgʻasi, tuz va koʻmirdan boshqa hech narsa.',
          ru: 'Шашлык из рёбрышек | Рёбрышки молодого ягнёнка, соль и угли — больше ничего.',
          eng: 'Rib shashlik | Young lamb ribs, salt and charcoal, nothing else.',
        },
      ),
      dish(
        'liver',
        { price: 20_000, gram: 110, kcal: 210, pic: 'skewer.liver' },
        {
          uz: 'Jigar shashlik | Mol jigari dumba bilan, ichi pushti va yumshoq holda.',
          ru: 'Шашлык из печени | Говяжья печень с курдюком, нежно-розовая внутри.',
          eng: 'Liver shashlik | Beef liver with tail fat, tender and pink inside.',
        },
      ),
      dish(
        'wings',
        { price: 24_000, gram: 150, kcal: 280, pic: 'skewer.chicken 🌶️', labels: ['spicy'] },
        {
          uz: 'Tovuq qanoti | Achchiq qalampir va asal marinadida, koʻmirda.',
          ru: 'Крылышки на углях | В маринаде из острого перца и мёда.',
          eng: 'Grilled wings | In a marinade of hot pepper and honey, over charcoal.',
        },
      ),
      dish(
        'chicken',
        { price: 23_000, gram: 120, kcal: 200, pic: 'skewer.chicken' },
        {
          uz: 'Tovuq shashlik | Tovuq soni, qatiq va koʻkat marinadida, suvli va yengil.',
          ru: 'Шашлык из курицы | Куриное бедро в маринаде из катыка и зелени, сочное и лёгкое.',
          eng: 'Chicken shashlik | Thigh marinated in yoghurt and herbs, juicy and light.',
        },
      ),
      dish(
        'vegetables',
        {
          price: 18_000,
          gram: 180,
          kcal: 90,
          pic: 'skewer.vegetable',
          labels: ['vegan'],
          tags: ['vegetarian'],
        },
        {
          uz: 'Sabzavot shashlik | Pomidor, bulgʻor qalampiri, baqlajon va qoʻziqorin koʻmirda.',
          ru: 'Овощной шашлык | Помидоры, болгарский перец, баклажан и грибы на углях.',
          eng: 'Vegetable shashlik | Tomato, bell pepper, aubergine and mushrooms over charcoal.',
        },
      ),
      dish(
        'roll',
        { price: 29_000, gram: 120, kcal: 300, pic: 'skewer.roll' },
        {
          uz: 'Oʻrama shashlik | Yupqa goʻsht dumba bilan oʻraladi va sekin aylantirib pishiriladi.',
          ru: 'Шашлык «Урама» | Тонкое мясо, свёрнутое рулетом с курдюком, на медленных углях.',
          eng: 'Rolled shashlik | Thin-sliced meat rolled with tail fat, turned slowly over the coals.',
        },
      ),
    ],
  },
);

export const mains = section(
  'qozon',
  { uz: 'Qozon va tandir', ru: 'Казан и тандыр', eng: 'Cauldron and tandoor' },
  {
    tint: 'copper',
    viewType: 'MEDIUM',
    picture: '🥘',
    cookMinutes: [15, 30],
    dishes: [
      dish(
        'kazan-kabob',
        { price: 64_000, gram: 400, kcal: 780, labels: ['hit'], pic: '🍖 🥔' },
        {
          uz: 'Qozon kabob | Oltinrang qovurilgan qoʻy goʻshti va kartoshka, halqa piyoz, koʻkat.',
          ru: 'Казан-кабоб | Зажаренные до золота баранина и картофель, кольца лука, зелень.',
          eng: 'Kazan kabob | Lamb and potatoes fried golden in the cauldron, onion rings, herbs.',
        },
      ),
      dish(
        'jiz',
        { price: 66_000, gram: 380, kcal: 760, pic: '🥘 🧅' },
        {
          uz: 'Jiz | Oʻz yogʻida jizillab qovurilgan qoʻzi goʻshti, piyoz va pomidor bilan.',
          ru: 'Джиз | Ягнятина, шкворчащая в собственном жире, с луком и помидорами.',
          eng: 'Jiz | Lamb sizzled in its own fat with onion and tomato.',
        },
      ),
      dish(
        'dimlama',
        { price: 49_000, gram: 450, kcal: 520, pic: '🍲 🥕' },
        {
          uz: 'Dimlama | Goʻsht, karam, kartoshka, sabzi va behi oʻz suvida uch soat dimlanadi.',
          ru: 'Димлама | Мясо, капуста, картофель, морковь и айва три часа томятся в собственном соку.',
          eng: 'Dimlama | Meat, cabbage, potato, carrot and quince stewed three hours in their own juice.',
        },
      ),
      dish(
        'lagman-fried',
        { price: 46_000, gram: 420, kcal: 640, labels: ['spicy'], pic: 'bowl.fried-lagman 🌶️' },
        {
          uz: 'Qovurma lagʻmon | Qoʻlda choʻzilgan xamir, mol goʻshti, jusay va achchiq qalampir, yuqori olovda.',
          ru: 'Ковурма-лагман | Лапша ручной вытяжки с говядиной, джусаем и острым перцем на сильном огне.',
          eng: 'Fried lagman | Hand-pulled noodles tossed over high heat with beef, garlic chives and hot pepper.',
        },
      ),
      dish(
        'dolma',
        { price: 44_000, gram: 300, kcal: 430, pic: '🥬×2 🍚' },
        {
          uz: 'Tok doʻlma | Yosh tok bargida qiyma va guruch, qatiq bilan.',
          ru: 'Долма в виноградных листьях | Фарш с рисом, завёрнутый в молодые листья, с катыком.',
          eng: 'Vine-leaf dolma | Minced meat and rice in young vine leaves, with yoghurt.',
        },
      ),
      dish(
        'peppers',
        { price: 42_000, gram: 320, kcal: 390, pic: '🫑×2 🍅' },
        {
          uz: 'Qalampir doʻlma | Shirin qalampir goʻsht va guruch bilan, pomidor qaylasida.',
          ru: 'Фаршированный перец | Сладкий перец с мясом и рисом в томатном соусе.',
          eng: 'Stuffed peppers | Sweet peppers with meat and rice in tomato gravy.',
        },
      ),
      dish(
        'tandoor-chicken',
        { price: 78_000, gram: 700, kcal: 990, pic: '🍗×2 🌿', min: [25, 40] },
        {
          uz: 'Tandir tovuq | Butun tovuq ziravorlarda, tandirda qizartirilgan. Ikki-uch kishiga.',
          ru: 'Курица из тандыра | Целый цыплёнок в пряностях, зарумяненный в тандыре. На двоих-троих.',
          eng: 'Tandoor chicken | A whole spiced chicken browned in the clay oven. For two or three.',
        },
      ),
      dish(
        'fish',
        { price: 58_000, gram: 350, kcal: 480, pic: '🐠 🍋', available: false },
        {
          uz: 'Qovurilgan sazan | Sirdaryo sazani, sarimsoqli suv va kashnich bilan. Juma va shanba kunlari.',
          ru: 'Жареный сазан | Сырдарьинский сазан с чесночной водой и кинзой. По пятницам и субботам.',
          eng: 'Fried carp | Syr Darya carp with garlic water and coriander. Fridays and Saturdays.',
        },
      ),
    ],
  },
);
