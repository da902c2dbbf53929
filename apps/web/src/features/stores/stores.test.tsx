import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PageStage } from '../../app/testing/page-stage.tsx';
import { storesBoot } from '../../app/testing/sample-boot.ts';
import { Screen } from './stores.tsx';

afterEach(cleanup);

const open = () => {
  render(<PageStage boot={storesBoot} Screen={Screen} />);
  return userEvent.setup();
};
const shops = () => screen.queryAllByRole('article').map((shop) => within(shop).getByRole('heading').textContent);
const search = () => screen.getByRole('searchbox', { name: 'City, postcode or name' });

test('all shops are listed with address and hours, in the unit’s order [S2.72][A-92]', async () => {
  const user = open();
  expect(shops()).toEqual(['Offrande Paris', 'Offrande Paris', 'Offrande Lyon']);
  const [first] = screen.getAllByRole('article');
  expect(first!.textContent).toContain('14 rue des Lanternes');
  await user.click(within(first!).getByText('Opening hours'));
  expect(first!.textContent).toMatch(/Monday\s*Closed/);
  expect(first!.textContent).toContain('10:00–19:00');
});

test('a city or the beginning of a zip code finds its shops, and how many they are is announced [S2.72][A-92]', async () => {
  const user = open();
  await user.type(search(), '690');
  expect(shops()).toEqual(['Offrande Lyon']);
  expect(screen.getByText('1 shop')).toBeTruthy();
});

test('where nothing is found, one press shows all again [S2.72]', async () => {
  const user = open();
  await user.type(search(), 'Atlantis');
  expect(shops()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show all shops' }));
  expect(shops()).toHaveLength(3);
});

test('the map of a shop is loaded from another site only once the visitor allows it [S2.73][A-92]', async () => {
  const user = open();
  const [first] = screen.getAllByRole('button', { name: 'Show on the map' });
  await user.click(first!);
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Load the map' }));
  expect(screen.getByTitle('Map: Offrande Paris').getAttribute('src')).toContain('marker=48.8631%2C2.3601');
});

test('a shop without a known place is in the list and on no map [A-92]', () => {
  open();
  const [, second] = screen.getAllByRole('article');
  expect(within(second!).queryByRole('button', { name: 'Show on the map' })).toBeNull();
});
