export { BannerStrip, type BannerItem, type BannerStripProps } from './banner-strip.tsx';
