export { viewOfNearestArea } from '@dasturxon/core/delivery-area';
