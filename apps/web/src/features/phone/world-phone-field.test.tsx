import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { WorldPhoneField } from './world-phone-field.tsx';

afterEach(cleanup);

function Mobile() {
  const [phone, setPhone] = useState({ areaCode: '', number: '' });
  return <WorldPhoneField label="Mobile number" phone={phone} onChange={setPhone} />;
}

const show = () => {
  render(
    <Stage shop={createMemoryShop({ cart: POSTED_CART })} place={placeAt('/')}>
      <Mobile />
    </Stage>,
  );
  return screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
};

const rowsOf = (list: HTMLElement) => within(list).getAllByRole<HTMLOptionElement>('option');

test('the list of area codes begins with the unit’s own, has the others by name, and each area code once [S5.39]', () => {
  const list = show();
  const [own, ...others] = rowsOf(list).map(({ text }) => text);
  expect(own).toBe('France +33');
  expect(others).toContain('Belgium +32');
  expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'en')));
  const codes = rowsOf(list).map(({ value }) => value);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(150);
});

test('the country that is chosen stays with the number that is typed [S5.39]', async () => {
  const list = show();
  expect(list.value).toBe('+33');
  await userEvent.selectOptions(list, 'Belgium +32');
  await userEvent.type(screen.getByRole('textbox', { name: 'Mobile number' }), '470 12 34 56');
  expect(list.value).toBe('+32');
  expect(screen.getByText('+32', { selector: '[aria-hidden]' })).toBeTruthy();
});
