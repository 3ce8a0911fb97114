export { ProductDetails, type ProductDetailsProps, type ProductFact } from './product-details.tsx';
