export { CartButton, CartMark } from './CartButton.tsx';
export type { CartButtonProps, CartMarkProps } from './CartButton.tsx';
