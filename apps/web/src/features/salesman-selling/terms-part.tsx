/**
 * The terms that a salesman grants: for all cards of the order or for one, each with its bounds, the total beside them changing at once. What is
 * out of bounds is not taken, and said. Source: S6.21 to S6.26, S8.44, A-10, A-189, A-190, picture 19b.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { CartLine } from '@offrande/domain/cart';
import type { TermScope } from '@offrande/domain/salesman-terms';
import { SelectField } from '@offrande/ui-kit/SelectField';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useState } from 'react';
import { useFormats } from '../../shop/formats.ts';
import { useCart } from '../../shop/shop-context.tsx';
import { LoadFailed } from '../connection/load-failed.tsx';
import { ApprovalNotice } from './approval-notice.tsx';
import { TermField } from './term-field.tsx';
import './terms-part.css';
import { useTerms } from './use-terms.ts';

interface TermsPartProps {
  readonly isDisabled: boolean;
}

export function TermsPart({ isDisabled }: TermsPartProps) {
  const { lines } = useCart();
  const [chosen, setChosen] = useState<TermScope>(null);
  const scope = lines.some(({ lineId }) => lineId === chosen) ? chosen : null;
  const { terms, hasFailed, retry } = useTerms(scope);
  return (
    <section className="checkout-part terms-part" aria-labelledby="order-terms">
      <h2 id="order-terms">
        <Trans>Terms you grant</Trans>
      </h2>
      {lines.length > 1 && <Scope lines={lines} scope={scope} onChoose={setChosen} isDisabled={isDisabled} />}
      {hasFailed && <LoadFailed onRetry={retry} />}
      {terms === null && !hasFailed && <Skeleton shape="block" />}
      {terms !== null && (
        <>
          {terms.names.map((name) => (
            <TermField key={`${scope ?? ''} ${name}`} name={name} terms={terms} isDisabled={isDisabled} />
          ))}
          <ApprovalNotice />
          <p className="terms-commission" role="status">
            <Trans>Your commission</Trans> <Commission amount={terms.commission} />
          </p>
        </>
      )}
    </section>
  );
}

function Commission({ amount }: { readonly amount: Parameters<ReturnType<typeof useFormats>['money']>[0] }) {
  const { money } = useFormats();
  return <strong>{money(amount)}</strong>;
}

interface ScopeProps {
  readonly lines: readonly CartLine[];
  readonly scope: TermScope;
  readonly onChoose: (scope: TermScope) => void;
  readonly isDisabled: boolean;
}

function Scope({ lines, scope, onChoose, isDisabled }: ScopeProps) {
  const { t } = useLingui();
  const { short } = useFormats();
  return (
    <SelectField
      label={t`For which cards`}
      value={scope ?? ''}
      onChange={(lineId) => onChoose(lineId === '' ? null : lineId)}
      isDisabled={isDisabled}
      options={[
        { value: '', label: t`All cards of the order` },
        ...lines.map(({ lineId, productName, itemCode, quantity, amount }) => ({
          value: lineId,
          label: `${quantity} × ${productName || itemCode}, ${short(amount)}`,
        })),
      ]}
    />
  );
}
