/** A message in the page. Tone, icon and text must agree. `isLive` announces it when it appears after an action. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import type { IconName } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import './Notice.css';

/** Meaning of a notice. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

/** Properties of `Notice`. */
export interface NoticeProps {
  /** Default `info`. */
  tone?: NoticeTone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  icon?: IconName | undefined;
  /** Announced on appearance: at once for danger, politely otherwise. */
  isLive?: boolean | undefined;
  /** Shows a close button. */
  close?: { label: string; onPress: () => void } | undefined;
  className?: string | undefined;
}

const toneIcons: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  danger: 'alert',
};

export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, actions, icon = toneIcons[tone], isLive, close, className } = props;
  const role = isLive === true ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={classNames('o-notice', className)} data-tone={tone} role={role}>
      <Icon name={icon} />
      <div className="o-notice-body">
        {title !== undefined && <strong className="o-notice-title">{title}</strong>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className="o-notice-actions">{actions}</div>}
      </div>
      {close !== undefined && <IconButton icon="close" size="sm" label={close.label} onPress={close.onPress} />}
    </div>
  );
}
