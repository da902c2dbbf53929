export { FieldError, FieldMessage } from './FieldError.tsx';
export type { FieldErrorProps } from './FieldError.tsx';
