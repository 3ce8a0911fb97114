import type { Policy } from '@dasturxon/core/content';
import type { LocalizedText } from '@dasturxon/core/kernel';

/** The legal entity of a brand's texts. */
export type LegalFacts = { brand: string; company: string; phone: string; email: string; delivers: boolean };

type Chapter = { title: string; text: readonly string[]; points?: readonly string[] };

/** A space inside a number does not end a line. */
const wholeNumbers = (text: string) => text.replace(/(?<=\d) (?=\d{3}\b)/g, '\u00A0');

/** HTML of headings, paragraphs and lists: all that a merchant's text may hold. */
export function html(chapters: readonly Chapter[]): string {
  return chapters
    .map(({ title, text, points = [] }) => {
      const list = points.length > 0 ? `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>` : '';
      return `<h2>${title}</h2>${text.map((line) => `<p>${line}</p>`).join('')}${list}`;
    })
    .map(wholeNumbers)
    .join('');
}

function termsUz({ brand, company, phone, delivers }: LegalFacts): string {
  return html([
    {
      title: 'Umumiy qoidalar',
      text: [
        `Ushbu ommaviy oferta ${company} (keyingi oʻrinlarda — «${brand}») ning sayt va mini-ilovalar orqali taom buyurtma qilish boʻyicha taklifidir. Buyurtmani tasdiqlash orqali siz ofertaning barcha shartlarini qabul qilasiz.`,
        'Menyudagi narxlar Oʻzbekiston soʻmida koʻrsatilgan va barcha soliqlarni oʻz ichiga oladi. Buyurtma summasi tasdiqlash tugmasida toʻliq koʻrsatiladi, undan keyin oʻzgarmaydi.',
      ],
    },
    {
      title: 'Buyurtma va toʻlov',
      text: [
        'Buyurtma raqam berilgan paytdan boshlab qabul qilingan hisoblanadi. Uning holatini buyurtma sahifasida kuzatib borasiz.',
      ],
      points: [
        'Naqd pul yoki terminal orqali taom topshirilganda toʻlaysiz.',
        'Onlayn toʻlovlar toʻlov tizimi tomonidan himoyalangan sahifada oʻtkaziladi.',
        'Kilogramm va litrda sotiladigan taomlar narxi buyurtma qilingan oʻlchov boʻyicha hisoblanadi.',
      ],
    },
    delivers
      ? {
          title: 'Yetkazib berish',
          text: [
            'Kuryer taomni koʻrsatilgan manzilga eshikkacha olib boradi. Narx manzil tanlangandan soʻng koʻrinadi. Xizmat hududidan tashqaridagi manzillarga yetkazib berilmaydi.',
          ],
        }
      : {
          title: 'Olib ketish',
          text: [
            'Tayyor buyurtma tanlangan filialda 30 daqiqa saqlanadi. Buyurtma raqamini ayting va uni olib keting yoki stolingizda kuting.',
          ],
        },
    {
      title: 'Bekor qilish va qaytarish',
      text: [
        'Oshxona tayyorlashni boshlamaguncha buyurtmani bepul bekor qilishingiz mumkin. Toʻlangan summa uch ish kuni ichida qaytariladi.',
        `Taom sifatidan norozi boʻlsangiz, ikki soat ichida ${phone} raqamiga qoʻngʻiroq qiling: uni almashtiramiz yoki pulini qaytaramiz.`,
      ],
    },
  ]);
}

function termsRu({ brand, company, phone, delivers }: LegalFacts): string {
  return html([
    {
      title: 'Общие положения',
      text: [
        `Настоящая публичная оферта — предложение ${company} (далее — «${brand}») заказать блюда через сайт и мини-приложения. Подтверждая заказ, вы принимаете все её условия.`,
        'Цены в меню указаны в узбекских сумах и включают налоги. Полная сумма показана на кнопке подтверждения и после неё не меняется.',
      ],
    },
    {
      title: 'Заказ и оплата',
      text: [
        'Заказ принят с момента, когда ему присвоен номер. За его состоянием вы следите на странице заказа.',
      ],
      points: [
        'Наличными или через терминал вы платите при получении.',
        'Онлайн-платежи проходят на защищённой странице платёжной системы.',
        'Стоимость блюд на вес и в литрах считается по заказанному количеству.',
      ],
    },
    delivers
      ? {
          title: 'Доставка',
          text: [
            'Курьер привозит заказ по указанному адресу до двери. Стоимость видна после выбора адреса. За пределы зоны обслуживания мы не доставляем.',
          ],
        }
      : {
          title: 'Самовывоз',
          text: [
            'Готовый заказ ждёт вас в выбранном филиале 30 минут. Назовите номер заказа и заберите его или дождитесь за столиком.',
          ],
        },
    {
      title: 'Отмена и возврат',
      text: [
        'Пока кухня не начала готовить, заказ можно отменить бесплатно. Оплаченная сумма вернётся в течение трёх рабочих дней.',
        `Если вас не устроило качество, позвоните в течение двух часов по номеру ${phone}: мы заменим блюдо или вернём деньги.`,
      ],
    },
  ]);
}

