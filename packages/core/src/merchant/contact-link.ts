import type { Contact, MerchantSettings } from './merchant-settings.ts';

const PROFILES = {
  telegram: 'https://t.me/',
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
} as const;

function isProfile(type: string): type is keyof typeof PROFILES {
  return Object.hasOwn(PROFILES, type);
}

/** Where a contact leads, or null when it is words alone. Only https and tel ever come out (T13). */
export function contactLink({ type, value }: Contact): string | null {
  if (/^https:\/\/[^\s"'<>\\`]+$/i.test(value)) return value;
  if (type === 'phone') return /^\+?[\d\s()-]{3,25}$/.test(value) ? `tel:+${value.replace(/\D/g, '')}` : null;
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
