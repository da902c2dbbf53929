/** A place with no content yet: what would be here, and how to get it. Also used by the not-found page. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import type { IconName } from '../Icon/index.ts';
import './EmptyState.css';

/** Properties of `EmptyState`. */
export interface EmptyStateProps {
  title: string;
  /** Level of the title in the page, default 2. */
  level?: 1 | 2 | 3 | undefined;
  children?: ReactNode;
  icon?: IconName | undefined;
  /** Art instead of an icon, for example an empty GiftCard. */
  art?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
}

export function EmptyState({ title, level = 2, children, icon, art, actions, className }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={classNames('o-empty', className)}>
      {art !== undefined && <div className="o-empty-art">{art}</div>}
      {icon !== undefined && (
        <span className="o-empty-icon">
          <Icon name={icon} size="lg" />
        </span>
      )}
      <Title className="o-empty-title" tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Title>
      {children !== undefined && <div className="o-empty-text">{children}</div>}
      {actions !== undefined && <div className="o-empty-actions">{actions}</div>}
    </div>
  );
}
