import type { MemoryCard, Misfortune } from '@offrande/api-client/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CARDS } from '../../shop/testing/sample.ts';
import { DIGITAL_PAGE } from '../product/testing/sample-page.ts';
import { quotationHref, QUOTATIONS_PAGE } from '../../shop/quotation-link.ts';
import { placeAt } from '../../shop/testing/stage.tsx';
import {
  CHANGED_QUOTATION,
  CompanyQuotationsStage,
  type CompanyQuotationsStoryProps,
  ORDERED_QUOTATION,
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

const FORTY: MemoryCard = { ...CARDS.forty, pin: '' };

const open = async (props: CompanyQuotationsStoryProps = {}, profile: Misfortune | null = null) => {
  const shop = quotationsShop(props);
  shop.identity.script.befall('fetchProfile', profile);
  const place = placeAt(props.path ?? QUOTATIONS_PAGE);
  await act(async () => {
    render(<CompanyQuotationsStage shop={shop} at={place} />);
  });
  return { shop, place, user: userEvent.setup() };
};
const take = async (user: UserEvent, orderNo: string) =>
  user.click(await screen.findByRole('button', { name: `Put into the cart, quotation ${orderNo}` }));
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

  test('say until when they are valid, and which ones have ended [A-185]', async () => {
    await open();
    expect(await screen.findByText('Valid until 2026/07/19')).toBeTruthy();
    expect(screen.getByText('Ended on 2026/05/19')).toBeTruthy();
  });

  test('name the orders that were made from them, each with a link to it; others name none [A-174]', async () => {
    await open({ quotations: [ORDERED_QUOTATION, quotationNo(2)] });
    const orders = await screen.findAllByText(/^Ordered as/);
    expect(orders.map(({ textContent }) => textContent)).toEqual([
      'Ordered as 2406-118-734',
      'Ordered as 2406-118-741',
    ]);
    expect(within(orders[1]!).getByRole('link').getAttribute('href')).toBe('/order/2406-118-741');
    expect(screen.getByRole('button', { name: 'Put into the cart, quotation QUOT-0008' })).toBeTruthy();
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
    expect(within(lines).getByText('Offrande, all brands')).toBeTruthy();
    expect(within(lines).getByText('Inès Marchand')).toBeTruthy();
    expect(within(lines).getByText(/^150,00/)).toBeTruthy();
    expect(screen.getByText(/^Tax on Cards, 20/)).toBeTruthy();
  });

  test('one that the address names is first and opened, once, whatever page of the list it is on [S3.101][S7.17]', async () => {
    const quotations = Array.from({ length: 12 }, (_, at) => quotationNo(at + 1));
    const { user } = await open({ quotations, path: quotationHref('QUOT-00012') });
    expect(await screen.findByRole('table', { name: 'Lines of quotation QUOT-00012' })).toBeTruthy();
    expect(numbers()[0]).toBe('QUOT-00012');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(numbers()).toHaveLength(12));
    expect(new Set(numbers()).size).toBe(12);
    await user.click(screen.getByRole('button', { name: 'Disable quotation QUOT-00012' }));
    await user.click(await screen.findByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(numbers()).toHaveLength(11));
  });

  test('one that the address names and that cannot be opened is said beside the others', async () => {
    await open({ path: quotationHref('QUOT-0007') });
    expect(await screen.findByText(/could not be opened/)).toBeTruthy();
    expect(numbers()).toEqual(['QUOT-0001', 'QUOT-0002']);
  });

  test('one that the address names and that did not come is asked for again', async () => {
    const { shop, user } = await open({
      path: quotationHref('QUOT-0002'),
      faults: [['readQuotation', { kind: 'unreachable' }]],
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/could not be opened/)).toBeNull();
    shop.memory.script.befall('readQuotation', null);
    await user.click(again);
    expect(await screen.findByRole('table', { name: 'Lines of quotation QUOT-0002' })).toBeTruthy();
    expect(numbers()).toEqual(['QUOT-0002', 'QUOT-0001']);
  });

  test('come as PDF; that it does not come is said [S8.49]', async () => {
    const { shop, user } = await open();
    const button = await screen.findByRole('button', { name: 'PDF of quotation QUOT-0001' });
    shop.memory.script.befall('readDocument', { kind: 'unreachable' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(shop.saved).toEqual([]);
    shop.memory.script.befall('readDocument', null);
    await user.click(button);
    await waitFor(() => expect(shop.saved).toHaveLength(1));
    expect(shop.saved[0]).toMatchObject({ fileName: 'QUOT-0001.pdf', contentType: 'application/pdf' });
    expect(screen.queryByRole('alert')).toBeNull();
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

describe('a quotation goes into the cart', () => {
  test('at once where nothing has changed: all its cards, with what was chosen for them [A-174]', async () => {
    const { shop, place, user } = await open({ isCartEmpty: true });
    shop.memory.putDiscounts(DIGITAL_PAGE.product.discounts);
    await take(user, 'QUOT-0001');
    await waitFor(() => expect(place.history.at(-1)).toBe('/cart'));
    expect(shop.cart.get().lines).toMatchObject([
      { itemCode: 'OFFRANDE', quantity: 3, templateId: '1', receiver: { firstName: 'Inès' }, quotationNo: 'QUOT-0001' },
    ]);
    expect(shop.discounts.get()).toHaveLength(1);
  });

  test('after a question that marks the price, the day and the cards that have changed [A-174][A-185]', async () => {
    const { shop, place, user } = await open({ isCartEmpty: true, quotations: [CHANGED_QUOTATION] });
    await take(user, 'QUOT-0009');
    const question = await screen.findByRole('alertdialog', { name: 'Put this quotation into the cart?' });
    expect(question.textContent).toMatch(/Quoted: 390,00\s€. Today: 150,00\s€/);
    expect(question.textContent).toContain('Librairie du Port');
    expect(question.textContent).toContain('The day of delivery of 1 line is over');
    await user.click(within(question).getByRole('button', { name: 'Keep my cart' }));
    expect(shop.cart.get().lines).toEqual([]);
    await take(user, 'QUOT-0009');
    await user.click(await screen.findByRole('button', { name: 'Put into the cart' }));
    await waitFor(() => expect(place.history.at(-1)).toBe('/cart'));
    expect(shop.cart.get().lines).toMatchObject([{ itemCode: 'OFFRANDE', delivery: { date: null } }]);
  });

  test('in place of cards that cannot be beside it, whose coupons go too, once that is confirmed [A-22][A-174]', async () => {
    const { shop, user } = await open();
    shop.visit.saveCoupons([{ ...FORTY, isVerified: false }]);
    await take(user, 'QUOT-0001');
    const question = await screen.findByRole('alertdialog', { name: 'Put this quotation into the cart?' });
    expect(shop.cart.get().lines).toHaveLength(2);
    await user.click(within(question).getByRole('button', { name: 'Empty the cart and put it there' }));
    await waitFor(() => expect(shop.cart.get().lines).toMatchObject([{ itemCode: 'OFFRANDE' }]));
    expect(shop.visit.readCoupons()).toEqual([]);
  });

  test('not if it was made before its cards were stored, which is said [A-174]', async () => {
    const { shop, user } = await open({ quotations: [{ ...quotationNo(1), cartLines: null, prices: null }] });
    await take(user, 'QUOT-0001');
    const told = await screen.findByRole('alertdialog', { name: 'This quotation cannot be put into the cart' });
    expect(told.textContent).toContain('Please ask for a new one');
    expect(told.textContent).not.toContain('Today');
    expect(shop.cart.get().lines).toHaveLength(2);
  });

  test('not if it has ended or its cards are gone, which is said; a failure leaves the cart [A-185]', async () => {
    const gone = { ...CHANGED_QUOTATION, cartLines: CHANGED_QUOTATION.cartLines!.slice(1) };
    const { shop, user } = await open({ quotations: [gone, quotationNo(2)] });
    await screen.findByText('Ended on 2026/05/19');
    expect(screen.queryByRole('button', { name: /cart, quotation QUOT-0002/ })).toBeNull();
    await take(user, 'QUOT-0009');
    await screen.findByRole('alertdialog', { name: 'This quotation cannot be put into the cart' });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    shop.memory.script.befall('readQuotation', { kind: 'unreachable' });
    await take(user, 'QUOT-0009');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(shop.cart.get().lines).toHaveLength(2);
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

  test('waits for the address that it would go to; where that does not come, it is typed', async () => {
    await open({}, { kind: 'silent' });
    await screen.findByText('QUOT-0001');
    expect(screen.queryByRole('button', { name: 'Send the quotation' })).toBeNull();
    cleanup();
    const { user } = await open({}, { kind: 'unreachable' });
    await user.type(await screen.findByRole('textbox', { name: 'Send it to' }), 'chef@exemple.fr');
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
