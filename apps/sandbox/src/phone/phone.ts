/** The text messages of this run, in memory. A repeated reference is one message, as it is at real gateways. */

export const PHONE_MODES = ['accept', 'unavailable', 'refuse'] as const;
export type PhoneMode = (typeof PHONE_MODES)[number];

/** Beyond this the oldest message is dropped. */
const MESSAGES_MAX = 2_000;

export interface TextMessage {
  readonly id: string;
  readonly at: number;
  /** E.164, such as `+33612345678`. */
  readonly to: string;
  readonly from: string;
  readonly text: string;
  readonly reference: string;
}

export class Phone {
  mode: PhoneMode = 'accept';
  #nextId = 1;
  #messages: readonly TextMessage[] = [];

  /** Stores a message; `isNew` is false if its reference is already known. */
  receive(message: Omit<TextMessage, 'id' | 'at'>): { readonly message: TextMessage; readonly isNew: boolean } {
    const earlier = this.#messages.find((one) => one.reference === message.reference);
    if (earlier) return { message: earlier, isNew: false };
    const stored = { ...message, id: String(this.#nextId++), at: Date.now() };
    this.#messages = [stored, ...this.#messages].slice(0, MESSAGES_MAX);
    return { message: stored, isNew: true };
  }

  /** Newest first; filtered by number if one is given. */
  all(to?: string): readonly TextMessage[] {
    return to ? this.#messages.filter((one) => one.to === to) : this.#messages;
  }

  clear(): void {
    this.#messages = [];
    this.mode = 'accept';
  }
}
