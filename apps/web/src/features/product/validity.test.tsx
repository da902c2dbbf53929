/** The validity period on a card's page. */
import { unit } from '@offrande/tenants/FR';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ProductStage } from './testing/product-stage.tsx';
import { DIGITAL_PAGE } from './testing/sample-page.ts';

afterEach(cleanup);

/** What the page says for a validity of this many months. */
const saidOf = (validMonths: number): string | null | undefined => {
  cleanup();
  render(<ProductStage page={{ ...DIGITAL_PAGE, product: { ...DIGITAL_PAGE.product, validMonths } }} />);
  return screen.getByText('Valid for', { selector: 'dt' }).nextElementSibling?.textContent;
};

describe('the page of a card', () => {
  test('says from when and for how many months it is valid, one in the singular [S5.30]', () => {
    expect([1, 12].map(saidOf)).toEqual(['1 month from purchase', '12 months from purchase']);
  });

  test('says between one and twelve months for every card of the French shop [S5.30]', () => {
    const said = [...new Set(unit.products.map(({ validMonths }) => validMonths))].map(saidOf);
    expect(said.length).toBeGreaterThan(1);
    for (const text of said) expect(text).toMatch(/^([1-9]|1[0-2]) months? from purchase$/);
  });
});
