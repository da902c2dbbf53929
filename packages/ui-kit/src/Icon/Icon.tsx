/** Inline icon from the set, drawn in the colour of its text. Decorative unless it has a label. */
import { classNames } from '../class-names.ts';
import './Icon.css';
import { directionalIcons, icons } from './icons.ts';
import type { IconName } from './icons.ts';

/** Properties of `Icon`. */
export interface IconProps {
  /** Which drawing. Arrows, chevrons, transfer and truck are mirrored in right-to-left text. */
  name: IconName;
  /** Side in px: `sm` 16, `md` 20 (default), `lg` 24. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Text alternative. Without it the icon is hidden from assistive technology. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Icon({ name, size = 'md', label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames('o-icon', className)}
      data-size={size}
      data-directional={directionalIcons.has(name) || undefined}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={icons[name]} />
    </svg>
  );
}
