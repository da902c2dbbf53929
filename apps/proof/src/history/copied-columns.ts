/**
 * How a copy of a row differs from the row, by the names of columns: `n` is the number of the copy. What is not said here is
 * copied as it is, but for ids (every uuid) and instants, which each copy has its own of.
 */

/** Texts that a row is known by, and that other rows name it by. An id in a text changes as the id does. */
export const KEYS: ReadonlySet<string> = new Set([
  'access_hash',
  'cause_id',
  'content_hash',
  'event_ref',
  'key',
  'number_hmac',
  'order_no',
  'owner',
  'payment_id',
  'previous_hash',
  'provider_ref',
  'reference',
  'refresh_hash',
  'secret',
  'secret_hash',
  'settled_order_no',
  'solution',
  'spent_token.mark',
  'subject',
  'target_mark',
  'token_hash',
]);

/** Numbers that rise with every row, and what else counts by them: a copy begins behind the last row of the copy before. */
export const RISING: Readonly<Record<string, string>> = {
  'entry.no': 'entry.no',
  'hold.no': 'hold.no',
  'order_event.no': 'order_event.no',
  'card_state.no': 'card_state.no',
  'card_state.after_entry': 'entry.no',
  'card_state.after_hold': 'hold.no',
  'audit.no': 'audit.no',
  'invoice.number': 'invoice.number',
};

/** What was still to be done about a row: long ago it has been done. */
export const DONE: ReadonlySet<string> = new Set(['payment_attempt.next_look_at']);

/** What is not history: one row for a unit or a day, gone within minutes, or made anew of what is copied. */
export const NOT_COPIED: ReadonlySet<string> = new Set([
  'captcha_spent',
  'invoice_counter',
  'login_guard',
  'rate_count',
  'seal',
  'sealed_journal',
  'sealing_key',
  'unsealed_journal',
  'verification',
]);

/** Tables of a session, which say their unit by it. */
export const BY_SESSION: ReadonlySet<string> = new Set(['init_token']);
