/** The profile of a customer and its address book, to read. Source: S6.19, S6.20, S3.87 to S3.89. */
import { Trans, useLingui } from '@lingui/react/macro';
import { fullNameOf, phoneWithAreaCode, type Receiver } from '@offrande/domain/address';
import { formatPhone } from '@offrande/domain/phone';
import type { Member } from '@offrande/domain/profile';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { salesmanCalls } from '../../shop/salesman-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { usePageRead } from '../../shop/use-page-read.ts';
import { stated } from '../account/profile/company/stated.tsx';
import { AddressLine } from '../company-registration/address-line.tsx';
import { ReadPart } from '../connection/read-part.tsx';

export function SheetProfile({ customerId }: { readonly customerId: string }) {
  const shop = useShop();
  const profile = usePageRead(['sheetProfile', customerId], () => salesmanCalls(shop).readProfile(customerId));
  return <ReadPart {...profile}>{(member) => <Profile member={member} />}</ReadPart>;
}

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
            { id: 'name', term: t`Name`, value: name },
            { id: 'email', term: t`Email`, value: email, isLtr: true },
            { id: 'phone', term: t`Phone`, value: phone, isLtr: true },
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
        definitions={[
          ...stated([
            { id: 'name', term: t`Company name`, value: companyName },
            {
              id: 'trade',
              term: t`Commercial name`,
              value: commercialName,
            },
            { id: 'siren', term: 'SIREN', value: siren, isLtr: true },
            {
              id: 'vat',
              term: t`VAT number`,
              value: vatNumber,
              isLtr: true,
            },
            { id: 'chorus', term: t`Chorus number`, value: chorusNumber },
          ]),
          { id: 'address', term: t`Head office`, value: <AddressLine address={address} /> },
        ]}
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
