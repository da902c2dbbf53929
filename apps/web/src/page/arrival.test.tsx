/** What a visitor who moves to another page finds at once. */
import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useArrival } from './arrival.ts';

afterEach(cleanup);

/** `onShown` is called when the page stands in the document, before it is painted. */
function Page({ title, onShown }: { readonly title: string; readonly onShown: (title: string) => void }) {
  useArrival(`/${title}`, title);
  useLayoutEffect(() => onShown(document.title));
  return <h1>{title}</h1>;
}

test('the title of a page is there with its heading', () => {
  const titles: string[] = [];
  const onShown = (title: string): void => void titles.push(title);
  const { rerender } = render(<Page title="Cart" onShown={onShown} />);
  rerender(<Page title="Imprint" onShown={onShown} />);
  expect(titles).toEqual(['Cart', 'Imprint']);
});
