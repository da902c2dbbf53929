export { PhoneField } from './PhoneField.tsx';
export type { PhoneAreaCode, PhoneFieldProps } from './PhoneField.tsx';
