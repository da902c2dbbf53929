/**
 * What the width of the window, a scroll or a swipe decides about the layout. Lengths in CSS pixels; a bound belongs to
 * the larger side unless it says "above" or "past". Source: spec section 9 (S9.34, S9.39 to S9.43), S4.117, A-46, A-99,
 * the pictures' layout rules.
 */

/** From this width on the shop is drawn for a desktop. */
export const DESKTOP_FROM_PX = 992;
/** An open menu closes when the window grows past this width: there the whole menu shows. */
export const MENU_CLOSES_ABOVE_PX = 1200;
/** Past this scroll a desktop's header becomes compact. */
export const HEADER_COMPACTS_AFTER_PX = 80;
/** Past this scroll the way back to the top appears. */
export const BACK_TO_TOP_AFTER_PX = 600;
/** The least length of a swipe. */
export const SWIPE_MIN_PX = 100;
/** The ratio of device pixels to CSS pixels at which a zoomed page is laid out anew. */
export const ZOOM_RELOAD_RATIO = 1.7;

/** `hasFinePointer`: a mouse or a pad, so a narrow window means a zoomed desktop and no telephone. */
export interface Screen {
  readonly widthPx: number;
  readonly hasFinePointer: boolean;
}

/** True for widths that get the mobile layout. */
export const isMobileWidth = (widthPx: number): boolean => widthPx < DESKTOP_FROM_PX;

/** True where a change of the window's width closes an open menu. */
export const closesMenu = (beforePx: number, afterPx: number): boolean =>
  beforePx <= MENU_CLOSES_ABOVE_PX && afterPx > MENU_CLOSES_ABOVE_PX;

/** True where the header is compact; never below the desktop's width. */
export const isHeaderCompact = (scrollPx: number, widthPx: number): boolean =>
  !isMobileWidth(widthPx) && scrollPx > HEADER_COMPACTS_AFTER_PX;

/** True where the way back to the top is shown. */
export const showsBackToTop = (scrollPx: number): boolean => scrollPx > BACK_TO_TOP_AFTER_PX;

/** The most items first. */
const CAROUSEL: readonly (readonly [fromPx: number, items: number])[] = [
  [1400, 4],
  [1200, 3],
  [DESKTOP_FROM_PX, 2],
];

/** How many items a carousel shows at once: 1 to 4. */
export const carouselItems = (widthPx: number): number => CAROUSEL.find(([fromPx]) => widthPx >= fromPx)?.[1] ?? 1;

/** Which way a finger went along the line, or null for less than a swipe. Left and right are the screen's, in every language. */
export const swipeOf = (startPx: number, endPx: number): 'left' | 'right' | null => {
  const length = endPx - startPx;
  if (Math.abs(length) < SWIPE_MIN_PX) return null;
  return length < 0 ? 'left' : 'right';
};

/** The window as a zoom changes it. */
export interface Zoom {
  readonly pixelRatio: number;
  readonly widthPx: number;
}

/** True where the page is loaded anew: the ratio came from below 1.7 to at least 1.7, or back, and the width changed with it. */
export const reloadsOnZoom = (before: Zoom, after: Zoom): boolean => {
  const isFar = ({ pixelRatio }: Zoom): boolean => pixelRatio >= ZOOM_RELOAD_RATIO;
  return isFar(before) !== isFar(after) && before.widthPx !== after.widthPx;
};
