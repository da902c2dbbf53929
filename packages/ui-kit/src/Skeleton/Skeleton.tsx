/**
 * A grey shape with the final size of the loading content, so that nothing shifts. Decorative: say "loading" once for
 * the whole.
 */
import { classNames } from '../class-names.ts';
import './Skeleton.css';

/** Properties of `Skeleton`. */
export interface SkeletonProps {
  /** `text` one line (default), `title`, `control` a field's height, `block` fills its box. */
  shape?: 'text' | 'title' | 'control' | 'block' | undefined;
  /** Share of the width: default `full`. */
  width?: 'full' | 'wide' | 'half' | 'short' | undefined;
  className?: string | undefined;
}

export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames('o-skeleton', className)} data-shape={shape} data-width={width} />
  );
}
