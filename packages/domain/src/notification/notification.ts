/**
 * Notifications: their kinds, their default texts, their duration and what a small screen shows of them. Texts are tags
 * with parameters, which the screen translates. Source: S8.65 to S8.69, S9.36 to S9.38, A-97. Times in milliseconds.
 */

export const NOTIFICATION_KINDS = ['success', 'error', 'warning'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The default texts of a notification: a title for each kind, and a second text for two of them. */
export type DefaultWords =
  | { readonly _tag: 'Success' }
  | { readonly _tag: 'ErrorTryAgain' }
  | { readonly _tag: 'ContactUs' }
  | { readonly _tag: 'Warning' }
  | { readonly _tag: 'ContactSupport' };

/** `content` null: only a title. `Words` are the tags of the sender. */
export interface Notification<Words extends { readonly _tag: string } = DefaultWords> {
  readonly kind: NotificationKind;
  readonly title: Words | DefaultWords;
  readonly content: Words | DefaultWords | null;
}

const DEFAULTS = {
  success: { title: { _tag: 'Success' }, content: null },
  error: { title: { _tag: 'ErrorTryAgain' }, content: { _tag: 'ContactUs' } },
  warning: { title: { _tag: 'Warning' }, content: { _tag: 'ContactSupport' } },
} as const satisfies Record<NotificationKind, Omit<Notification, 'kind'>>;

/**
 * A notification of a kind. Without given texts it has the defaults of its kind; with a given title it has the given
 * content or none, because a default second text belongs to the default title.
 */
export const notification = <Words extends { readonly _tag: string } = never>(
  kind: NotificationKind,
  title: Words | null = null,
  content: Words | null = null,
): Notification<Words> =>
  title === null
    ? { kind, title: DEFAULTS[kind].title, content: content ?? DEFAULTS[kind].content }
    : { kind, title, content };

/** The duration of a notification with only a title. */
export const NOTIFICATION_MS = 3000;
/** The duration of a notification with content, also if a small screen hides the content. */
export const NOTIFICATION_WITH_CONTENT_MS = 6000;

/** The texts as tags, or as the translations of a screen. */
interface Worded {
  readonly title: unknown;
  readonly content: unknown;
}

/** The duration of a notification on the screen. */
export const notificationMs = ({ content }: Pick<Worded, 'content'>): number =>
  content === null ? NOTIFICATION_MS : NOTIFICATION_WITH_CONTENT_MS;

/** The visible part: on a small screen only the title, for the same duration. */
export const shownNotification = <Sent extends Worded>(
  sent: Sent,
  isMobile: boolean,
): Omit<Sent, 'content'> & { readonly content: Sent['content'] | null; readonly durationMs: number } => ({
  ...sent,
  content: isMobile ? null : sent.content,
  durationMs: notificationMs(sent),
});
