import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageStage } from '../../app/testing/page-stage.tsx';
import { ALL_TILES, homeBoot } from '../../app/testing/sample-boot.ts';
import { Screen } from './phone-credit.tsx';

afterEach(cleanup);

const show = (tiles: typeof ALL_TILES) =>
  render(
    <PageStage boot={{ ...homeBoot, path: '/phone-credit', data: { kind: 'phoneCredit', tiles } }} Screen={Screen} />,
  );
const main = () => within(screen.getByRole('main'));

test('phone credit is a page with the products of its category, each leading into the usual flow [S1.27][S2.35][A-91]', () => {
  show(ALL_TILES.slice(0, 2));
  expect(main().getByRole('heading', { level: 1, name: 'Phone credit' })).toBeTruthy();
  const hrefs = main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/product/offrande', '/product/kino-9']);
});

test('without such products the page says so [A-91]', () => {
  show([]);
  expect(main().getByRole('heading', { level: 1, name: 'There is no phone credit here' })).toBeTruthy();
});
