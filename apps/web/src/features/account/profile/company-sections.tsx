/**
 * A company's stored data, contact and addresses, read-only: changes go through business support. Source: S3.87, S3.88,
 * S4.57, S6.16.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { type Address, fullNameOf, type Receiver } from '@offrande/domain/address';
import type { Member } from '@offrande/domain/profile';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { useShop } from '../../../shop/shop-context.tsx';

const addressText = ({ line1, line2, zipCode, city, countryCode }: Address): string =>
  [line1, line2, `${zipCode} ${city}`.trim(), countryCode].filter((line) => line !== '').join(', ');

export function CompanySections({ member }: { readonly member: Member }) {
  const { t } = useLingui();
  const { contact } = useShop();
  const { company, firstName, lastName, email, delivery, invoicing } = member;
  const { email: service, phone } = contact;
  const place = (id: string, term: string, receiver: Receiver | null) =>
    receiver === null
      ? []
      : [{ id, term, value: <bdi>{`${fullNameOf(receiver)}, ${addressText(receiver.address)}`}</bdi> }];
  return (
    <>
      <Notice>
        <Trans>
          To change these data, contact the business service: <span className="o-ltr">{service}</span>,{' '}
          <span className="o-ltr">{phone}</span>.
        </Trans>
      </Notice>
      {company !== null && (
        <Panel title={t`Company`}>
          <DefinitionList
            layout="rows"
            definitions={[
              { id: 'name', term: t`Company name`, value: <bdi>{company.companyName}</bdi> },
              { id: 'siren', term: t`Registration number`, value: <span className="o-ltr">{company.siren}</span> },
              { id: 'vat', term: t`VAT number`, value: <span className="o-ltr">{company.vatNumber}</span> },
            ]}
          />
        </Panel>
      )}
      <Panel title={t`Contact`}>
        <DefinitionList
          layout="rows"
          definitions={[
            { id: 'name', term: t`Name`, value: <bdi>{`${firstName} ${lastName}`}</bdi> },
            { id: 'email', term: t`Email`, value: <span className="o-ltr">{email}</span> },
          ]}
        />
      </Panel>
      <Panel title={t`Addresses`}>
        <DefinitionList
          layout="rows"
          definitions={[
            ...(company === null
              ? []
              : [{ id: 'company', term: t`Company`, value: <bdi>{addressText(company.address)}</bdi> }]),
            ...place('invoicing', t`Invoicing`, invoicing),
            ...place('delivery', t`Delivery`, delivery),
          ]}
        />
      </Panel>
    </>
  );
}
