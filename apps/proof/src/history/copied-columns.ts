/**
 * How a copy of a row differs from its original, by column. Columns not listed here are copied unchanged, except uuids and timestamps,
 * which differ in each copy.
 */

/** String keys, and references to them. An id within such a string changes the way the id itself does. */
export const KEYS: ReadonlySet<string> = new Set([
  'access_hash',
  'cause_id',
  'content_hash',
  'email_hmac',
  'event_ref',
  'key',
  'number_hmac',
  'order_no',
  'owner',
  'payment_id',
  'previous_hash',
  'provider_ref',
  'quotation_no',
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

/** Emails of which a unit has one each: every copy has its number before it. */
export const NUMBERED: ReadonlySet<string> = new Set([
  'customer.email',
  'company_person.email',
  'company_invitation.email',
]);

/** Sequence numbers, and references to them, with the sequence. Each copy continues after the last row of the previous copy. */
export const SEQUENCES: Readonly<Record<string, string>> = {
  'entry.no': 'entry.no',
  'hold.no': 'hold.no',
  'order_event.no': 'order_event.no',
  'card_state.no': 'card_state.no',
  'card_state.after_entry': 'entry.no',
  'card_state.after_hold': 'hold.no',
  'audit.no': 'audit.no',
  'invoice.number': 'invoice.number',
  'credit_note.number': 'credit_note.number',
};

/** Due dates of pending work, which is long done in a history: copied as null. */
export const DONE: ReadonlySet<string> = new Set(['payment_attempt.next_look_at']);

/**
 * Ends of what lives for hours: all copies end in a month. With their own dates most would have ended and been deleted before the first
 * statement is inspected, and of a table that has become small PostgreSQL rightly reads all.
 */
export const ALIVE: ReadonlySet<string> = new Set(['kyb_session.expires_at']);

/** Tables that are not history: one row per unit or day, short-lived rows, or rows rebuilt from the copies. */
export const NOT_COPIED: ReadonlySet<string> = new Set([
  'captcha_spent',
  'document_counter',
  'login_guard',
  'rate_count',
  'seal',
  'sealed_journal',
  'sealing_key',
  'unsealed_journal',
  'verification',
]);

/** Tables without a unit column, whose unit is that of their session. */
export const BY_SESSION: ReadonlySet<string> = new Set(['init_token']);
