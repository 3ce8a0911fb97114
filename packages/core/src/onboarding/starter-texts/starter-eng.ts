import type { StarterLines } from './starter-texts.ts';

const DRAFT = '! Draft. A lawyer should read this text before the restaurant relies on it.';
const CONTACTS = ['# Contacts', '- {brand}', '- {address}', '- {phone}'];

/** The texts to begin with, in English. */
export const STARTER_ENG: StarterLines = {
  TERMS: [
    DRAFT,
    'This is the public offer of {brand}. By placing an order you accept it.',
    '# Orders',
    'You choose dishes and a time. Before you confirm, the page shows the whole price: dishes, discounts, delivery and fees.',
    'We may reject an order, for example when a dish has run out, we are closed or the address is outside our delivery zones. We then tell you and return what you have paid in full.',
    '# Prices and payment',
    'Prices are in soʻm. You pay in one of the ways that the page offers. The price that you confirmed does not change without your consent.',
    '# Delivery and pick-up',
    'The time that we name is an estimate. If we are late, we tell you. Please be reachable by the phone number of the order.',
    '# Cancellation and refunds',
    '- You can cancel while the kitchen has not begun.',
    '- If a dish is wrong, missing or of poor quality, tell us on the same day: we replace it or return its price.',
    '- Money goes back the way it came; your bank may need some days.',
    '# Allergies',
    'Dishes are cooked in one kitchen. If you have an allergy, ask us before you order.',
    '# Disputes',
    'The law of the Republic of Uzbekistan applies. Please write or call us first: most questions are settled so.',
    ...CONTACTS,
  ],
  PRIVACY_POLICY: [
    DRAFT,
    '{brand} keeps the personal data that an order needs, and no more.',
    '# What we keep',
    '- Your phone number and the name that you gave.',
    '- Addresses of delivery.',
    '- Your orders, reviews and points.',
    'Numbers of bank cards are entered at the payment provider. We do not have them.',
    '# What it is for',
    'We cook and deliver your order, call you about it, keep your account and do our bookkeeping. We send news only if you agreed, and you can stop them at any time.',
    '# Who receives it',
    'Couriers, payment providers, the service that sends SMS, and authorities where the law demands it. Each receives only what its work needs. We do not sell data.',
    '# How long',
    'As long as you have an account, and as long as the law demands records of sales.',
    '# Your rights',
    'You can read and correct your data in your profile and delete your account there. You can also ask us by phone. The law of the Republic of Uzbekistan on personal data applies.',
    ...CONTACTS,
  ],
  ABOUT_COMPANY: [
    '{brand} cooks for you and takes orders on this page, for delivery or pick-up.',
    'Every dish is cooked after you order it. If something is not right, call us: we will put it right.',
    ...CONTACTS,
  ],
};
