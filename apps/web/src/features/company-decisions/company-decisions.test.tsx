import { ERROR_CODES } from '@offrande/api-client/contract';
import type { WaitingOrder } from '@offrande/domain/order-decision';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { AccountStage } from '../account/testing/account-stage.tsx';
import { peopleWorld, SEVERAL, WITH_COMPANIES } from '../company-people/testing/people-stage.tsx';
import { CompanyDecisionsPage } from './company-decisions.tsx';
import { OWN_WAITING, TO_DECIDE } from './testing/waiting-orders.ts';

afterEach(cleanup);

const open = async (orders: readonly WaitingOrder[] = [TO_DECIDE, OWN_WAITING]) => {
  const { shop, place } = peopleWorld(SEVERAL, '/account/approvals', { waitingOrders: orders });
  await act(async () => {
    render(
      <AccountStage shop={shop} place={place} unit={WITH_COMPANIES}>
        <CompanyDecisionsPage />
      </AccountStage>,
    );
  });
  return { decisions: shop.company.decisions, user: userEvent.setup({ delay: null }) };
};

const plain = (element: HTMLElement): string => element.textContent.replaceAll(/\s/gu, ' ');
const panel = (name: string) => screen.findByRole('region', { name });
const button = (name: string) => screen.findByRole('button', { name });

describe('the orders of a company that wait for a decision', () => {
  test('tell who ordered what above which limit, until when, and who decides about one’s own [A-183]', async () => {
    await open();
    const row = plain(await panel('For you to decide'));
    for (const text of ['4 128,00 €', '86 cards', 'per order', 'Max Durand', '2026/06/15 10:30'])
      expect(row).toContain(text);
    const own = await panel('Your orders that wait');
    for (const text of ['60,00 €', '1 card', 'per month', 'Ana Le Goff']) expect(plain(own)).toContain(text);
    expect(within(own).queryByRole('button')).toBeNull();
  });

  test('are approved with one press, and what was done is said and focused [A-183]', async () => {
    const { decisions, user } = await open();
    await user.click(await button(`Approve order ${TO_DECIDE.orderNo}`));
    const said = await screen.findByText(/is approved/);
    expect(decisions.made).toEqual([{ orderNo: TO_DECIDE.orderNo, isApproved: true, reason: '' }]);
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    expect(screen.queryByRole('region', { name: 'For you to decide' })).toBeNull();
  });

  test('are refused with a reason that is asked for; going back refuses nothing [A-183]', async () => {
    const { decisions, user } = await open();
    await user.click(await button(`Refuse order ${TO_DECIDE.orderNo}`));
    await user.click(await button('Back'));
    expect(decisions.made).toEqual([]);
    await user.click(await button(`Refuse order ${TO_DECIDE.orderNo}`));
    await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Too much');
    await user.click(await button('Refuse'));
    await screen.findByText(/is refused and cancelled/);
    expect(decisions.made).toEqual([{ orderNo: TO_DECIDE.orderNo, isApproved: false, reason: 'Too much' }]);
  });

  test('that somebody else has decided about say so, and the list is read again [A-183]', async () => {
    const { decisions, user } = await open();
    decisions.script.befall('decideOrder', { kind: 'refused', code: ERROR_CODES.decisionRefused });
    const reads = () => decisions.script.made.filter((call) => call === 'fetchWaitingOrders').length;
    const before = reads();
    await user.click(await button(`Approve order ${TO_DECIDE.orderNo}`));
    await screen.findByText(/You cannot decide about this order any more/);
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  test('are said to be none, or not to be reached, which can be tried again', async () => {
    await open([]);
    expect(await screen.findByText('No order waits for a decision')).toBeTruthy();
    cleanup();
    const { shop, place } = peopleWorld(SEVERAL, '/account/approvals', { waitingOrders: [TO_DECIDE] });
    shop.company.decisions.script.befall('fetchWaitingOrders', { kind: 'unreachable' });
    render(
      <AccountStage shop={shop} place={place} unit={WITH_COMPANIES}>
        <CompanyDecisionsPage />
      </AccountStage>,
    );
    const again = await button('Try again');
    shop.company.decisions.script.befall('fetchWaitingOrders', null);
    await userEvent.click(again);
    expect(await panel('For you to decide')).toBeTruthy();
  });
});
