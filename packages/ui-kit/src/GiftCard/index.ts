export { GiftCard } from './GiftCard.tsx';
export type { GiftCardProps, GiftCardStatus } from './GiftCard.tsx';
