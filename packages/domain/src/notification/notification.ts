/**
 * Short messages that pass: their kinds, what they say where nobody says anything, how long they stay and what a small
 * screen shows of them. Words are tags with parameters; texts are the screen's. Source: S8.65 to S8.69, S9.36 to S9.38,
 * Times in milliseconds.
 */

export const NOTIFICATION_KINDS = ['success', 'error', 'warning'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What a notification says where its sender says nothing: a title for each kind, and a second text for two of them. */
export type DefaultWords =
  | { readonly _tag: 'Success' }
  | { readonly _tag: 'ErrorTryAgain' }
  | { readonly _tag: 'ContactUs' }
  | { readonly _tag: 'Warning' }
  | { readonly _tag: 'ContactSupport' };

/** `content` null: a title alone. `Words` are the tags of whoever sends it. */
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
 * A notification of a kind. Where no words are given it says the defaults of its kind; with a title of its own it has
 * the content that is given beside it, or none: a default second text belongs to the default title.
 */
export const notification = <Words extends { readonly _tag: string } = never>(
  kind: NotificationKind,
  title: Words | null = null,
  content: Words | null = null,
): Notification<Words> =>
  title === null
    ? { kind, title: DEFAULTS[kind].title, content: content ?? DEFAULTS[kind].content }
    : { kind, title, content };

/** How long a title alone stays. */
export const NOTIFICATION_MS = 3000;
/** How long a notification with content stays, also where a small screen hides the content. */
export const NOTIFICATION_WITH_CONTENT_MS = 6000;

/** The words as tags, or as the texts that a screen has made of them. */
interface Worded {
  readonly title: unknown;
  readonly content: unknown;
}

/** How long a notification stays on the screen. */
export const notificationMs = ({ content }: Pick<Worded, 'content'>): number =>
  content === null ? NOTIFICATION_MS : NOTIFICATION_WITH_CONTENT_MS;

/** What is drawn of it: on a small screen the title alone, for as long as the whole would stay. */
export const shownNotification = <Sent extends Worded>(
  sent: Sent,
  isMobile: boolean,
): Omit<Sent, 'content'> & { readonly content: Sent['content'] | null; readonly durationMs: number } => ({
  ...sent,
  content: isMobile ? null : sent.content,
  durationMs: notificationMs(sent),
});
