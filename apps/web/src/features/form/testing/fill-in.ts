import type { UserEvent } from '@testing-library/user-event';

/** Fills a field in one step, as pasting or autofill does: one render instead of one per key. */
export const fillIn = async (user: UserEvent, field: HTMLElement, words: string): Promise<void> => {
  await user.click(field);
  await user.paste(words);
};
