/** Who receives the company's invoices or deliveries, and where; the head office while nobody is named. Source: S3.88. */
import { Trans, useLingui } from '@lingui/react/macro';
import { fullNameOf, phoneWithAreaCode, type Receiver } from '@offrande/domain/address';
import { formatPhone } from '@offrande/domain/phone';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { AddressLine } from '../../../company-registration/address-line.tsx';
import { useCompanyNames } from '../../../company-registration/use-field-names.ts';
import { stated } from './stated.tsx';

interface ReceiverFactsProps {
  /** Null if none is stored. */
  readonly receiver: Receiver | null;
  /** Beside those of every receiver. */
  readonly more?: Parameters<typeof stated>[0];
}

export function ReceiverFacts({ receiver, more = [] }: ReceiverFactsProps) {
  const { t } = useLingui();
  const { vatNumber } = useCompanyNames();
  if (receiver === null)
    return (
      <p>
        <Trans>The head office, as long as nothing else is stated here.</Trans>
      </p>
    );
  return (
    <DefinitionList
      layout="rows"
      definitions={[
        ...stated([{ id: 'name', term: t`Name`, value: fullNameOf(receiver) }]),
        { id: 'address', term: t`Address`, value: <AddressLine address={receiver.address} /> },
        ...stated([
          { id: 'email', term: t`Email`, value: receiver.email, isLtr: true },
          { id: 'phone', term: t`Phone`, value: formatPhone({ e164: phoneWithAreaCode(receiver.phone) }), isLtr: true },
          { id: 'vatNumber', term: vatNumber, value: receiver.vatNumber, isLtr: true },
          ...more,
        ]),
      ]}
    />
  );
}