function termsEng({ brand, company, phone, delivers }: LegalFacts): string {
  return html([
    {
      title: 'General',
      text: [
        `This public offer is the proposal of ${company} (“${brand}”) to order food through its website and mini-apps. By confirming an order you accept all of its terms.`,
        'Prices are in Uzbek soʻm (UZS) and include taxes. The full amount is shown on the confirmation button and does not change after it.',
      ],
    },
    {
      title: 'Ordering and payment',
      text: ['An order is accepted once it has a number. You can follow it on its own page.'],
      points: [
        'Cash or card by terminal is paid when you receive the food.',
        'Online payments are made on the protected page of the payment provider.',
        'What is sold by weight or by the litre is charged for the amount ordered.',
      ],
    },
    delivers
      ? {
          title: 'Delivery',
          text: [
            'The courier brings your order to the door of the address you gave. The price is shown once the address is chosen. We do not deliver outside the service zone.',
          ],
        }
      : {
          title: 'Pick-up',
          text: [
            'A finished order waits for you at the chosen branch for 30 minutes. Tell us its number and take it away, or wait at your table.',
          ],
        },
    {
      title: 'Cancelling and refunds',
      text: [
        'Until the kitchen starts cooking you may cancel free of charge. What was paid is returned within three working days.',
        `If you are not happy with the quality, call ${phone} within two hours: we will replace the dish or return the money.`,
      ],
    },
  ]);
}

function privacyUz({ brand, email }: LegalFacts): string {
  return html([
    {
      title: 'Qanday maʼlumotlarni saqlaymiz',
      text: [`${brand} faqat buyurtmani bajarish uchun zarur maʼlumotlarni yigʻadi.`],
      points: [
        'ism va telefon raqami — siz bilan bogʻlanish va kirish uchun;',
        'manzil va unga izohlar — buyurtmani topshirish uchun;',
        'buyurtmalar tarixi — qayta buyurtma qilish va keshbek hisoblash uchun.',
      ],
    },
    {
      title: 'Kimga beriladi',
      text: [
        'Kuryer faqat ismingiz, telefoningiz va manzilingizni, yetkazib berish vaqtidagina koʻradi. Karta maʼlumotlari bizning serverlarimizga tushmaydi: ularni toʻlov tizimi qabul qiladi. Maʼlumotlarni reklama uchun uchinchi shaxslarga sotmaymiz.',
      ],
    },
    {
      title: 'Sizning huquqlaringiz',
      text: [
        `Profilingizda maʼlumotlarni oʻzgartirishingiz yoki hisobni butunlay oʻchirishingiz mumkin. Savollar uchun: ${email}. Soʻrovga oʻn ish kuni ichida javob beramiz.`,
      ],
    },
  ]);
}

function privacyRu({ brand, email }: LegalFacts): string {
  return html([
    {
      title: 'Какие данные мы храним',
      text: [`${brand} собирает только то, без чего заказ не выполнить.`],
      points: [
        'имя и номер телефона — для входа и связи с вами;',
        'адрес и комментарии к нему — чтобы передать заказ;',
        'историю заказов — для повтора заказа и начисления кешбэка.',
      ],
    },
    {
      title: 'Кому они передаются',
      text: [
        'Курьер видит только ваше имя, телефон и адрес и только на время доставки. Данные карты к нам не попадают: их принимает платёжная система. Мы не продаём данные третьим лицам для рекламы.',
      ],
    },
    {
      title: 'Ваши права',
      text: [
        `В профиле вы можете изменить данные или удалить учётную запись целиком. Вопросы: ${email}. Мы отвечаем в течение десяти рабочих дней.`,
      ],
    },
  ]);
}

function privacyEng({ brand, email }: LegalFacts): string {
  return html([
    {
      title: 'What we keep',
      text: [`${brand} collects only what an order needs.`],
      points: [
        'your name and phone number, to sign you in and to reach you;',
        'your address and its notes, to hand over the order;',
        'your orders, so that you can repeat them and earn cashback.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        'The courier sees your name, phone and address alone, and only while delivering. Card details never reach our servers: the payment provider takes them. We sell no data for advertising.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        `In your profile you can change your data or delete the account for good. Questions: ${email}. We answer within ten working days.`,
      ],
    },
  ]);
}

/** The three legal texts of a brand; `about` is its own story. */
export function policies(
  facts: LegalFacts,
  about: LocalizedText,
): Pick<Policy, 'type' | 'text' | 'inForceFrom'>[] {
  return [
    {
      type: 'TERMS',
      inForceFrom: null,
      text: { uz: termsUz(facts), ru: termsRu(facts), eng: termsEng(facts) },
    },
    { type: 'ABOUT_COMPANY', inForceFrom: null, text: about },
    {
      type: 'PRIVACY_POLICY',
      inForceFrom: null,
      text: { uz: privacyUz(facts), ru: privacyRu(facts), eng: privacyEng(facts) },
    },
  ];
}
