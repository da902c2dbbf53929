export { PhotoCropper, type PhotoCropperProps } from './PhotoCropper.tsx';
