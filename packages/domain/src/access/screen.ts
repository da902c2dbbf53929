/**
 * How the width of the window, scrolling and swiping affect the layout. Lengths are CSS pixels; a limit belongs to the
 * larger side unless its name says "above" or "past". Source: spec section 9 (S9.34, S9.39 to S9.43), S4.117, A-46,
 * A-99, the pictures' layout rules.
 */

/** The least width of the desktop layout. */
export const DESKTOP_FROM_PX = 992;
/** An open menu closes when the window grows past this width, because the full menu is visible there. */
export const MENU_CLOSES_ABOVE_PX = 1200;
/** The scroll distance past which the header becomes compact on a desktop. */
export const HEADER_COMPACTS_AFTER_PX = 80;
/** The scroll distance past which the button back to the top appears. */
export const BACK_TO_TOP_AFTER_PX = 600;
/** The minimum length of a swipe. */
export const SWIPE_MIN_PX = 100;
/** The ratio of device pixels to CSS pixels at which a zoomed page is reloaded. */
export const ZOOM_RELOAD_RATIO = 1.7;

/** `hasFinePointer`: a mouse or a touchpad, so a narrow window is a zoomed desktop and not a phone. */
export interface Screen {
  readonly widthPx: number;
  readonly hasFinePointer: boolean;
}

/** True for widths that get the mobile layout. */
export const isMobileWidth = (widthPx: number): boolean => widthPx < DESKTOP_FROM_PX;

/** True if a change of the window's width closes an open menu. */
export const closesMenu = (beforePx: number, afterPx: number): boolean =>
  beforePx <= MENU_CLOSES_ABOVE_PX && afterPx > MENU_CLOSES_ABOVE_PX;

/** True if the header is compact; never below the desktop width. */
export const isHeaderCompact = (scrollPx: number, widthPx: number): boolean =>
  !isMobileWidth(widthPx) && scrollPx > HEADER_COMPACTS_AFTER_PX;

/** True if the button back to the top is shown. */
export const showsBackToTop = (scrollPx: number): boolean => scrollPx > BACK_TO_TOP_AFTER_PX;

/** The most items first. */
const CAROUSEL: readonly (readonly [fromPx: number, items: number])[] = [
  [1400, 4],
  [1200, 3],
  [DESKTOP_FROM_PX, 2],
];

/** How many items a carousel shows at once: 1 to 4. */
export const carouselItems = (widthPx: number): number => CAROUSEL.find(([fromPx]) => widthPx >= fromPx)?.[1] ?? 1;

/**
 * The horizontal direction of a swipe, or null if the finger moved too little. Left and right are the screen's, in
 * every language.
 */
export const swipeOf = (startPx: number, endPx: number): 'left' | 'right' | null => {
  const length = endPx - startPx;
  if (Math.abs(length) < SWIPE_MIN_PX) return null;
  return length < 0 ? 'left' : 'right';
};

/** True for a swipe towards the side where a line begins, by which a menu that came from there is pushed out. */
export const pushesMenuOut = (startPx: number, endPx: number, direction: 'ltr' | 'rtl'): boolean =>
  swipeOf(startPx, endPx) === (direction === 'rtl' ? 'right' : 'left');

/** The parts of the window that zooming changes. */
export interface Zoom {
  readonly pixelRatio: number;
  readonly widthPx: number;
}

/** True if the page is reloaded: the ratio crossed 1.7 in either direction and the width changed as well. */
export const reloadsOnZoom = (before: Zoom, after: Zoom): boolean => {
  const isFar = ({ pixelRatio }: Zoom): boolean => pixelRatio >= ZOOM_RELOAD_RATIO;
  return isFar(before) !== isFar(after) && before.widthPx !== after.widthPx;
};
