import type { BrandThemeInput } from '../theme/brand-theme.ts';

export type SampleBrand = 'osh' | 'burger' | 'qahva';

/** The demo brands' colours as the server computes them of their settings. */
export const SAMPLE_BRANDS: Record<SampleBrand, BrandThemeInput> = {
  osh: {
    mainColor: '#fce000',
    onMainColor: '#000000',
    accentText: '#7e7000',
    dark: { mainColor: '#fce000', onMainColor: '#000000', accentText: '#fce000' },
  },
  burger: {
    mainColor: '#c62828',
    onMainColor: '#ffffff',
    accentText: '#c62828',
    dark: { mainColor: '#c62828', onMainColor: '#ffffff', accentText: '#d76969' },
  },
  qahva: {
    mainColor: '#e8a87c',
    onMainColor: '#000000',
    accentText: '#90684d',
    dark: { mainColor: '#e8a87c', onMainColor: '#000000', accentText: '#e8a87c' },
  },
};
