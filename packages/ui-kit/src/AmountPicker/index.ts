export { AmountPicker } from './AmountPicker.tsx';
export type { AmountOption, AmountPickerProps } from './AmountPicker.tsx';
