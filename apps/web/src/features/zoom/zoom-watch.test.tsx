/** When a page is loaded anew because it was zoomed. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BootProvider } from '../../page/boot.tsx';
import { homeBoot } from '../../app/testing/sample-boot.ts';
import { ZoomWatch } from './zoom-watch.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const zoomTo = (pixelRatio: number, widthPx: number): void => {
  vi.stubGlobal('devicePixelRatio', pixelRatio);
  vi.stubGlobal('innerWidth', widthPx);
  dispatchEvent(new Event('resize'));
};

const watching = () => {
  zoomTo(1, 1440);
  const onReload = vi.fn<(unitId: string) => void>();
  render(
    <BootProvider value={homeBoot}>
      <ZoomWatch onReload={onReload} />
    </BootProvider>,
  );
  return onReload;
};

test('a zoom across 1.7 that changes the width loads the page anew, in either direction [S4.117]', () => {
  const onReload = watching();
  zoomTo(1.75, 823);
  expect(onReload.mock.calls).toEqual([['FR']]);
  zoomTo(1.5, 960);
  expect(onReload).toHaveBeenCalledTimes(2);
});

test('a zoom on one side of 1.7, a wider window and a ratio of the same width do not [S4.117]', () => {
  const onReload = watching();
  zoomTo(1.5, 960);
  zoomTo(1.5, 1200);
  zoomTo(2, 1200);
  zoomTo(2.5, 1000);
  expect(onReload).not.toHaveBeenCalled();
});
