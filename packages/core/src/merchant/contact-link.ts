import type { Contact, MerchantSettings } from './merchant-settings.ts';

const PROFILES = {
  telegram: 'https://t.me/',
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  youtube: 'https://www.youtube.com/@',
} as const;
/** A site as people write it: `osh.uz`, `http://osh.uz/menu`. */
const SITE = /^(http:[/]{2})?[\w-]+([.][\w-]+)+([/][^\s"'<>\\`]*)?$/i;
const NUMBERS = { phone: 'tel:+', whatsapp: 'https://wa.me/' } as const;

const isProfile = (type: string): type is keyof typeof PROFILES => Object.hasOwn(PROFILES, type);
const isNumber = (type: string): type is keyof typeof NUMBERS => Object.hasOwn(NUMBERS, type);

/** Where a contact leads, or null for plain text. Only https and tel ever come out (T13). */
export function contactLink({ type: written, value }: Contact): string | null {
  const type = written.toLowerCase();
  if (/^https:\/\/[^\s"'<>\\`]+$/i.test(value)) return value;
  if (isNumber(type))
    return /^\+?[\d\s()-]{3,25}$/.test(value) ? NUMBERS[type] + value.replace(/\D/g, '') : null;
  if (type === 'website') return SITE.test(value) ? value.replace(/^(http:[/]{2})?/i, 'https://') : null;
  const name = value.replace(/^@/, '');
  return isProfile(type) && /^[\w.]{1,64}$/.test(name) ? PROFILES[type] + name : null;
}

/** What the chat button opens: the brand's bot, else its telegram contact; null hides the button (SET-11). */
export function chatLink(settings: Pick<MerchantSettings, 'features' | 'apps' | 'contacts'>): string | null {
  if (!settings.features.chat) return null;
  if (settings.apps.telegramBot) return settings.apps.telegramBot;
  const telegram = settings.contacts.find(({ type }) => type === 'telegram');
  return telegram ? contactLink(telegram) : null;
}
