/** A finding of a check: the broken rule, and the row that breaks it. */
export interface Finding {
  readonly rule: string;
  readonly subject: string;
}
