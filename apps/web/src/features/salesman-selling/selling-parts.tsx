/** What a salesman states at checkout besides: the terms of the order, and the customer's invoice. Source: S2.70, S5.64, S6.20 to S6.26. */
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { usePageRead } from '../../shop/use-page-read.ts';
import { salesmanCalls } from '../../shop/salesman-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { Checkout } from '../checkout/use-checkout.ts';
import { MemberInvoicing } from '../company-buying/invoicing-part.tsx';
import { LoadFailed } from '../connection/load-failed.tsx';
import { TermsPart } from './terms-part.tsx';
import { useDesk } from './use-desk.ts';

interface SellingPartsProps {
  readonly checkout: Checkout;
}

export function SellingParts({ checkout }: SellingPartsProps) {
  const { draft } = useDesk();
  return (
    <>
      <TermsPart isDisabled={checkout.isBusy} />
      {draft.customer !== null && <CustomerInvoicing checkout={checkout} customerId={draft.customer.customerId} />}
    </>
  );
}

function CustomerInvoicing({ checkout, customerId }: SellingPartsProps & { readonly customerId: string }) {
  const shop = useShop();
  const texts = useAddedTexts('invoicing');
  const profile = usePageRead(['customerProfile', customerId], () => salesmanCalls(shop).readProfile(customerId));
  if (texts.hasFailed || profile.hasFailed)
    return <LoadFailed onRetry={texts.hasFailed ? texts.retry : profile.retry} />;
  if (texts.answer === null || profile.read === null) return <Skeleton shape="block" />;
  return <MemberInvoicing member={profile.read} checkout={checkout} isOwn={false} />;
}
