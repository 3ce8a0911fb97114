import { type ExtraPages, Vacancy } from '@dasturxon/core/content';
import type { LocalizedText } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import { html, type LegalFacts } from '../../legal.ts';

export const legalFacts: LegalFacts = {
  brand: 'Burger Bek',
  company: 'ООО «Burger Bek Foods»',
  phone: '+998 71 000 20 01',
  email: 'hello@burger-bek.example',
  delivers: true,
};

export const story: LocalizedText = {
  uz: html([
    {
      title: 'Bir taxta, bir olov',
      text: [
        '2017-yilda Bekzod dadasining mashinasida koʻchma gril ochdi. Birinchi kecha oʻttizta burger sotildi, ertasiga navbat burchakkacha choʻzildi.',
        'Hozir ikkita oshxonamiz bor, ammo kotlet hamon qoʻlda yasaladi va buyurtmadan keyingina taxtaga tushadi.',
      ],
    },
    {
      title: 'Ichida nima bor',
      text: ['Biz nimani berayotganimizni yashirmaymiz:'],
      points: [
        '120 gramm mahalliy marmar mol goʻshti, boshqa hech narsa',
        'har kuni yopiladigan brioshlar',
        'oʻzimiz qaynatadigan souslar',
      ],
    },
  ]),
  ru: html([
    {
      title: 'Одна плита, один огонь',
      text: [
        'В 2017 году Бекзод открыл передвижной гриль на отцовской машине. В первую ночь продали тридцать бургеров, на вторую очередь дошла до угла.',
        'Сейчас у нас две кухни, но котлету по-прежнему лепят руками, и на плиту она ложится только после вашего заказа.',
      ],
    },
    {
      title: 'Что внутри',
      text: ['Мы не прячем, из чего готовим:'],
      points: [
        '120 граммов местной мраморной говядины, больше ничего',
        'бриоши, которые пекут каждый день',
        'соусы, которые варим сами',
      ],
    },
  ]),
  eng: html([
    {
      title: 'One griddle, one fire',
      text: [
        'In 2017 Bekzod opened a grill in the back of his father’s van. Thirty burgers were sold on the first night; on the second the queue reached the corner.',
        'We have two kitchens now, but a patty is still shaped by hand and meets the griddle only once you have ordered.',
      ],
    },
    {
      title: 'What is inside',
      text: ['We do not hide what we cook with:'],
      points: [
        '120 grams of local marbled beef and nothing else',
        'brioche baked every day',
        'sauces we make ourselves',
      ],
    },
  ]),
};

export const vacancies = [
  v.parse(Vacancy, {
    id: 'burger-v-grill',
    position: { uz: 'Gril ustasi', ru: 'Повар на гриль', eng: 'Grill cook' },
    responsiblePerson: 'Shahnoza Yusupova',
    phone: '+998 71 000 20 11',
    monthlySalary: '7 000 000 – 9 000 000',
    requirements: {
      uz: 'Tungi smenalarga tayyorlik, bir yillik tajriba.',
      ru: 'Готовность к ночным сменам, опыт от года.',
      eng: 'Night shifts, a year of experience.',
    },
    createdDate: '2026-04-01T09:00:00+05:00',
  }),
  v.parse(Vacancy, {
    id: 'burger-v-operator',
    position: { uz: 'Buyurtma operatori', ru: 'Оператор заказов', eng: 'Order operator' },
    responsiblePerson: 'Shahnoza Yusupova',
    phone: '+998 71 000 20 11',
    monthlySalary: '5 500 000',
    requirements: {
      uz: 'Ravon nutq, oʻzbek va rus tillari.',
      ru: 'Грамотная речь, узбекский и русский.',
      eng: 'Clear speech, Uzbek and Russian.',
    },
    createdDate: '2026-04-01T09:00:00+05:00',
  }),
];

export const extraPages: ExtraPages = {
  extra: null,
  extra2: {
    uz: html([
      {
        title: 'Yetkazib berish',
        text: [
          'Eng kam buyurtma 30 000 soʻm. Markazga 14 000, Yunusobodga 18 000 soʻm; boshqa joylarga narx masofaga qarab hisoblanadi.',
        ],
      },
    ]),
    ru: html([
      {
        title: 'Доставка',
        text: [
          'Минимальный заказ 30 000 сум. По центру 14 000, на Юнусабад 18 000 сум; дальше — по расстоянию.',
        ],
      },
    ]),
    eng: html([
      {
        title: 'Delivery',
        text: [
          'Minimum order 30 000 UZS. City centre 14 000, Yunusabad 18 000 UZS; farther away by distance.',
        ],
      },
    ]),
  },
  extr3: null,
};
