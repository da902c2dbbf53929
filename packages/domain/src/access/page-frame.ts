/** How a page is framed: header and mobile variant. Source: spec section 2 (S2.3, S2.107). */
import type { CustomerKind } from '../customer/index.ts';
import type { Route } from './routes.ts';
import { isMobileWidth } from './screen.ts';

/** True if the header stays in place while this visitor scrolls the page (S2.107). */
export const hasFixedHeader = ({ fixedHeader }: Route, kind: CustomerKind): boolean => fixedHeader.includes(kind);

/** True if the page has a mobile variant (S2.3). */
export const isMobileVariant = ({ screen }: Route, widthPx: number): boolean =>
  screen === 'mobileVariant' && isMobileWidth(widthPx);
