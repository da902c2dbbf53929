/** A title that expands its content: a native element, so it works before hydration and without scripts. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import './Disclosure.css';

/** Properties of `Disclosure`. */
export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  /** Whether it is initially open. */
  isDefaultOpen?: boolean | undefined;
  /** Disclosures of one group close one another. */
  group?: string | undefined;
  onToggle?: ((isOpen: boolean) => void) | undefined;
  className?: string | undefined;
}

export function Disclosure({ title, children, isDefaultOpen, group, onToggle, className }: DisclosureProps) {
  return (
    <details
      className={classNames('o-disclosure', className)}
      name={group}
      open={isDefaultOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="o-disclosure-title">
        <span>{title}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="o-disclosure-content">{children}</div>
    </details>
  );
}
