import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { CompanyInfoStage, companyInfoShop } from './testing/company-info-stage.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const show = async (shop = companyInfoShop()) => {
  await act(async () => {
    render(<CompanyInfoStage shop={shop} />);
  });
  return shop;
};

test('each brochure, and all in one file, say their language, type and size before they are pressed [S2.25]', async () => {
  await show();
  const english = await screen.findByRole('link', { name: 'Security and data, English, PDF, 18 kB' });
  expect(english.getAttribute('href')).toBe('/media/brochure/FR/security-and-data.en.pdf');
  expect(english.hasAttribute('download')).toBe(true);
  expect(screen.getByRole('link', { name: 'All brochures in one file, Français, ZIP, 40 kB' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /, (PDF|ZIP), \d+ kB$/ })).toHaveLength(6);
});

test('brochures that cannot be read are asked for again', async () => {
  const shop = await show(companyInfoShop({ fault: { kind: 'unreachable' } }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  shop.company.brochures.script.befall('fetchBrochures', null);
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Security and data' })).toBeTruthy();
});
