import type { Language } from '@dasturxon/core/kernel';
import { readLanguage } from '@dasturxon/core/merchant';
import { LANGUAGE_COOKIE } from '@dasturxon/core/paths';

const IN_COOKIES = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`);

/** The language that the guest has chosen in this browser; null without a choice. */
export const languageCookie = ({ header }: { header: (name: string) => string | null }): Language | null =>
  readLanguage(IN_COOKIES.exec(header('cookie') ?? '')?.[1]);
