import type { BrandThemeInput } from '../theme/brand-theme.ts';

export type SampleBrand = 'osh' | 'burger' | 'qahva';

/** The demo brands' colours, with contrast already seen to. */
export const SAMPLE_BRANDS: Record<SampleBrand, BrandThemeInput> = {
  osh: {
    mainColor: '#fce000',
    onMainColor: '#1a1a1a',
    accentText: '#6b5f00',
    dark: { mainColor: '#fce000', onMainColor: '#1a1a1a', accentText: '#fce000' },
  },
  burger: {
    mainColor: '#7a1f1f',
    onMainColor: '#ffffff',
    accentText: '#7a1f1f',
    dark: { mainColor: '#e8837c', onMainColor: '#1a1a1a', accentText: '#f0a09a' },
  },
  qahva: {
    mainColor: '#1f6f54',
    onMainColor: '#ffffff',
    accentText: '#1f6f54',
    dark: { mainColor: '#5cbf9c', onMainColor: '#10231c', accentText: '#7fd3b4' },
  },
};
