import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
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
} from './index.ts';

const px = fc.integer({ min: 0, max: 4000 });

test('the limits are those of the specification [S4.117][S9.34][S9.39][S9.40][S9.41][S9.42]', () => {
  expect([DESKTOP_FROM_PX, MENU_CLOSES_ABOVE_PX, HEADER_COMPACTS_AFTER_PX, BACK_TO_TOP_AFTER_PX]).toEqual([
    992, 1200, 80, 600,
  ]);
  expect([SWIPE_MIN_PX, ZOOM_RELOAD_RATIO]).toEqual([100, 1.7]);
});

test('below 992 px is mobile, 992 itself is desktop [S9.39][A-46]', () => {
  expect([0, 991, 992, 1440].map(isMobileWidth)).toEqual([true, true, false, false]);
  expect(isMobileWidth(991.5)).toBe(true);
});

test('an open menu closes when the window grows past 1200 px, and at no other change [S9.40][A-99]', () => {
  expect(closesMenu(1200, 1201)).toBe(true);
  expect([closesMenu(1100, 1200), closesMenu(1201, 1300), closesMenu(1201, 1200)]).toEqual([false, false, false]);
  fc.assert(
    fc.property(px, px, (before, after) => {
      expect(closesMenu(before, after)).toBe(before < 1201 && after > 1200);
    }),
  );
});

test('the header compacts past 80 px of scroll, on desktop only [S9.41]', () => {
  expect([0, 80, 81, 900].map((scroll) => isHeaderCompact(scroll, 992))).toEqual([false, false, true, true]);
  expect(isHeaderCompact(900, 991)).toBe(false);
});

test('the button back to the top appears past 600 px of scroll, at any width [S9.42]', () => {
  expect([0, 600, 601].map(showsBackToTop)).toEqual([false, false, true]);
});

test('a carousel shows 4, 3, 2 and 1 items from 1400, 1200, 992 and 0 px [S9.43][A-99]', () => {
  expect([0, 991, 992, 1199, 1200, 1399, 1400, 4000].map(carouselItems)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
});

test('a menu is pushed out towards the side that it came from, which is the right one in Arabic [S9.34]', () => {
  for (const [from, to] of [
    [300, 200],
    [200, 300],
    [300, 201],
  ] as const)
    expect([pushesMenuOut(from, to, 'ltr'), pushesMenuOut(from, to, 'rtl')]).toEqual([
      swipeOf(from, to) === 'left',
      swipeOf(from, to) === 'right',
    ]);
});

test('a swipe is at least 100 px long, either way [S9.34][A-99]', () => {
  expect([swipeOf(200, 100), swipeOf(200, 101), swipeOf(200, 299), swipeOf(200, 300)]).toEqual([
    'left',
    null,
    null,
    'right',
  ]);
  expect(swipeOf(500, 0)).toBe('left');
  expect(swipeOf(0, 500)).toBe('right');
});

const zoom = (pixelRatio: number, widthPx: number) => ({ pixelRatio, widthPx });

describe('a zoom', () => {
  test('across 1.7 with a change of width reloads, from below or back [S4.117][A-99]', () => {
    expect(reloadsOnZoom(zoom(1.69, 1000), zoom(1.7, 900))).toBe(true);
    expect(reloadsOnZoom(zoom(1.7, 900), zoom(1.69, 1000))).toBe(true);
    expect(reloadsOnZoom(zoom(1.7, 900), zoom(2, 800))).toBe(false);
    expect(reloadsOnZoom(zoom(1, 900), zoom(1.69, 800))).toBe(false);
    expect(reloadsOnZoom(zoom(1, 900), zoom(2, 900))).toBe(false);
    expect(reloadsOnZoom(zoom(2, 900), zoom(2, 800))).toBe(false);
  });

  test('in both directions gives the same result [S4.117]', () => {
    const zooms = fc.record({ pixelRatio: fc.double({ min: 0.25, max: 5, noNaN: true }), widthPx: px });
    fc.assert(
      fc.property(zooms, zooms, (a, b) => {
        expect(reloadsOnZoom(a, b)).toBe(reloadsOnZoom(b, a));
      }),
    );
  });
});
