/**
 * Shows a notification of a kind, with its own text or the kind's default. Toasts decide how long it stays and what a
 * small screen shows. Errors are shown in the page too. Source: S8.65 to S8.69, S9.36 to S9.38, A-97.
 */
import { useLingui } from '@lingui/react/macro';
import { type DefaultWords, notification, type NotificationKind } from '@offrande/domain/notification';
import type { ToastMessage } from '@offrande/ui-kit/Toast';
import { useCallback } from 'react';
import { showToast } from '../../page/toasts.tsx';

/** A text given by the screen. */
interface Said {
  readonly _tag: 'Said';
  readonly text: string;
}

const TONES = { success: 'success', error: 'danger', warning: 'warning' } as const satisfies Record<
  NotificationKind,
  ToastMessage['tone']
>;

/** The default texts, for notifications and for messages in the page. */
export const useDefaultWords = (): Readonly<Record<DefaultWords['_tag'], string>> => {
  const { t } = useLingui();
  return {
    Success: t`Success`,
    ErrorTryAgain: t`Error, please try again`,
    ContactUs: t`Please contact us if there are any questions`,
    Warning: t`Warning`,
    ContactSupport: t`Please contact support`,
  };
};

export type Notify = (kind: NotificationKind, title?: string | null, content?: string | null) => void;

const said = (text: string | null): Said | null => (text === null ? null : { _tag: 'Said', text });

export const useNotify = (): Notify => {
  const words = useDefaultWords();
  return useCallback(
    (kind, title = null, content = null) => {
      const textOf = (what: Said | DefaultWords): string => (what._tag === 'Said' ? what.text : words[what._tag]);
      const sent = notification<Said>(kind, said(title), said(content));
      const more = sent.content === null ? {} : { content: textOf(sent.content) };
      void showToast({ title: textOf(sent.title), ...more, tone: TONES[kind] });
    },
    [words],
  );
};
