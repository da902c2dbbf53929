import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { CartPage } from '../../features/cart/cart-page.tsx';
import { showStoryAsWritten, showStoryIn } from './story-language.ts';

afterEach(() => {
  showStoryAsWritten();
  cleanup();
});

test('a story is shown in the language of the toolbar once it was played, and as written where there are no texts in it', async () => {
  render(
    <Stage shop={createMemoryShop({ cart: POSTED_CART })} place={placeAt('/cart')}>
      <CartPage />
    </Stage>,
  );
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Cart');
  await showStoryIn('fr', 'fr-FR');
  await waitFor(() => expect(heading.textContent).toBe('Panier'));
  await showStoryIn('xx', 'xx');
  await waitFor(() => expect(heading.textContent).toBe('Cart'));
});
