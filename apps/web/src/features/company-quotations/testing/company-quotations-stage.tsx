/** The quotations of a company in a test or story. */
import type { Misfortune } from '@offrande/api-client/testing';
import type { ContractLevel } from '@offrande/domain/customer';
import { money, rate } from '@offrande/domain/money';
import type { QuotationDetail } from '@offrande/domain/quotation';
import { type ReactNode, useState } from 'react';
import { useBoot } from '../../../page/boot.tsx';
import { QUOTATIONS_PAGE } from '../../../shop/quotation-link.ts';
import { dataAddress } from '../../../shop/data-address.ts';
import { usePageQueries } from '../../../shop/queries.ts';
import { DIGITAL_PAGE } from '../../product/testing/sample-page.ts';
import { createMemoryShop, type MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { EURO, POSTED_CART } from '../../../shop/testing/sample.ts';
import { type Place, placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../../account/testing/account-stage.tsx';
import { companyOf, WITH_COMPANIES } from '../../company-home/testing/company-stage.tsx';
import { EMPTY_RECEIVER } from '@offrande/domain/address';
import { type CartLine, emptyCart, newLine } from '@offrande/domain/cart';
import { QuotationsPage } from '../company-quotations.tsx';

const cardFor = (number: number): CartLine => ({
  ...newLine('0', 'OFFRANDE', EURO),
  kind: 'digital',
  productName: 'Offrande, all brands',
  amount: money(50, EURO),
  quantity: 3 * number,
  templateId: '1',
  delivery: { type: 'email', date: null },
  receiver: { ...EMPTY_RECEIVER, firstName: 'Inès', lastName: 'Marchand', email: 'ines.marchand@atelier.example' },
  sender: { name: 'Camille Roux', email: 'direction@atelier.example' },
});

/** `number` counts from 1: the first is the newest. */
export const quotationNo = (number: number): QuotationDetail => ({
  orderNo: `QUOT-000${number}`,
  createdAt: Date.UTC(2026, 5, 20 - number),
  email: 'direction@atelier.example',
  cards: 3 * number,
  total: money(String(150 * number), EURO),
  validUntil: number === 2 ? Date.UTC(2026, 4, 19, 21, 59, 59, 999) : Date.UTC(2026, 6, 20 - number, 21, 59, 59, 999),
  isDisabled: false,
  orders: [],
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
  cartLines: [cardFor(number)],
  prices: [
    {
      face: money(String(150 * number), EURO),
      discount: money(0, EURO),
      extra: money(0, EURO),
      cardMade: money(0, EURO),
      letter: money(0, EURO),
      gross: money(String(150 * number), EURO),
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

/** One that differs from today: dearer then, its second card gone from the catalogue, its day over. */
export const CHANGED_QUOTATION: QuotationDetail = {
  ...quotationNo(1),
  orderNo: 'QUOT-0009',
  total: money('390', EURO),
  cartLines: [
    { ...cardFor(1), delivery: { type: 'email', date: '2026/05/01' } },
    { ...cardFor(1), itemCode: 'CLOSED', productName: 'Librairie du Port' },
  ],
};

/** One that was ordered twice. */
export const ORDERED_QUOTATION: QuotationDetail = {
  ...quotationNo(1),
  orderNo: 'QUOT-0008',
  orders: ['2406-118-734', '2406-118-741'],
};

type Call = Parameters<MemoryShop['memory']['script']['befall']>[0];

export interface CompanyQuotationsStoryProps {
  readonly level?: ContractLevel;
  readonly quotations?: readonly QuotationDetail[];
  readonly isCartEmpty?: boolean;
  readonly path?: string;
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

/** The catalogue has one card. */
function KnownCards({ children }: { readonly children: ReactNode }) {
  const boot = useBoot();
  const queries = usePageQueries();
  const pages = { OFFRANDE: { kind: 'product', product: DIGITAL_PAGE }, CLOSED: null };
  for (const [code, page] of Object.entries(pages))
    queries.setQueryData(['page', dataAddress(boot, `/product/${code}`)], page);
  return children;
}

interface CompanyQuotationsStageProps {
  readonly shop: MemoryShop;
  readonly at?: Place;
}

export function CompanyQuotationsStage({ shop, at }: CompanyQuotationsStageProps) {
  const [place] = useState(() => at ?? placeAt('/account/quotations'));
  return (
    <AccountStage shop={shop} place={place} unit={WITH_COMPANIES}>
      <KnownCards>
        <QuotationsPage />
      </KnownCards>
    </AccountStage>
  );
}

export function CompanyQuotationsStory(props: CompanyQuotationsStoryProps) {
  const [shop] = useState(() => quotationsShop(props));
  const [place] = useState(() => placeAt(props.path ?? QUOTATIONS_PAGE));
  return <CompanyQuotationsStage shop={shop} at={place} />;
}
