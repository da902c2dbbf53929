/** Notifications that disappear by themselves, and popups that wait for an answer (spec sections 8 and 9, A-97). */
export {
  notification,
  NOTIFICATION_KINDS,
  NOTIFICATION_MS,
  NOTIFICATION_WITH_CONTENT_MS,
  notificationMs,
  shownNotification,
} from './notification.ts';
export type { DefaultWords, Notification, NotificationKind } from './notification.ts';
export { escapeAnswer, isPopupAnswer, POPUP_MODES, popupButtons } from './popup.ts';
export type { PopupAnswer, PopupMode } from './popup.ts';
