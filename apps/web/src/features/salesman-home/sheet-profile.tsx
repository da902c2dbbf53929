/** The profile of a customer and its address book, to read. Source: S6.19, S6.20, S3.87 to S3.89. */
import { Trans, useLingui } from '@lingui/react/macro';
import { fullNameOf, phoneWithAreaCode, type Receiver } from '@offrande/domain/address';
import { formatPhone } from '@offrande/domain/phone';
import type { Member } from '@offrande/domain/profile';
import { type Definition, DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { salesmanCalls } from '../../shop/salesman-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { usePageRead } from '../../shop/use-page-read.ts';
import { AddressLine } from '../company-registration/address-line.tsx';
import { SheetPart } from './sheet-part.tsx';

export function SheetProfile({ customerId }: { readonly customerId: string }) {
  const shop = useShop();
  const profile = usePageRead(['sheetProfile', customerId], () => salesmanCalls(shop).readProfile(customerId));
  return <SheetPart {...profile}>{(member) => <Profile member={member} />}</SheetPart>;
}

/** What the customer has not stated is left out. */
const stated = (definitions: readonly (Definition & { readonly isStated: boolean })[]): readonly Definition[] =>
  definitions.filter(({ isStated }) => isStated);

function Profile({ member }: { readonly member: Member }) {
  const { t } = useLingui();
  const { company, invoicing, delivery, addressBook, email } = member;
  const phone = formatPhone({ e164: phoneWithAreaCode(member.phone) });
  const name = `${member.firstName} ${member.lastName}`.trim();
  return (
    <div className="customer-profile">
      <section aria-labelledby="customer-contact">
        <h3 id="customer-contact">{t`Contact`}</h3>
        <DefinitionList
          layout="rows"
          definitions={stated([
            { id: 'name', term: t`Name`, value: <bdi>{name}</bdi>, isStated: name !== '' },
            { id: 'email', term: t`Email`, value: <span className="o-ltr">{email}</span>, isStated: email !== '' },
            { id: 'phone', term: t`Phone`, value: <span className="o-ltr">{phone}</span>, isStated: phone !== '' },
          ])}
        />
      </section>
      {company !== null && <Company company={company} />}
      {invoicing !== null && <Place title={t`Invoices`} receiver={invoicing} />}
      {delivery !== null && <Place title={t`Deliveries`} receiver={delivery} />}
      <section aria-labelledby="customer-addresses">
        <h3 id="customer-addresses">{t`Address book`}</h3>
        {addressBook.length === 0 ? (
          <p>
            <Trans>It has saved no address.</Trans>
          </p>
        ) : (
          <DefinitionList
            layout="rows"
            definitions={addressBook.map((entry, at) => ({
              id: String(at),
              term: entry.name,
              value: <ReceiverLine receiver={entry.receiver} />,
            }))}
          />
        )}
      </section>
    </div>
  );
}

function Company({ company }: { readonly company: NonNullable<Member['company']> }) {
  const { t } = useLingui();
  const { companyName, commercialName, siren, vatNumber, address, chorusNumber } = company;
  return (
    <section aria-labelledby="customer-company">
      <h3 id="customer-company">{t`Company`}</h3>
      <DefinitionList
        layout="rows"
        definitions={stated([
          { id: 'name', term: t`Company name`, value: <bdi>{companyName}</bdi>, isStated: companyName !== '' },
          {
            id: 'trade',
            term: t`Commercial name`,
            value: <bdi>{commercialName}</bdi>,
            isStated: commercialName !== '',
          },
          { id: 'siren', term: 'SIREN', value: <span className="o-ltr">{siren}</span>, isStated: siren !== '' },
          {
            id: 'vat',
            term: t`VAT number`,
            value: <span className="o-ltr">{vatNumber}</span>,
            isStated: vatNumber !== '',
          },
          { id: 'chorus', term: t`Chorus number`, value: <bdi>{chorusNumber}</bdi>, isStated: chorusNumber !== '' },
          { id: 'address', term: t`Head office`, value: <AddressLine address={address} />, isStated: true },
        ])}
      />
    </section>
  );
}

function ReceiverLine({ receiver }: { readonly receiver: Receiver }) {
  const name = fullNameOf(receiver);
  return (
    <>
      {name !== '' && (
        <>
          <bdi>{name}</bdi>,{' '}
        </>
      )}
      <AddressLine address={receiver.address} />
    </>
  );
}

function Place({ title, receiver }: { readonly title: string; readonly receiver: Receiver }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p>
        <ReceiverLine receiver={receiver} />
      </p>
    </section>
  );
}
