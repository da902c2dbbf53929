export { ChipGroup } from './ChipGroup.tsx';
export type { ChipGroupProps, ChipOption } from './ChipGroup.tsx';
