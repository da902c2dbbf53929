/**
 * Access: the shop's addresses, who may open them, links, permissions and breakpoints of the screen (spec sections 2, 6
 * and 9).
 */
export { ACCESS_FEATURES, policyFor } from './access-policy.ts';
export type { AccessFeature, AccessFeatures, AccessPolicy } from './access-policy.ts';
export { routeOf, ROUTE_SEGMENTS, ROUTES, routesWith } from './routes.ts';
export type { PatternOf, Route, RouteName, RouteRow, Turnaway } from './routes.ts';
export { matchRoute, pathTo } from './match-route.ts';
export type { AddressName, RouteMatch } from './match-route.ts';
export { afterTemplateFailure, enter, isSwitchedOn, ownHome } from './enter.ts';
export type { Entry, EntryAlert, EntryFacts, GoTo, Page, Visitor } from './entry.ts';
export { hasFixedHeader, isMobileVariant } from './page-frame.ts';
export { accountTabs, faqHref, linkTo, mainMenu } from './links.ts';
export type { RouteLink } from './links.ts';
export { checkCredentials } from './credentials.ts';
export type { Credentials } from './credentials.ts';
export {
  BACK_TO_TOP_AFTER_PX,
  carouselItems,
  closesMenu,
  DESKTOP_FROM_PX,
  HEADER_COMPACTS_AFTER_PX,
  isHeaderCompact,
  isMobileWidth,
  MENU_CLOSES_ABOVE_PX,
  reloadsOnZoom,
  showsBackToTop,
  SWIPE_MIN_PX,
  pushesMenuOut,
  swipeOf,
  ZOOM_RELOAD_RATIO,
} from './screen.ts';
export type { Screen, Zoom } from './screen.ts';
