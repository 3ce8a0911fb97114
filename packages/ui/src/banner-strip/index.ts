export { BannerStrip } from './banner-strip.tsx';
