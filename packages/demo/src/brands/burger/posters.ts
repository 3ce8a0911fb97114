import type { BannerFacts, StoryFacts } from '../../posters.ts';

export const bannerFacts: readonly BannerFacts[] = [
  {
    key: 'combo',
    title: { uz: 'Bek kombo −15 %', ru: 'Бек комбо −15 %', eng: 'Bek combo −15%' },
    tint: 'char',
    show: 'burger.classic 🍟 🥤 🧀 🍅',
    productId: 'burger-p-combo-bek-combo',
  },
  {
    key: 'smash',
    title: { uz: 'Dabl Smash keldi', ru: 'Встречайте Дабл Смэш', eng: 'Meet the Double Smash' },
    tint: 'mustard',
    show: 'burger.smash 🧅 🧀 🔥 🥒',
    productId: 'burger-p-beef-smash',
  },
  {
    key: 'promo',
    title: { uz: 'BEK10 kodi bilan −10 %', ru: '−10 % по промокоду BEK10', eng: '10% off with BEK10' },
    tint: 'crimson',
    show: '🎁 burger.mini 🍟 🎉 ⭐',
    url: '/profile/promos',
  },
  {
    key: 'shakes',
    title: { uz: 'Milksheyklar mavsumi', ru: 'Сезон милкшейков', eng: 'Milkshake season' },
    tint: 'rose',
    show: 'glass.shake-strawberry glass.shake-chocolate glass.shake-banana 🍓 🍒',
    categoryId: 'burger-c-shakes',
  },
];

export const storyFacts: readonly StoryFacts[] = [
  {
    key: 'monster',
    title: { uz: 'Monstr', ru: 'Монстр', eng: 'Monster' },
    cover: 'burger.monster',
    slides: [
      {
        text: {
          uz: 'Toʻrt kotlet. Toʻrt pishloq. Bitta qahramon.',
          ru: 'Четыре котлеты. Четыре сыра. Один герой.',
          eng: 'Four patties. Four cheeses. One hero.',
        },
        tint: 'char',
        show: 'burger.monster 🧀 🥓 🔥 🍅',
        productId: 'burger-p-beef-monster',
      },
      {
        text: {
          uz: 'Besh foiz keshbek har bir buyurtmadan.',
          ru: 'Кешбэк пять процентов с каждого заказа.',
          eng: 'Five percent cashback on every order.',
        },
        tint: 'amber',
        show: '💸 🍔 🍟 ⭐ 🎁',
        url: '/profile',
      },
    ],
  },
  {
    key: 'night',
    title: { uz: 'Tungi', ru: 'Ночью', eng: 'At night' },
    cover: '🌙',
    slides: [
      {
        text: {
          uz: 'Mirobodda tun boʻyi yetkazamiz.',
          ru: 'Мирабад доставляет всю ночь.',
          eng: 'Mirabad delivers all night.',
        },
        tint: 'glacier',
        show: '🌙 🛵 🍔 ⭐ 🍟',
      },
    ],
  },
  {
    key: 'sauces',
    title: { uz: 'Souslar', ru: 'Соусы', eng: 'Sauces' },
    cover: 'dip.pink',
    slides: [
      {
        text: {
          uz: 'Bek sousi burgerda bepul.',
          ru: 'Соус «Бек» к бургеру — в подарок.',
          eng: 'Bek sauce is free with a burger.',
        },
        tint: 'crimson',
        show: 'dip.pink dip.cheese dip.chilli 🌶️ 🧄',
        productId: 'burger-p-dips-bek',
      },
    ],
  },
];
