import { expect, test, vi } from 'vitest';
import { askConsent, onConsentRequested } from './ask-consent.ts';

test('the question asked for before anybody listens is heard by who listens first, once [A-76]', () => {
  askConsent();
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = onConsentRequested(first);
  onConsentRequested(second);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  askConsent();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1]);
  stop();
  askConsent();
  expect(first).toHaveBeenCalledTimes(2);
});
