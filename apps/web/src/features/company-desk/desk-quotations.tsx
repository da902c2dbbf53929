/** The open quotations of a company, the soonest to end first. Source: S3.101, S7.15, A-40, A-185. */
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EndingQuotation } from '@offrande/domain/quotation';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { Link } from '@offrande/ui-kit/Link';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Tag } from '@offrande/ui-kit/Tag';
import { useFormats } from '../../shop/formats.ts';
import { quotationHref, QUOTATIONS_PAGE } from '../../shop/quotation-link.ts';
import { DeskPart } from './desk-part.tsx';
import { useOpenQuotations } from './use-open-quotations.ts';

const QUOTATIONS_SHOWN = 3;

export function DeskQuotations() {
  const { t } = useLingui();
  return (
    <DeskPart
      title={t`Quotations to decide on`}
      all={{ href: QUOTATIONS_PAGE, text: t`All quotations` }}
      className="desk-quotations"
      {...useOpenQuotations()}
    >
      {(open) =>
        open.length === 0 ? (
          <NoQuotations />
        ) : (
          <ul>
            {open.slice(0, QUOTATIONS_SHOWN).map((ending) => (
              <OpenQuotation key={ending.quotation.orderNo} ending={ending} />
            ))}
          </ul>
        )
      }
    </DeskPart>
  );
}

function NoQuotations() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={3}
      title={t`No open quotation`}
      actions={
        <LinkButton href={QUOTATIONS_PAGE} variant="line" size="sm">
          <Trans>Ask for one</Trans>
        </LinkButton>
      }
    >
      <Trans>A quotation says in a document what the cards of a cart cost.</Trans>
    </EmptyState>
  );
}

function OpenQuotation({ ending: { quotation, daysLeft, isSoon } }: { readonly ending: EndingQuotation }) {
  const { t } = useLingui();
  const { day, money } = useFormats();
  const { orderNo, cards, total, validUntil } = quotation;
  const date = day(validUntil);
  return (
    <li className="desk-quotation">
      <h3 className="o-ltr">{orderNo}</h3>
      <strong>{money(total)}</strong>
      <p>
        <Plural value={cards} one="# card" other="# cards" />
      </p>
      <p>
        <Tag tone={isSoon ? 'warning' : 'neutral'} icon="clock">
          {daysLeft === 0 ? t`Ends today` : t`${plural(daysLeft, { one: '# day left', other: '# days left' })}`}
        </Tag>{' '}
        <span>
          <Trans>Valid until {date}</Trans>
        </span>
      </p>
      <Link href={quotationHref(orderNo)} aria-label={t`Open quotation ${orderNo}`}>
        <Trans>Open</Trans>
      </Link>
    </li>
  );
}
