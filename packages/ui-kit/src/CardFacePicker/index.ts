export { CardFacePicker } from './CardFacePicker.tsx';
export type { CardFace, CardFacePickerProps } from './CardFacePicker.tsx';
