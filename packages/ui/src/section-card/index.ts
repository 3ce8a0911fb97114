export { SectionCard, type SectionCardProps } from './section-card.tsx';
