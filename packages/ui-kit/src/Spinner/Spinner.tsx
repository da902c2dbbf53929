/** Turning ring for work in progress. Decorative unless it has a label, which is then announced politely. */
import { classNames } from '../class-names.ts';
import './Spinner.css';

/** Properties of `Spinner`. */
export interface SpinnerProps {
  /** What is in progress. Without it the ring is hidden from assistive technology. */
  label?: string | undefined;
  /** Side in px: `sm` 16 (default), `md` 24, `lg` 40. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Writes the label beside the ring instead of hiding it visually. */
  showLabel?: boolean | undefined;
  className?: string | undefined;
}

export function Spinner({ label, size = 'sm', showLabel = false, className }: SpinnerProps) {
  const ring = <span className="o-spinner-ring" data-size={size} aria-hidden="true" />;
  if (label === undefined) return ring;
  return (
    <output className={classNames('o-spinner', className)}>
      {ring}
      <span className={showLabel ? 'o-spinner-label' : 'o-visually-hidden'}>{label}</span>
    </output>
  );
}
