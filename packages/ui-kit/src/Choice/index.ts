export { ChoiceGroup, handOn } from './ChoiceGroup.tsx';
export type { ChoiceGroupProps, ChoiceProps } from './ChoiceGroup.tsx';
