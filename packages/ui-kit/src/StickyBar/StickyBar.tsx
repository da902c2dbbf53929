/**
 * Total and main action, fixed at the bottom of the screen: always (`always`) or only below 992 px. Focused elements
 * scroll clear of it.
 */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './StickyBar.css';

/** Properties of `StickyBar`. */
export interface StickyBarProps {
  /** Term and amount at the start. */
  total?: { term: string; amount: string } | undefined;
  /** The button. */
  children: ReactNode;
  /** Default `narrow`: in the flow as a panel from 992 px. */
  sticks?: 'narrow' | 'always' | undefined;
  className?: string | undefined;
}

export function StickyBar({ total, children, sticks = 'narrow', className }: StickyBarProps) {
  return (
    <div className={classNames('o-sticky-bar', className)} data-sticks={sticks}>
      {total !== undefined && (
        <p className="o-sticky-bar-total">
          <span>{total.term}</span>{' '}
          <strong>
            <bdi>{total.amount}</bdi>
          </strong>
        </p>
      )}
      <div className="o-sticky-bar-act">{children}</div>
    </div>
  );
}
