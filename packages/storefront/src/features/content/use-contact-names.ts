import { useLingui } from '@lingui/react/macro';

/** How a kind of contact is called (ENT-10): one that nobody here knows by its own word, with a capital. */
export function useContactNames(): (type: string) => string {
  const { t } = useLingui();
  const names = new Map([
    ['phone', t`Phone`],
    ['email', t`Email`],
    ['website', t`Website`],
    ['fax', t`Fax`],
    ...BRANDS.map((brand) => [brand.toLowerCase(), brand] as const),
  ]);
  return (type) => names.get(type.toLowerCase()) ?? type.charAt(0).toUpperCase() + type.slice(1);
}

const BRANDS = ['Telegram', 'Instagram', 'Facebook', 'WhatsApp', 'YouTube', 'TikTok', 'Viber', 'LinkedIn'];
