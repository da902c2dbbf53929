export { CouponPanel } from './CouponPanel.tsx';
export type { AppliedCoupon, CouponPanelProps } from './CouponPanel.tsx';
