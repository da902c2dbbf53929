/**
 * What the journey in Firefox and WebKit needs of a browser that is driven from outside. Playwright drives neither in the
 * versions that systems package, so each has a driver of its own.
 */

/** `Control` is the driver's name for an element of the page. */
export interface Driver<Control> {
  readonly open: (address: string) => Promise<void>;
  readonly address: () => Promise<string>;
  /** The value of an expression in the page, as JSON. */
  readonly read: (expression: string) => Promise<unknown>;
  /** The element that an expression in the page finds, or null. */
  readonly find: (expression: string) => Promise<Control | null>;
  /** By the mouse. */
  readonly click: (control: Control) => Promise<void>;
  /** By the keyboard, with the focus on the control. */
  readonly type: (control: Control, text: string) => Promise<void>;
  readonly chooseFile: (control: Control, path: string) => Promise<void>;
  /** The window as a PNG picture. */
  readonly picture: () => Promise<Uint8Array>;
  /** Errors of the page and its console so far. */
  readonly faults: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}
