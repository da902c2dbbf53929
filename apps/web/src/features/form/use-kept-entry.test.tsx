/** Each loading of a page has modules of its own, as in a browser: what one has kept, the next one finds in the tab's storage. */
import { cleanup, render, screen } from '@testing-library/react';
import { Result } from 'effect';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillIn } from './testing/fill-in.ts';
import { userEvent } from '@testing-library/user-event';

beforeEach(() => {
  sessionStorage.clear();
  // A test page cannot be loaded anew; what was kept until then is all that matters.
  vi.stubGlobal('location', { ...location, assign: () => undefined, reload: () => undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://shop.test');
  Object.assign(location, { pathname, search });
};

/** A page with one form, of modules loaded anew. */
const open = async (address: string) => {
  cleanup();
  vi.resetModules();
  at(address);
  const { useEntry } = await import('./use-entry.ts');
  const { loadAnew } = await import('../../page/kept-entries.ts');
  const { placeAt, Stage } = await import('../../shop/testing/stage.tsx');
  const { createMemoryShop } = await import('../../shop/testing/memory-shop.ts');
  const { POSTED_CART } = await import('../../shop/testing/sample.ts');
  const shop = createMemoryShop({ cart: POSTED_CART });
  function Words() {
    const { entry, change } = useEntry({ line: '', password: '' }, Result.succeed, () => undefined, 'words');
    return (
      <>
        <input aria-label="Line" value={entry.line} onChange={({ target }) => change({ line: target.value })} />
        <input
          aria-label="Password"
          value={entry.password}
          onChange={({ target }) => change({ password: target.value })}
        />
      </>
    );
  }
  render(
    <Stage shop={shop} place={placeAt('/product/offrande')}>
      <Words />
    </Stage>,
  );
  return { loadAnew: (href: string) => loadAnew('FR', href) };
};

const held = () => ['Line', 'Password'].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value);

const write = async () => {
  await fillIn(userEvent.setup(), screen.getByLabelText('Line'), 'Bon anniversaire');
  await fillIn(userEvent.setup(), screen.getByLabelText('Password'), 'Cerisier1');
};

test('a form has what was typed when its page is loaded in another language, and no password', async () => {
  const page = await open('/FR/product/offrande?lang=fr');
  await write();
  page.loadAnew('/FR/product/offrande?lang=en');
  await open('/FR/product/offrande?lang=en');
  expect(held()).toEqual(['Bon anniversaire', '']);
});

test('it is put back once: a later loading, or another page, begins empty', async () => {
  const page = await open('/FR/product/offrande');
  await write();
  page.loadAnew('/FR/product/offrande');
  await open('/FR/product/other');
  expect(held()).toEqual(['', '']);
  await open('/FR/product/offrande');
  expect(held()).toEqual(['', '']);
});
