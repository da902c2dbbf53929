/**
 * What a salesman states at checkout besides: the terms of the order, and the customer's invoice; or sends it as a quotation. Source: S2.70, S5.64,
 * S6.14, S6.20 to S6.26, S7.99.
 */
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useMemo } from 'react';
import { saveNow } from '../../shop/draft-desk.ts';
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { usePageRead } from '../../shop/use-page-read.ts';
import { salesmanCalls } from '../../shop/salesman-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { Checkout } from '../checkout/use-checkout.ts';
import { QuotationToSend } from '../company-quotations/quotation-for-cart.tsx';
import type { QuotedCustomer } from '../company-quotations/use-quotation-request.ts';
import { MemberInvoicing } from '../company-buying/invoicing-part.tsx';
import { LoadFailed } from '../connection/load-failed.tsx';
import { TermsPart } from './terms-part.tsx';
import { useApproval } from './use-approval.ts';
import { useDesk } from '../../shop/use-draft-desk.ts';

interface SellingPartsProps {
  readonly checkout: Checkout;
}

export function SellingParts({ checkout }: SellingPartsProps) {
  const { draft } = useDesk();
  return (
    <>
      <OrderTerms isDisabled={checkout.isBusy} />
      {draft.customer !== null && <CustomerParts checkout={checkout} customerId={draft.customer.customerId} />}
    </>
  );
}

function OrderTerms({ isDisabled }: { readonly isDisabled: boolean }) {
  const { answer, hasFailed, retry } = useAddedTexts('selling-terms');
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  return answer === null ? <Skeleton shape="block" /> : <TermsPart isDisabled={isDisabled} />;
}

/** What needs the customer's profile. */
function CustomerParts({ checkout, customerId }: SellingPartsProps & { readonly customerId: string }) {
  const shop = useShop();
  const { desk } = useDesk();
  const { isNeeded } = useApproval();
  const [invoicing, quotations] = [useAddedTexts('invoicing'), useAddedTexts('quotation-request')];
  const profile = usePageRead(['customerProfile', customerId], () => salesmanCalls(shop).readProfile(customerId));
  const quoted = useMemo((): QuotedCustomer => ({ customerId, saveDraft: () => saveNow(desk) }), [customerId, desk]);
  const parts = [invoicing, quotations, profile];
  if (parts.some(({ hasFailed }) => hasFailed))
    return <LoadFailed onRetry={() => parts.filter(({ hasFailed }) => hasFailed).forEach(({ retry }) => retry())} />;
  if (invoicing.answer === null || quotations.answer === null || profile.read === null)
    return <Skeleton shape="block" />;
  return (
    <>
      <MemberInvoicing member={profile.read} checkout={checkout} isOwn={false} />
      {!isNeeded && <QuotationToSend quoted={quoted} knownEmail={profile.read.email} isDisabled={checkout.isBusy} />}
    </>
  );
}
