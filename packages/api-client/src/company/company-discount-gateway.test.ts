/** The discounts of a company, in the domain's words. */
import { currency, money, rate } from '@offrande/domain/money';
import { Schema } from 'effect';
import { expect, test } from 'vitest';
import type { Client } from '../client/index.ts';
import { createCompanyDiscountGateway } from './index.ts';

const EUR = currency('EUR');

const WIRE = {
  custId: 'B1',
  itemCode: 'kino',
  productName: 'Kino 9',
  accumulateAmt: '1240.50',
  isAccuSales: true,
  discountList: [{ amountFrom: '0.00', amountTo: null, discountRate: '4' }],
};

const gatewayOf = (discount: object) => {
  const asked: object[] = [];
  const client: Client = {
    unitId: 'FR',
    call: async (call, request) => {
      asked.push(request);
      return Schema.decodeUnknownSync(call.response)({ discounts: [discount] }) as never;
    },
  };
  return { asked, gateway: createCompanyDiscountGateway(client, EUR) };
};

test('the discounts of a company name their cards, and count what was bought [S3.55][S3.56]', async () => {
  const { asked, gateway } = gatewayOf(WIRE);
  expect(await gateway.readDiscounts('B1')).toEqual([
    {
      productName: 'Kino 9',
      entry: {
        customerId: 'B1',
        itemCode: 'kino',
        accumulated: money('1240.50', EUR),
        isAccumulating: true,
        tiers: [{ from: money(0, EUR), to: null, rate: rate('4') }],
      },
    },
  ]);
  expect(asked).toEqual([{ aggregatorBuId: 'FR', custId: 'B1' }]);
});

test('a discount whose amount has more decimals than the currency cannot be read [S3.56]', async () => {
  const { gateway } = gatewayOf({ ...WIRE, accumulateAmt: '1240.505' });
  await expect(gateway.readDiscounts('B1')).rejects.toMatchObject({ reason: 'unreadable' });
});
