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
  /** The shares that it is made of, drawn side by side; together they are `share`. */
  parts?: readonly number[] | undefined;
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
  parts,
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
          {parts === undefined ? <rect width={percent} height="1" /> : <Parts parts={parts} />}
        </svg>
      </div>
    </div>
  );
}

/** Up to the whole; parts without a share are left out. */
function Parts({ parts }: { parts: readonly number[] }) {
  const ends = parts.map((_, at) => parts.slice(0, at + 1).reduce((sum, part) => sum + part, 0));
  return parts.map((part, at) => {
    const end = Math.min(1, ends[at] ?? 0);
    const width = Math.max(0, end - Math.min(1, (ends[at] ?? 0) - part)) * 100;
    return width > 0 && <rect key={end} x={end * 100 - width} width={width} height="1" data-part={at % 2} />;
  });
}
