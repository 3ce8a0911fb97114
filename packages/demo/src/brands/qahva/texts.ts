import { type ExtraPages, Vacancy } from '@dasturxon/core/content';
import type { LocalizedText } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import { html, type LegalFacts } from '../../legal.ts';
import type { BannerFacts } from '../../posters.ts';

export const bannerFacts: readonly BannerFacts[] = [
  {
    key: 'halva',
    title: { uz: 'Holvali latte', ru: 'Латте с халвой', eng: 'Halva latte' },
    tint: 'apricot',
    show: 'cup.halva 🥜 🍯 🌰 ⭐',
    productId: 'qahva-p-author-halva-latte',
  },
  {
    key: 'iced',
    title: { uz: 'Muzdek qahva', ru: 'Холодный кофе', eng: 'Iced coffee' },
    tint: 'glacier',
    show: 'glass.ice-latte 🧊 🍊 🍋 ☀️',
    categoryId: 'qahva-c-iced',
  },
  {
    key: 'breakfast',
    title: { uz: 'Nonushta kun boʻyi', ru: 'Завтраки весь день', eng: 'Breakfast all day' },
    tint: 'butter',
    show: '🥞 🍓 🥐 🍳 🫐',
    categoryId: 'qahva-c-breakfast',
  },
];

export const legalFacts: LegalFacts = {
  brand: 'Qahva Payti',
  company: '«Qahva Payti» MChJ',
  phone: '+998 71 000 30 01',
  email: 'salom@qahva-payti.example',
  delivers: false,
};

export const story: LocalizedText = {
  uz: html([
    {
      title: 'Toʻxtash uchun joy',
      text: [
        'Qahva Payti — Oybekdagi sakkiz stolli xonadan oʻsgan uchta qahvaxona. Donni har hafta oʻzimiz qovuramiz, shuning uchun u hech qachon ikki haftadan eski boʻlmaydi.',
        'Bu yerda ishlash, oʻqish yoki shunchaki jim oʻtirish mumkin. Wi-Fi paroli chekda.',
      ],
    },
    { title: 'Bizning vaʼdamiz', text: ['Qahva yoqmasa, boshqasini tayyorlaymiz. Savol bermaymiz.'] },
  ]),
  ru: html([
    {
      title: 'Место, чтобы остановиться',
      text: [
        'Qahva Payti — три кофейни, выросшие из комнаты на восемь столов у метро «Ойбек». Зерно мы обжариваем сами каждую неделю, поэтому оно никогда не старше двух.',
        'Здесь можно работать, учиться или просто молчать. Пароль от Wi-Fi — в чеке.',
      ],
    },
    { title: 'Наше обещание', text: ['Если кофе не понравился, мы сварим другой. Без вопросов.'] },
  ]),
  eng: html([
    {
      title: 'A place to stop',
      text: [
        'Qahva Payti is three coffee houses that grew out of one room with eight tables by Oybek station. We roast every week, so our beans are never more than two weeks old.',
        'Work here, study here, or simply sit in silence. The Wi-Fi password is on the receipt.',
      ],
    },
    { title: 'Our promise', text: ['If you do not like your coffee we make another. No questions.'] },
  ]),
};

export const vacancies = [
  v.parse(Vacancy, {
    id: 'qahva-v-barista',
    position: { uz: 'Barista', ru: 'Бариста', eng: 'Barista' },
    responsiblePerson: 'Malika Saidova',
    phone: '+998 71 000 30 11',
    monthlySalary: '6 000 000 – 8 000 000',
    requirements: {
      uz: 'Qahvani sevish va mehmonga tabassum; oʻqitamiz.',
      ru: 'Любовь к кофе и улыбка гостю; научим.',
      eng: 'A love of coffee and a smile; we teach the rest.',
    },
    createdDate: '2026-05-11T09:00:00+05:00',
  }),
];

export const extraPages: ExtraPages = {
  extra: null,
  extra2: null,
  extr3: {
    uz: html([
      {
        title: 'Stolda buyurtma',
        text: [
          'Stolingizni roʻyxatdan tanlang, undagi QR kodni skanerlang yoki yozilgan havolani qoʻying. Qahvani barista olib keladi.',
        ],
      },
    ]),
    ru: html([
      {
        title: 'Заказ за столиком',
        text: [
          'Выберите столик в списке, отсканируйте QR-код на нём или вставьте напечатанную там ссылку. Кофе принесёт бариста.',
        ],
      },
    ]),
    eng: html([
      {
        title: 'Order at your table',
        text: [
          'Choose your table from the list, scan the QR code on it or paste the link printed there. The barista brings your coffee.',
        ],
      },
    ]),
  },
};
