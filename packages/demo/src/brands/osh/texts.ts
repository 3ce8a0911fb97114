import { type ExtraPages, Vacancy } from '@dasturxon/core/content';
import type { LocalizedText } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import { html, type LegalFacts } from '../../legal.ts';

export const legalFacts: LegalFacts = {
  brand: 'Dilkash Osh',
  company: '«Dilkash Osh» MChJ',
  phone: '+998 71 000 10 01',
  email: 'salom@dilkash-osh.example',
  delivers: true,
};

export const story: LocalizedText = {
  uz: html([
    {
      title: 'Bobomdan qolgan qozon',
      text: [
        'Dilkash Osh 1998-yilda Chilonzordagi bitta qozon va oʻnta kursidan boshlangan. Oshpaz Rahmatulla ota har tong soat beshda olov yoqar, tushgacha qozon tubi koʻrinib qolardi.',
        'Bugun uchta choyxonamiz bor, lekin tartib oʻsha-oʻsha: devzira guruchi Oʻzganddan, goʻsht tongda, sabzi qoʻlda toʻgʻraladi.',
      ],
    },
    {
      title: 'Nimaga ishonamiz',
      text: [
        'Yaxshi osh shoshmaydi. Shuning uchun biz muzlatilgan masalliq ishlatmaymiz va kechagi oshni isitib bermaymiz.',
      ],
      points: [
        'halol goʻsht, tanish fermerlardan',
        'tandirda yopilgan oʻz nonimiz',
        'zigʻir va paxta yogʻi, palma yogʻisiz',
      ],
    },
  ]),
  ru: html([
    {
      title: 'Казан, что остался от деда',
      text: [
        'Дилкаш Ош начался в 1998 году на Чиланзаре с одного казана и десяти стульев. Повар Рахматулла-ота разводил огонь в пять утра, а к обеду в казане уже было видно дно.',
        'Сегодня у нас три чайханы, но порядок прежний: рис девзира из Узгена, мясо утром, морковь режем вручную.',
      ],
    },
    {
      title: 'Во что мы верим',
      text: [
        'Хороший плов не терпит спешки. Поэтому мы не берём замороженных продуктов и не разогреваем вчерашнее.',
      ],
      points: [
        'халяльное мясо от знакомых фермеров',
        'свои лепёшки из тандыра',
        'льняное и хлопковое масло, без пальмового',
      ],
    },
  ]),
  eng: html([
    {
      title: 'The cauldron grandfather left',
      text: [
        'Dilkash Osh began in 1998 in Chilanzar with one cauldron and ten chairs. Rahmatulla the cook lit the fire at five in the morning, and by noon you could see the bottom of the pot.',
        'Today we keep three teahouses, and the order of things is the same: devzira rice from Uzgen, meat bought at dawn, carrots cut by hand.',
      ],
    },
    {
      title: 'What we believe',
      text: ['Good plov will not be hurried. So we use nothing frozen and never warm up yesterday’s.'],
      points: [
        'halal meat from farmers we know',
        'our own bread from the tandoor',
        'flaxseed and cotton oil, no palm oil',
      ],
    },
  ]),
};

