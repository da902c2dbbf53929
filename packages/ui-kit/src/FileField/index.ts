export { FileField } from './FileField.tsx';
export type { FileFieldProps } from './FileField.tsx';
