export { Dialog } from './Dialog.tsx';
export type { DialogAnswer, DialogProps } from './Dialog.tsx';
