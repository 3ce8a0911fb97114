export { brandTheme, plateRules, tintRules, type BrandColors, type BrandThemeInput } from './brand-theme.ts';
