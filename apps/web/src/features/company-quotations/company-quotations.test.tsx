import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  CompanyQuotationsStage,
  type CompanyQuotationsStoryProps,
  quotationNo,
  quotationsShop,
} from './testing/company-quotations-stage.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = async (props: CompanyQuotationsStoryProps = {}) => {
  const shop = quotationsShop(props);
  await act(async () => {
    render(<CompanyQuotationsStage shop={shop} />);
  });
  return { shop, user: userEvent.setup() };
};
const numbers = () => screen.getAllByRole('heading', { level: 2, name: /^QUOT/ }).map((heading) => heading.textContent);

describe('the quotations of a company', () => {
  test('are listed with date, cards, total and the address they went to [S2.15][S3.101][S6.14]', async () => {
    await open();
    expect(await screen.findByText('QUOT-0001')).toBeTruthy();
    const [first] = screen.getAllByRole('listitem').filter((item) => item.classList.contains('quotation'));
    expect(first!.textContent).toContain('150,00');
    expect(first!.textContent).toContain('2026/06/19 · 3 cards');
    expect(first!.textContent).toContain('direction@atelier.example');
  });

  test('come page by page, each once [S4.60]', async () => {
    const { user } = await open({ quotations: Array.from({ length: 12 }, (_, at) => quotationNo(at + 1)) });
    await screen.findByText('QUOT-0001');
    expect(numbers()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(numbers()).toHaveLength(12));
    expect(new Set(numbers()).size).toBe(12);
  });

  test('say their lines and tax once they are opened [S3.101][S7.17][A-06]', async () => {
    const { user } = await open();
    await user.click((await screen.findAllByText('What it contains'))[0]!);
    const lines = await screen.findByRole('table', { name: 'Lines of quotation QUOT-0001' });
    expect(within(lines).getByText('Inès Marchand')).toBeTruthy();
    expect(screen.getByText(/^Tax on Cards, 20/)).toBeTruthy();
  });

  test('are disabled after a question, and leave the list [S7.16]', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Disable quotation QUOT-0001' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(numbers()).toEqual(['QUOT-0001', 'QUOT-0002']);
    await user.click(screen.getByRole('button', { name: 'Disable quotation QUOT-0001' }));
    await user.click(await screen.findByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(numbers()).toEqual(['QUOT-0002']));
  });

  test('stay where disabling fails, which is said', async () => {
    const { user } = await open({ faults: [['disableQuotation', { kind: 'unreachable' }]] });
    await user.click(await screen.findByRole('button', { name: 'Disable quotation QUOT-0001' }));
    await user.click(await screen.findByRole('button', { name: 'Disable' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(numbers()).toEqual(['QUOT-0001', 'QUOT-0002']);
  });
});

describe('a quotation for the cart', () => {
  test('goes to the company’s own address unless another is typed, and a popup says where it went [S4.12][S7.99][S8.49]', async () => {
    const { user } = await open();
    const field = await screen.findByRole('textbox', { name: 'Send it to' });
    await waitFor(() => expect(field).toHaveProperty('value', 'ines@exemple.fr'));
    await user.clear(field);
    await user.type(field, 'chef@exemple');
    await user.click(screen.getByRole('button', { name: 'Send the quotation' }));
    expect(await screen.findByText(/not valid email format/)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.type(field, '.fr');
    await user.click(screen.getByRole('button', { name: 'Send the quotation' }));
    const popup = await screen.findByRole('alertdialog', { name: 'Quotation sent' });
    expect(popup.textContent).toContain('chef@exemple.fr');
  });

  test('that fails says so in a popup, and can be asked for again [S8.48]', async () => {
    const { shop, user } = await open({ faults: [['requestQuotation', { kind: 'unreachable' }]] });
    await user.click(await screen.findByRole('button', { name: 'Send the quotation' }));
    expect(await screen.findByText('oops, something went wrong, try again')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    shop.memory.script.befall('requestQuotation', null);
    await user.click(screen.getByRole('button', { name: 'Send the quotation' }));
    expect(await screen.findByRole('alertdialog', { name: 'Quotation sent' })).toBeTruthy();
  });

  test('is not offered for an empty cart, nor to a company that is not verified [A-182]', async () => {
    await open({ isCartEmpty: true });
    await screen.findByText('QUOT-0001');
    expect(screen.queryByRole('button', { name: 'Send the quotation' })).toBeNull();
    cleanup();
    await open({ level: 'light' });
    expect(await screen.findByText(/not yet verified/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the quotation' })).toBeNull();
  });
});
