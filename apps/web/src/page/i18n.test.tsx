import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { I18nProvider, useLingui } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addTexts, loadI18n } from './i18n.ts';

afterEach(cleanup);

/** A text of the group `consent`. */
const ALLOW_ALL = generateMessageId('Allow all');

function Language({ onRender }: { readonly onRender: () => void }) {
  onRender();
  return useLingui().i18n.locale;
}

test('texts that come later are there for what is shown next, and render nothing on the page anew', async () => {
  const i18n = await loadI18n('fr', 'shop');
  const rendered = vi.fn();
  render(
    <I18nProvider i18n={i18n}>
      <Language onRender={rendered} />
    </I18nProvider>,
  );
  expect(i18n._(ALLOW_ALL)).toBe(ALLOW_ALL);
  await act(() => addTexts(i18n, 'consent'));
  expect(i18n._(ALLOW_ALL)).toBe('Tout accepter');
  expect(rendered).toHaveBeenCalledOnce();
});
