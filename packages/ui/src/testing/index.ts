export { Glossary } from './glossary.tsx';
export { SAMPLE_BRANDS, type SampleBrand } from './sample-brands.ts';
export { aBanner, aPicture } from './sample-pictures.ts';
export { isSampleLanguage } from './sample-language.ts';
export { inSampleLanguage } from './in-sample-language.ts';
