/** What a check of the books found: the rule that is broken, and the row that breaks it. */
export interface Finding {
  readonly rule: string;
  readonly subject: string;
}
