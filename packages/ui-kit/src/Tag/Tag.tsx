/** A status in one or two words. Not interactive. A status colour always comes with an icon and a text. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import type { IconName } from '../Icon/index.ts';
import './Tag.css';

/** Meaning of a tag. `spark` is for offers only. */
export type TagTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'spark';

/** Properties of `Tag`. */
export interface TagProps {
  children: ReactNode;
  /** Default `neutral`. */
  tone?: TagTone | undefined;
  /** Replaces the icon of the tone; `null` for none, as in a column of tags. */
  icon?: IconName | null | undefined;
  className?: string | undefined;
}

const toneIcons: Readonly<Record<TagTone, IconName | null>> = {
  neutral: null,
  success: 'check',
  warning: 'clock',
  danger: 'alert',
  info: 'info',
  spark: null,
};

export function Tag({ children, tone = 'neutral', icon = toneIcons[tone], className }: TagProps) {
  return (
    <span className={classNames('o-tag', className)} data-tone={tone}>
      {icon !== null && <Icon name={icon} size="sm" />}
      {children}
    </span>
  );
}
