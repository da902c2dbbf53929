export { FileField } from './FileField.tsx';
export type { FileFieldProps, SentFile } from './FileField.tsx';
