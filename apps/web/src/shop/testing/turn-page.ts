/** Another tab is chosen in place of the page's, or the page's again. */
import { act } from '@testing-library/react';

export const turnPage = (state: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
};
