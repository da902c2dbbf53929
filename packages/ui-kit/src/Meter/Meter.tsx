/** A share of a whole as a bar: balance left on a card, an upload, the way to the next tier. Drawn in SVG, whole per cent. */
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import './Meter.css';

/** Properties of `Meter`. */
export interface MeterProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  /** Share from 0 to 1; clamped. */
  share: number;
  /** The share as text, next to the label and read out. */
  valueText: string;
  /** `progress` for work in progress, `meter` for a quantity (default). */
  kind?: 'meter' | 'progress' | undefined;
  tone?: 'accent' | 'danger' | undefined;
  className?: string | undefined;
}

export function Meter({
  label,
  isLabelHidden,
  share,
  valueText,
  kind = 'meter',
  tone = 'accent',
  className,
}: MeterProps) {
  const id = useId();
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={classNames('o-meter', className)} data-tone={tone}>
      <div className={isLabelHidden === true ? 'o-visually-hidden' : 'o-meter-head'}>
        <span id={id}>{label}</span> <bdi className="o-meter-value">{valueText}</bdi>
      </div>
      <div
        role={kind === 'meter' ? 'meter' : 'progressbar'}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
        className="o-meter-track"
      >
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={percent} height="1" />
        </svg>
      </div>
    </div>
  );
}
