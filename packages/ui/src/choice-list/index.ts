export { ChoiceList } from './choice-list.tsx';