export const vacancies = [
  v.parse(Vacancy, {
    id: 'osh-v-cook',
    position: { uz: 'Oshpaz (qozon)', ru: 'Ошпаз (казан)', eng: 'Plov cook' },
    responsiblePerson: 'Dilnoza Karimova',
    phone: '+998 71 000 10 11',
    monthlySalary: '9 000 000 – 13 000 000',
    requirements: {
      uz: 'Katta qozonda ish tajribasi 3 yildan, tong soat 5 dan ishga chiqish.',
      ru: 'Опыт работы с большим казаном от 3 лет, выход с 5 утра.',
      eng: 'Three years at a big cauldron, shifts from 5 a.m.',
    },
    createdDate: '2026-02-02T09:00:00+05:00',
  }),
  v.parse(Vacancy, {
    id: 'osh-v-courier',
    position: { uz: 'Kuryer (skuter)', ru: 'Курьер на скутере', eng: 'Scooter courier' },
    responsiblePerson: 'Jasur Toʻrayev',
    phone: '+998 71 000 10 12',
    monthlySalary: '6 000 000 – 10 000 000',
    requirements: {
      uz: 'Haydovchilik guvohnomasi, Toshkentni yaxshi bilish, xushmuomalalik.',
      ru: 'Права, знание Ташкента, вежливость.',
      eng: 'A licence, good knowledge of Tashkent, good manners.',
    },
    createdDate: '2026-02-02T09:00:00+05:00',
  }),
  v.parse(Vacancy, {
    id: 'osh-v-waiter',
    position: { uz: 'Ofitsiant', ru: 'Официант', eng: 'Waiter' },
    responsiblePerson: 'Dilnoza Karimova',
    phone: '+998 71 000 10 11',
    monthlySalary: '5 000 000',
    requirements: {
      uz: 'Oʻzbek va rus tillari, ingliz tili afzallik beradi; oʻqitamiz. Choychaqa oʻzingizga qoladi.',
      ru: 'Узбекский и русский, английский — плюс; научим. Чаевые ваши.',
      eng: 'Uzbek and Russian, English is a plus; we teach. You keep your tips.',
    },
    createdDate: '2026-03-10T09:00:00+05:00',
  }),
];

export const extraPages: ExtraPages = {
  extra: {
    uz: html([
      {
        title: 'Dilkash Osh telefoningizda',
        text: [
          'Telegramdagi botimizda oxirgi buyurtmani bir tugma bilan takrorlaysiz. Ilova tez orada App Store va Google Playʼda.',
        ],
      },
    ]),
    ru: html([
      {
        title: 'Дилкаш Ош в телефоне',
        text: [
          'В нашем боте в Telegram последний заказ повторяется одной кнопкой. Приложение скоро появится в App Store и Google Play.',
        ],
      },
    ]),
    eng: html([
      {
        title: 'Dilkash Osh on your phone',
        text: [
          'In our Telegram bot your last order is one tap away. The app is coming to the App Store and Google Play.',
        ],
      },
    ]),
  },
  extra2: {
    uz: html([
      {
        title: 'Yetkazib berish shartlari',
        text: [
          'Eng kam buyurtma — 40 000 soʻm. Toshkent markaziga 12 000, Chilonzor va Yakkasaroyga 15 000, Samarqand boʻylab 9 000 soʻm.',
        ],
        points: ['Yunusobod va Mirzo Ulugʻbekka narx masofaga qarab', 'Toʻlov: naqd yoki kuryer terminali'],
      },
    ]),
    ru: html([
      {
        title: 'Условия доставки',
        text: [
          'Минимальный заказ — 40 000 сум. По центру Ташкента 12 000, Чиланзар и Яккасарай 15 000, по Самарканду 9 000 сум.',
        ],
        points: ['Юнусабад и Мирзо-Улугбек — по расстоянию', 'Оплата: наличными или через терминал курьера'],
      },
    ]),
    eng: html([
      {
        title: 'Delivery terms',
        text: [
          'Minimum order 40 000 UZS. Central Tashkent 12 000, Chilanzar and Yakkasaray 15 000, anywhere in Samarkand 9 000 UZS.',
        ],
        points: ['Yunusabad and Mirzo Ulugbek by distance', 'Pay in cash or by card to the courier'],
      },
    ]),
  },
  extr3: {
    uz: html([
      {
        title: 'Zallarimiz',
        text: [
          'Ayvon, mehmonxona va tapchanlarda joy bor, buyurtmani ofitsiant oladi. Stolni +998 71 000 10 01 raqami orqali yoki “Stol band qilish” sahifasida band qiling.',
        ],
      },
    ]),
    ru: html([
      {
        title: 'Наши залы',
        text: [
          'Сядьте на айване, в мехмонхоне или на топчане: заказ примет официант. Стол можно забронировать по телефону +998 71 000 10 01 или на странице «Забронировать стол».',
        ],
      },
    ]),
    eng: html([
      {
        title: 'Our dining rooms',
        text: [
          'Sit on the veranda, in the guest room or on a tapchan: the waiter takes your order. Book a table by phone, +998 71 000 10 01, or on the page “Book a table”.',
        ],
      },
    ]),
  },
};
