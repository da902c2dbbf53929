/** Reminders of the end of a card, to its holder. */
export {
  firstReminder,
  isStopped,
  isWorthReminding,
  judgeReminder,
  REMINDER_HOUR,
  reminderDay,
  type CardTerm,
  type ReminderPolicy,
  type ReminderVerdict,
} from './expiry-reminder.ts';
