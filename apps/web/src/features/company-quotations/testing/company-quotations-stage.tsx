/** The quotations of a company in a test or story. */
import type { Misfortune } from '@offrande/api-client/testing';
import type { ContractLevel } from '@offrande/domain/customer';
import { money, rate } from '@offrande/domain/money';
import type { QuotationDetail } from '@offrande/domain/quotation';
import { useState } from 'react';
import { createMemoryShop, type MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { EURO, POSTED_CART } from '../../../shop/testing/sample.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../../account/testing/account-stage.tsx';
import { companyOf, WITH_COMPANIES } from '../../company-home/testing/company-stage.tsx';
import { emptyCart } from '@offrande/domain/cart';
import { QuotationsPage } from '../company-quotations.tsx';

/** `number` counts from 1: the first is the newest. */
export const quotationNo = (number: number): QuotationDetail => ({
  orderNo: `QUOT-000${number}`,
  createdAt: Date.UTC(2026, 5, 20 - number),
  email: 'direction@atelier.example',
  cards: 3 * number,
  total: money(String(150 * number), EURO),
  state: 'open',
  lines: [
    {
      amount: '50.00',
      deliverType: 'email',
      itemCode: 'OFFRANDE',
      qty: 3 * number,
      receiverName: 'Inès Marchand',
      senderName: 'Atelier & Fils',
      senderEmail: 'direction@atelier.example',
    },
  ],
  tax: [
    {
      part: 'goods',
      rate: rate('20'),
      price: money(String(150 * number), EURO),
      tax: money(String(25 * number), EURO),
    },
  ],
});

type Call = Parameters<MemoryShop['memory']['script']['befall']>[0];

export interface CompanyQuotationsStoryProps {
  readonly level?: ContractLevel;
  readonly quotations?: readonly QuotationDetail[];
  readonly isCartEmpty?: boolean;
  readonly faults?: readonly (readonly [Call, Misfortune])[];
}

export const quotationsShop = ({
  level = 'registered',
  quotations = [quotationNo(1), quotationNo(2)],
  isCartEmpty = false,
  faults = [],
}: CompanyQuotationsStoryProps = {}): MemoryShop => {
  const shop = createMemoryShop({
    cart: isCartEmpty ? emptyCart(EURO) : POSTED_CART,
    isMember: true,
    identity: { members: [companyOf(level)] },
    money: { quotations },
  });
  for (const [call, fault] of faults) shop.memory.script.befall(call, fault);
  return shop;
};

export function CompanyQuotationsStage({ shop }: { readonly shop: MemoryShop }) {
  const [place] = useState(() => placeAt('/account/quotations'));
  return (
    <AccountStage shop={shop} place={place} unit={WITH_COMPANIES}>
      <QuotationsPage />
    </AccountStage>
  );
}

export function CompanyQuotationsStory(props: CompanyQuotationsStoryProps) {
  const [shop] = useState(() => quotationsShop(props));
  return <CompanyQuotationsStage shop={shop} />;
}
