export { brandTheme, plateRules, type BrandColors, type BrandThemeInput } from './brand-theme.ts';
