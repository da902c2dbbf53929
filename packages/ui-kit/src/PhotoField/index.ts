export { PhotoField } from './PhotoField.tsx';
export type { PhotoFieldProps } from './PhotoField.tsx';
