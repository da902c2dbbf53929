/** A page that was used before its scripts had come. */
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { EarlyEntries } from './early-entries.ts';
import { useHydrated } from './hydrated.ts';

const START = { words: 'Bonjour', more: '', amount: '75', isAccepted: false, isKept: true, photo: '' };

function Form() {
  const [entered, setEntered] = useState(START);
  const set = (fields: Partial<typeof START>) => setEntered((known) => ({ ...known, ...fields }));
  // Shown again once hydrated, which is when React puts its own values back.
  const isHydrated = useHydrated();
  return (
    <form data-hydrated={isHydrated}>
      <input id="words" value={entered.words} onChange={({ target }) => set({ words: target.value })} />
      <textarea id="more" value={entered.more} onChange={({ target }) => set({ more: target.value })} />
      {['50', '75'].map((amount) => (
        <input
          key={amount}
          id={`amount-${amount}`}
          type="radio"
          name="amount"
          checked={entered.amount === amount}
          onChange={() => set({ amount })}
        />
      ))}
      <input
        id="accepted"
        type="checkbox"
        checked={entered.isAccepted}
        onChange={({ target }) => set({ isAccepted: target.checked })}
      />
      <input
        id="kept"
        type="checkbox"
        checked={entered.isKept}
        onChange={({ target }) => set({ isKept: target.checked })}
      />
      <input id="photo" type="file" onChange={({ target }) => set({ photo: target.files?.[0]?.name ?? '' })} />
      <output>{JSON.stringify(entered)}</output>
    </form>
  );
}

const page = (
  <StrictMode>
    <Suspense>
      <EarlyEntries />
      <Form />
    </Suspense>
  </StrictMode>
);

let root: HTMLElement;
const at = (id: string) => root.querySelector<HTMLInputElement>(`#${id}`)!;
const known = () => JSON.parse(root.querySelector('output')!.textContent) as typeof START;

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
});
const takeOver = async () => {
  await act(async () => void hydrateRoot(root, page));
  await waitFor(() => expect(root.querySelector('form')!.dataset['hydrated']).toBe('true'));
};

test('what was typed, chosen and ticked before the scripts came is kept', async () => {
  const user = userEvent.setup();
  await user.type(at('words'), ' Inès');
  await user.type(at('more'), 'Papa');
  await user.click(at('amount-50'));
  await user.click(at('accepted'));
  await user.click(at('kept'));
  await user.upload(at('photo'), new File(['x'], 'ines.jpg', { type: 'image/jpeg' }));

  await takeOver();

  await waitFor(() =>
    expect(known()).toEqual({
      words: 'Bonjour Inès',
      more: 'Papa',
      amount: '50',
      isAccepted: true,
      isKept: false,
      photo: 'ines.jpg',
    }),
  );
  expect(at('words').value).toBe('Bonjour Inès');
  expect([at('amount-50').checked, at('amount-75').checked, at('kept').checked]).toEqual([true, false, false]);
});

test('a page that nobody has touched stays as it is', async () => {
  await takeOver();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(known()).toEqual(START);
});
