import type { UserEvent } from '@testing-library/user-event';

/** Puts words into a field at once, as a paste or the browser's own filling does: one render in place of one per key. */
export const fillIn = async (user: UserEvent, field: HTMLElement, words: string): Promise<void> => {
  await user.click(field);
  await user.paste(words);
};
