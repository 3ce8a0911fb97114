export { Difference } from './difference.tsx';
export { OpenPayment } from './open-payment.tsx';
export { Receipts } from './receipts.tsx';
