export { RadioList } from './RadioList.tsx';
export type { RadioListOption, RadioListProps } from './RadioList.tsx';
