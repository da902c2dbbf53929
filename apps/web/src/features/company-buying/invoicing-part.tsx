/**
 * What a company chooses for the invoice of this order: which of its addresses it names, and its own number of the purchase. Source:
 * S2.70, S5.65.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { fullNameOf } from '@offrande/domain/address';
import {
  chooseInvoicing,
  invoicingChoices,
  type InvoicingChoice,
  type InvoicingSource,
  type OrderInvoicing,
  PURCHASE_ORDER_MAX,
  standingChoice,
  USUAL_INVOICING,
} from '@offrande/domain/invoicing';
import type { Member } from '@offrande/domain/profile';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { RadioList, type RadioListOption } from '@offrande/ui-kit/RadioList';
import { TextField } from '@offrande/ui-kit/TextField';
import { useMemo } from 'react';
import type { Checkout } from '../checkout/use-checkout.ts';
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import { AddressLine } from '../company-registration/address-line.tsx';
import { useNumberingPlan } from '../phone/use-numbering-plan.ts';

/** Nothing before the profile has come: the checkout says itself that it is missing. */
export function InvoicingPart({ checkout }: { readonly checkout: Checkout }) {
  const member = checkout.buyer.account?.answer ?? null;
  const { answer, hasFailed, retry } = useAddedTexts('invoicing');
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  return member !== null && answer !== null && <MemberInvoicing member={member} checkout={checkout} />;
}

interface MemberInvoicingProps {
  readonly member: Member;
  readonly checkout: Pick<Checkout, 'invoicing' | 'choose' | 'isBusy'>;
  /** Another’s addresses are only chosen from. */
  readonly isOwn?: boolean;
}

export function MemberInvoicing({ member, checkout, isOwn = true }: MemberInvoicingProps) {
  const { invoicing: made, choose, isBusy } = checkout;
  const invoicing = made ?? USUAL_INVOICING;
  const { t } = useLingui();
  const { answer: plan } = useNumberingPlan();
  const choices = useMemo(() => (plan === null ? [] : invoicingChoices(member, plan)), [member, plan]);
  const change = (chosen: OrderInvoicing): void => choose({ invoicing: chosen });
  return (
    <section className="checkout-part" aria-labelledby="checkout-invoicing">
      <h2 id="checkout-invoicing">
        <Trans>Invoice</Trans>
      </h2>
      {choices.length > 0 && (
        <Addresses
          choices={choices}
          isOwn={isOwn}
          chosen={standingChoice(choices, invoicing)}
          onChoose={(source) => change(chooseInvoicing(invoicing, choices, source))}
          isDisabled={isBusy}
        />
      )}
      <TextField
        label={isOwn ? t`Your order number` : t`Order number of the customer`}
        description={t`Stands on the invoice, if you give one.`}
        value={invoicing.purchaseOrder}
        onChange={(purchaseOrder) => change({ ...invoicing, purchaseOrder })}
        maxLength={PURCHASE_ORDER_MAX}
        autoComplete="off"
        isDisabled={isBusy}
      />
    </section>
  );
}

interface AddressesProps {
  readonly isOwn: boolean;
  readonly choices: readonly InvoicingChoice[];
  /** Null where none is complete. */
  readonly chosen: InvoicingChoice | null;
  readonly onChoose: (source: InvoicingSource) => void;
  readonly isDisabled: boolean;
}

function Addresses({ isOwn, choices, chosen, onChoose, isDisabled }: AddressesProps) {
  const { t } = useLingui();
  const titles: Readonly<Record<InvoicingSource, string>> = {
    invoicing: t`Invoicing address`,
    company: t`Head office`,
    delivery: t`Delivery address`,
  };
  const optionOf = ({ source, receiver, isComplete }: InvoicingChoice): RadioListOption<InvoicingSource> => ({
    value: source,
    title: titles[source],
    description: (
      <>
        <bdi>{fullNameOf(receiver)}</bdi>, <AddressLine address={receiver.address} />
      </>
    ),
    ...(isComplete ? {} : { isDisabled: true, price: t`Incomplete` }),
  });
  return (
    <>
      {chosen === null && (
        <Notice tone="warning">
          {isOwn ? (
            <Trans>None of your addresses is complete enough for an invoice.</Trans>
          ) : (
            <Trans>None of the customer’s addresses is complete enough for an invoice.</Trans>
          )}
        </Notice>
      )}
      <RadioList<InvoicingSource>
        label={t`The address on the invoice`}
        value={chosen?.source ?? null}
        onChange={onChoose}
        isDisabled={isDisabled}
        options={choices.map(optionOf)}
      />
      {isOwn && (
        <p className="checkout-hint">
          <Link href="/account?tab=ad">
            <Trans>Change your addresses</Trans>
          </Link>
        </p>
      )}
    </>
  );
}
