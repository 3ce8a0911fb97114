import type { StarterLines } from './starter-texts.ts';

const DRAFT = '! Qoralama. Bu matnga tayanishdan oldin uni yuristga koʻrsating.';
const CONTACTS = ['# Aloqa', '- {brand}', '- {address}', '- {phone}'];

/** The texts to begin with, in Uzbek. */
export const STARTER_UZ: StarterLines = {
  TERMS: [
    DRAFT,
    'Bu {brand} ommaviy ofertasi. Buyurtma berish bilan siz uni qabul qilasiz.',
    '# Buyurtma',
    'Siz taomlar va vaqtni tanlaysiz. Tasdiqlashdan oldin sahifa toʻliq narxni koʻrsatadi: taomlar, chegirmalar, yetkazib berish va yigʻimlar.',
    'Biz buyurtmani rad etishimiz mumkin: masalan, taom tugagan, biz yopiq yoki manzil yetkazib berish hududidan tashqarida boʻlsa. Bunday holda sizga xabar beramiz va toʻlovni toʻliq qaytaramiz.',
    '# Narx va toʻlov',
    'Narxlar soʻmda. Siz sahifa taklif qilgan usullardan biri bilan toʻlaysiz. Tasdiqlangan narx sizning roziligingizsiz oʻzgarmaydi.',
    '# Yetkazib berish va olib ketish',
    'Biz aytgan vaqt taxminiy. Kechiksak, xabar beramiz. Iltimos, buyurtmadagi raqam orqali aloqada boʻling.',
    '# Bekor qilish va pulni qaytarish',
    '- Oshxona pishirishni boshlamaguncha buyurtmani bekor qilish mumkin.',
    '- Taom boshqa, yetishmaydigan yoki sifatsiz boʻlsa, oʻsha kuni xabar bering: almashtiramiz yoki narxini qaytaramiz.',
    '- Pul toʻlangan yoʻl bilan qaytadi; bankka bir necha kun kerak boʻlishi mumkin.',
    '# Allergiya',
    'Taomlar bitta oshxonada tayyorlanadi. Allergiyangiz boʻlsa, buyurtmadan oldin bizdan soʻrang.',
    '# Nizolar',
    'Oʻzbekiston Respublikasi qonunchiligi amal qiladi. Avval bizga yozing yoki qoʻngʻiroq qiling: koʻp masalalar shunday hal boʻladi.',
    ...CONTACTS,
  ],
  PRIVACY_POLICY: [
    DRAFT,
    '{brand} buyurtma uchun kerakli shaxsiy maʼlumotlarnigina saqlaydi.',
    '# Nimani saqlaymiz',
    '- Telefon raqamingiz va siz aytgan ism.',
    '- Yetkazib berish manzillari.',
    '- Buyurtmalaringiz, sharhlaringiz va ballaringiz.',
    'Bank kartasi raqamlari toʻlov provayderida kiritiladi. Bizda ular yoʻq.',
    '# Nima uchun',
    'Buyurtmani tayyorlaymiz va yetkazamiz, u haqda qoʻngʻiroq qilamiz, akkauntingiz va hisob-kitobni yuritamiz. Yangiliklarni faqat roziligingiz bilan yuboramiz, ulardan istalgan payt voz kechish mumkin.',
    '# Kim oladi',
    'Kuryerlar, toʻlov provayderlari, SMS yuboruvchi xizmat va qonun talab qilganda davlat organlari. Har biri oʻz ishiga kerakligini oladi. Biz maʼlumotlarni sotmaymiz.',
    '# Qancha vaqt',
    'Akkauntingiz bor ekan va qonun savdo yozuvlarini saqlashni talab qilgan muddatda.',
    '# Huquqlaringiz',
    'Maʼlumotlaringizni profilda koʻrish va tuzatish, akkauntni oʻsha yerda oʻchirish mumkin. Telefon orqali ham soʻrashingiz mumkin. Oʻzbekiston Respublikasining shaxsga doir maʼlumotlar toʻgʻrisidagi qonuni amal qiladi.',
    ...CONTACTS,
  ],
  ABOUT_COMPANY: [
    '{brand} siz uchun taom tayyorlaydi va shu sahifada buyurtma oladi: yetkazib berish yoki olib ketish bilan.',
    'Har bir taom buyurtmadan keyin tayyorlanadi. Biror narsa joyida boʻlmasa, bizga qoʻngʻiroq qiling: tuzatamiz.',
    ...CONTACTS,
  ],
};
