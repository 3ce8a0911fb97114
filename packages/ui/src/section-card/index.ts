export { SectionCard } from './section-card.tsx';
