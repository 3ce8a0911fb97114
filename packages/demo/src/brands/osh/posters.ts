import type { BannerFacts, StoryFacts } from '../../posters.ts';

export const bannerFacts: readonly BannerFacts[] = [
  {
    key: 'plov',
    title: {
      uz: 'Toʻy oshi har kuni soat 11:00 da',
      ru: 'Свадебный плов каждый день в 11:00',
      eng: 'Wedding plov every day at 11:00',
    },
    tint: 'saffron',
    show: 'plov.wedding 🍵 🍅 🧄 🥕',
    productId: 'osh-p-osh-wedding',
  },
  {
    key: 'shashlik',
    title: { uz: 'Shashlik assorti −12 %', ru: 'Ассорти шашлыков −12 %', eng: 'Shashlik platter −12 %' },
    tint: 'ember',
    show: 'skewer.mixed 🍅 🧅 🌶️ 🌿',
    productId: 'osh-p-set-grill',
  },
  {
    key: 'samsa',
    title: {
      uz: 'Tandirdan issiq somsa',
      ru: 'Горячая самса из тандыра',
      eng: 'Samsa, hot from the tandoor',
    },
    tint: 'wheat',
    show: 'samsa.meat bread.obi 🧅 🌿 🧈',
    categoryId: 'osh-c-xamir',
  },
  {
    key: 'tea',
    title: {
      uz: 'Choyga shirinlik tanlang',
      ru: 'Выберите сладости к чаю',
      eng: 'Pick a sweet for your tea',
    },
    tint: 'jade',
    show: '🫖@225 🍵 sweet.pakhlava 🍯 🍇',
    categoryId: 'osh-c-shirinlik',
  },
];

export const storyFacts: readonly StoryFacts[] = [
  {
    key: 'cauldron',
    title: { uz: 'Qozon boshida', ru: 'У казана', eng: 'At the cauldron' },
    cover: 'plov.teahouse',
    slides: [
      {
        text: {
          uz: 'Sabzini qoʻlda toʻgʻraymiz: har kuni qirq kilo.',
          ru: 'Морковь режем вручную: сорок кило каждый день.',
          eng: 'We cut the carrots by hand: forty kilos a day.',
        },
        tint: 'honey',
        show: '🥕 🧅 🧄 🌶️ 🌿',
      },
      {
        text: {
          uz: 'Osh soat 11:00 da damdan chiqadi.',
          ru: 'Плов готов в 11:00.',
          eng: 'The plov is ready at 11:00.',
        },
        tint: 'saffron',
        show: 'plov.kazy 🍵 🍅 🧄 🌿',
        productId: 'osh-p-osh-kazy',
      },
    ],
  },
  {
    key: 'new',
    title: { uz: 'Yangi taomlar', ru: 'Новинки', eng: 'New dishes' },
    cover: 'samsa.round',
    slides: [
      {
        text: {
          uz: 'Tandir somsa: yumaloq, qirsildoq, shirali.',
          ru: 'Тандырная самса: круглая, хрустящая, сочная.',
          eng: 'Tandoor samsa: round, crackling, juicy.',
        },
        tint: 'wheat',
        show: 'samsa.round 🧅 🥩 🌿 🔥',
        productId: 'osh-p-xamir-samsa-round',
      },
      {
        text: {
          uz: 'Toshkent choyi: sitrus, yalpiz va asal.',
          ru: 'Ташкентский чай: цитрусы, мята и мёд.',
          eng: 'Tashkent tea: citrus, mint and honey.',
        },
        tint: 'citrus',
        show: '🫖@40 🍊 🍯 🍋 🌿',
        productId: 'osh-p-choy-tashkent',
      },
    ],
  },
  {
    key: 'delivery',
    title: { uz: 'Yetkazish', ru: 'Доставка', eng: 'Delivery' },
    cover: '🛵',
    slides: [
      {
        text: {
          uz: 'Markazga 35 daqiqada issiq holda yetkazamiz.',
          ru: 'По центру привезём горячим за 35 минут.',
          eng: 'Hot to the city centre in 35 minutes.',
        },
        tint: 'glacier',
        show: '🛵 🍲 🎁 ⭐ 🌙',
      },
    ],
  },
  {
    key: 'feast',
    title: { uz: 'Katta davra', ru: 'Большой стол', eng: 'A big table' },
    cover: '🎉',
    slides: [
      {
        text: {
          uz: '20 kishiga nahorgi osh: bir kun oldin buyurtma bering.',
          ru: 'Утренний плов на 20 гостей: закажите за день.',
          eng: 'Morning plov for 20: order a day ahead.',
        },
        tint: 'pomegranate',
        show: 'plov.kilo 🍇 🍉 🎉 🎁',
        productId: 'osh-p-set-nahor',
      },
    ],
  },
];
