/** The customers that were found, each a link to its sheet. Arrow keys go from one to the next. Source: S2.67. */
import { useLingui } from '@lingui/react/macro';
import { groupedCompanyNumber } from '@offrande/domain/business-registration';
import {
  customerPlaceLocation,
  type CustomerPlace,
  type FoundCustomer,
  foundParts,
  recentFirst,
} from '@offrande/domain/salesman';
import { Link as AriaLink } from 'react-aria-components/Link';
import { toHref } from '../../page/location-href.ts';
import { Initials } from '../customer/initials.tsx';
import { LevelTag } from '../customer/level-tag.tsx';

interface CustomerListProps {
  readonly customers: readonly FoundCustomer[];
  readonly place: CustomerPlace;
}

export function CustomerList({ customers, place }: CustomerListProps) {
  const { t } = useLingui();
  const { recent, others } = recentFirst(customers, place.query);
  return (
    <div className="customer-list">
      {recent.length > 0 && (
        <>
          <h3 id="recent-customers">{t`Seen lately`}</h3>
          <Rows customers={recent} place={place} labelledBy="recent-customers" />
        </>
      )}
      {recent.length > 0 && others.length > 0 && <h3 id="other-customers">{t`All others`}</h3>}
      <Rows customers={others} place={place} labelledBy={recent.length > 0 ? 'other-customers' : 'customers'} />
    </div>
  );
}

function Rows({ customers, place, labelledBy }: CustomerListProps & { readonly labelledBy: string }) {
  return (
    customers.length > 0 && (
      <ul aria-labelledby={labelledBy}>
        {customers.map((customer) => (
          <li key={customer.customerId}>
            <Row customer={customer} place={place} />
          </li>
        ))}
      </ul>
    )
  );
}

function Row({ customer, place }: { readonly customer: FoundCustomer; readonly place: CustomerPlace }) {
  const { customerId, name, number, city, contractLevel } = customer;
  return (
    <AriaLink
      href={toHref(customerPlaceLocation({ ...place, customerId }))}
      className="customer-row"
      {...(customerId === place.customerId ? { 'aria-current': 'true' as const } : {})}
    >
      <Initials name={name} />
      <span className="customer-row-name">
        <strong>
          <Found text={name} query={place.query} />
        </strong>
        {(city !== '' || number !== null) && (
          <span className="customer-row-place">
            <Found text={city} query={place.query} />
            {city !== '' && number !== null && ' · '}
            {number !== null && <span className="o-ltr">{groupedCompanyNumber(number)}</span>}
          </span>
        )}
      </span>
      <LevelTag level={contractLevel} />
    </AriaLink>
  );
}

function Found({ text, query }: { readonly text: string; readonly query: string }) {
  return (
    <bdi>
      {foundParts(text, query).map((part, at) =>
        // oxlint-disable-next-line react/no-array-index-key -- parts have no name but their place
        part.isFound ? <mark key={at}>{part.text}</mark> : part.text,
      )}
    </bdi>
  );
}
