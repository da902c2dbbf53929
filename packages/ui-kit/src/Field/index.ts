export { Field, isFilled } from './Field.tsx';
export type { FieldProps, FieldTexts } from './Field.tsx';
