export { ToastRegion } from './ToastRegion.tsx';
export type { ToastRegionProps } from './ToastRegion.tsx';
export { createToastQueue, showToast } from './toast-queue.ts';
export type { ToastMessage, ToastQueue } from './toast-queue.ts';
