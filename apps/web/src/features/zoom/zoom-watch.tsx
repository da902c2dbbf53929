/**
 * Loads the page anew when zooming takes it across the ratio at which it changes its layout; what its forms hold stays.
 * Source: S4.117.
 */
import { reloadsOnZoom, type Zoom } from '@offrande/domain/access';
import { useEffect, useEffectEvent } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { loadAnew } from '../../page/kept-entries.ts';

const currentZoom = (): Zoom => ({ pixelRatio: devicePixelRatio, widthPx: innerWidth });

interface ZoomWatchProps {
  /** Given by a test, for a page cannot be loaded anew in one. */
  readonly onReload?: (unitId: string) => void;
}

export function ZoomWatch({ onReload = loadAnew }: ZoomWatchProps) {
  const { id } = useBoot().unit;
  const reload = useEffectEvent(() => onReload(id));
  useEffect(() => {
    let before = currentZoom();
    const onResize = (): void => {
      const after = currentZoom();
      if (reloadsOnZoom(before, after)) reload();
      before = after;
    };
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  return null;
}
