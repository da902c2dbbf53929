/**
 * Who may choose what comes with an order (spec section 6, A-20). Rates of products and tiers lower everybody's prices; the
 * choice between the discount alone, a bonus and gift cards is for companies and the salesmen who order for them.
 */
import { may } from '../customer/index.ts';
import type { CustomerKind } from '../customer/index.ts';

/** True if the buyer may choose. */
export const mayChooseDiscount = (kind: CustomerKind): boolean => may(kind, 'chooseDiscount');
