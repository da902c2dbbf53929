/**
 * The region where toasts appear: a landmark reached with F6, at the end of the screen, above dialogs. One per page.
 */
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components/Toast';
import { Icon } from '../Icon/index.ts';
import type { IconName } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import './Toast.css';
import type { ToastMessage, ToastQueue } from './toast-queue.ts';

/** Properties of `ToastRegion`. */
export interface ToastRegionProps {
  queue: ToastQueue;
  /** Name of the landmark. */
  label: string;
  closeLabel: string;
}

const toneIcons: Readonly<Record<NonNullable<ToastMessage['tone']>, IconName>> = {
  success: 'check-circle',
  info: 'info',
  warning: 'warning',
  danger: 'alert',
};

export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={queue} aria-label={label} className="o-toasts">
      {({ toast }) => {
        const { title, content, tone = 'success', link } = toast.content;
        return (
          <Toast toast={toast} className="o-toast">
            <Icon name={toneIcons[tone]} />
            <ToastContent className="o-toast-body">
              <Text slot="title" className="o-toast-title">
                {title}
              </Text>
              {content !== undefined && (
                <Text slot="description" className="o-toast-content">
                  {content}
                </Text>
              )}
            </ToastContent>
            {link !== undefined && (
              <Link href={link.href} variant="ink" className="o-toast-link">
                {link.text}
              </Link>
            )}
            <IconButton slot="close" icon="close" size="sm" label={closeLabel} />
          </Toast>
        );
      }}
    </AriaToastRegion>
  );
}
