export { ChoiceGroup } from './ChoiceGroup.tsx';
export type { ChoiceGroupProps, ChoiceProps } from './ChoiceGroup.tsx';
