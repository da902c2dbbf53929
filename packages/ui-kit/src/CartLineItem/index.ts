export { CartLineItem } from './CartLineItem.tsx';
export type { CartLineItemProps, LineAction } from './CartLineItem.tsx';
