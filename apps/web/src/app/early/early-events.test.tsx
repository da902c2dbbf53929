/** A page that was used before its scripts had loaded. */
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityStepper } from '@offrande/ui-kit/QuantityStepper';
import { Button } from '@offrande/ui-kit/Button';
import { StrictMode, Suspense, useState, type SyntheticEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { useHydrated } from '../../page/hydrated.ts';
import { ReplayEarlyEvents } from './replay-early-events.ts';

const START = {
  words: 'Bonjour',
  more: '',
  amount: '75',
  isAccepted: false,
  isKept: true,
  photo: '',
  occasion: 'none',
  quantity: 1,
  sent: [] as readonly string[],
};

function Form() {
  const [entered, setEntered] = useState(START);
  const set = (fields: Partial<typeof START>) => setEntered((known) => ({ ...known, ...fields }));
  // Rendered again after hydration, which is when React resets controlled values.
  const isHydrated = useHydrated();
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    set({ sent: [...entered.sent, `${entered.words} x ${entered.quantity}`] });
  };
  return (
    <form data-hydrated={isHydrated} onSubmit={send}>
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
      <select id="occasion" value={entered.occasion} onChange={({ target }) => set({ occasion: target.value })}>
        <option value="none">-</option>
        <option value="birthday">Birthday</option>
      </select>
      <QuantityStepper
        label="Quantity"
        value={entered.quantity}
        max={10}
        onChange={(quantity) => set({ quantity })}
        decreaseLabel="Fewer"
        increaseLabel="More"
      />
      <nav>
        {isHydrated ? (
          <span>
            <button type="button">Cart</button>
          </span>
        ) : (
          <a href="/cart">Cart</a>
        )}
      </nav>
      <Button type="submit">Add</Button>
      <output id="known">{JSON.stringify(entered)}</output>
    </form>
  );
}

const page = (
  <StrictMode>
    <Suspense>
      <ReplayEarlyEvents />
      <Form />
    </Suspense>
  </StrictMode>
);

let root: HTMLElement;
const at = (id: string) => root.querySelector<HTMLInputElement>(`#${id}`)!;
const named = (name: string) => root.querySelector<HTMLElement>(`[aria-label="${name}"], [type=${name}]`)!;
const quantity = () => root.querySelector<HTMLInputElement>('[role=spinbutton]')!;
const known = () => JSON.parse(at('known').textContent) as typeof START;

beforeEach(async () => {
  vi.resetModules();
  await import('./early-events.ts');
  root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
});
const takeOver = async () => {
  await act(async () => void hydrateRoot(root, page));
  await waitFor(() => expect(root.querySelector('form')!.dataset['hydrated']).toBe('true'));
  await waitFor(() => expect(globalThis.earlyEvents).toBeUndefined());
};

test('what was typed, chosen and ticked before the scripts came is kept', async () => {
  const user = userEvent.setup();
  await user.type(at('words'), ' Inès');
  await user.type(at('more'), 'Papa');
  await user.click(at('amount-50'));
  await user.click(at('accepted'));
  await user.click(at('kept'));
  await user.selectOptions(at('occasion'), 'birthday');
  await user.upload(at('photo'), new File(['x'], 'ines.jpg', { type: 'image/jpeg' }));

  await takeOver();

  await waitFor(() =>
    expect(known()).toEqual({
      ...START,
      words: 'Bonjour Inès',
      more: 'Papa',
      amount: '50',
      isAccepted: true,
      isKept: false,
      photo: 'ines.jpg',
      occasion: 'birthday',
    }),
  );
  expect(at('words').value).toBe('Bonjour Inès');
  expect([at('amount-50').checked, at('amount-75').checked, at('kept').checked]).toEqual([true, false, false]);
});

test('what the browser itself has put back, after a reload, is kept', async () => {
  at('words').value = 'Bonsoir';
  at('accepted').checked = true;
  at('amount-50').checked = true;
  at('occasion').value = 'birthday';
  await takeOver();
  await waitFor(() =>
    expect(known()).toEqual({ ...START, words: 'Bonsoir', isAccepted: true, amount: '50', occasion: 'birthday' }),
  );
});

test('presses and entries are done in their order: each press of a stepper, an impatient one of the button once', async () => {
  const user = userEvent.setup();
  await user.clear(quantity());
  await user.type(quantity(), '3');
  await user.click(named('More'));
  await user.click(named('More'));
  await user.click(named('submit'));
  await user.click(named('submit'));
  await user.type(at('words'), ' Inès');
  await user.click(named('submit'));
  expect(known().sent).toEqual([]);

  await takeOver();

  await waitFor(() => expect(known().sent).toEqual(['Bonjour x 5', 'Bonjour Inès x 5']));
});

test('Enter in a field sends the form once the page can, and first takes what was typed where a control does', async () => {
  const user = userEvent.setup();
  await user.clear(quantity());
  await user.type(quantity(), '4{Enter}');
  await user.type(at('words'), '{Enter}');

  await takeOver();

  await waitFor(() => expect(known().sent).toEqual(['Bonjour x 4']));
});

test('a press that began before the page was taken over and ends after it counts', async () => {
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: named('More') });
  await takeOver();
  await user.pointer({ keys: '[/MouseLeft]', target: named('More') });
  await waitFor(() => expect(known().quantity).toBe(2));
});

test('the focus and the caret stay where the visitor writes', async () => {
  const user = userEvent.setup();
  await user.click(named('submit'));
  await user.type(at('words'), 'X', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  await takeOver();
  await waitFor(() => expect(known()).toMatchObject({ words: 'BonXjour', sent: ['Bonjour x 1'] }));
  expect(document.activeElement).toBe(at('words'));
  expect([at('words').selectionStart, at('words').selectionEnd]).toEqual([4, 4]);
  await user.keyboard('Y');
  expect(known().words).toBe('BonXYjour');
});

/** React does not handle a part that still waits for its script. */
const leaveUnhandled = (event: Event): void => event.stopImmediatePropagation();

test('letters typed while the page is being taken over are kept, in their order', async () => {
  const user = userEvent.setup({ delay: 70 });
  await user.type(at('words'), ' In');
  root.addEventListener('input', leaveUnhandled, { capture: true });
  await takeOver();
  await user.keyboard('ès');
  expect(known().words).toBe('Bonjour');
  root.removeEventListener('input', leaveUnhandled, { capture: true });
  await waitFor(() => expect(known().words).toBe('Bonjour Inès'));
  expect(at('words').value).toBe('Bonjour Inès');
  expect(at('words').selectionStart).toBe(12);
});

test('the focus goes over to what React has made anew in its place', async () => {
  root.querySelector<HTMLElement>('nav a')!.focus();
  await takeOver();
  await waitFor(() => expect(document.activeElement).toBe(root.querySelector('nav button')));
});

test('a page that nobody has touched stays as it is, and one that is taken over answers at once', async () => {
  await takeOver();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(known()).toEqual(START);
  const user = userEvent.setup();
  await user.click(named('More'));
  expect(known().quantity).toBe(2);
});
