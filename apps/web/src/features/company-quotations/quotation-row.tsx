/** One quotation: what it says at a glance, and all of it once it is opened. Source: S3.101, S7.17, A-06, A-40, A-174, A-185. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { quotationState, type Quotation } from '@offrande/domain/quotation';
import { Button } from '@offrande/ui-kit/Button';
import { Disclosure } from '@offrande/ui-kit/Disclosure';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { useState } from 'react';
import { Tag } from '@offrande/ui-kit/Tag';
import { useFormats } from '../../shop/formats.ts';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useOrderingRight } from '../company-buying/use-ordering-right.ts';
import { QuotationParts } from './quotation-parts.tsx';
import { useQuotationDocument } from './use-quotation-document.ts';
import type { Disabling } from './use-quotations.ts';
import type { Taking } from './use-quotation-taking.ts';

interface QuotationRowProps {
  readonly quotation: Quotation;
  readonly disabling: Disabling;
  readonly taking: Taking;
  /** Whether its content is shown at once. */
  readonly isDefaultOpen?: boolean;
}

export function QuotationRow({ quotation, disabling, taking, isDefaultOpen = false }: QuotationRowProps) {
  const { t } = useLingui();
  const { day, money } = useFormats();
  const right = useOrderingRight();
  const isOpen = useIsOpen(quotation);
  const printed = useQuotationDocument(quotation.orderNo);
  const [wasOpened, setOpened] = useState(isDefaultOpen);
  const { orderNo, createdAt, email, cards, total, orders } = quotation;
  return (
    <li className="quotation o-panel">
      <div className="quotation-head">
        <h2>
          <span className="o-ltr">{orderNo}</span>
        </h2>
        <strong>{money(total)}</strong>
        <QuotationTerm validUntil={quotation.validUntil} isOpen={isOpen} />
        <p>
          {day(createdAt)} · <Plural value={cards} one="# card" other="# cards" />
        </p>
        <p>
          <Trans>
            Sent to <span className="o-ltr">{email}</span>
          </Trans>
        </p>
        {orders.map((ordered) => (
          <p key={ordered}>
            <Trans>
              Ordered as{' '}
              <Link href={`/order/${encodeURIComponent(ordered)}`}>
                <span className="o-ltr">{ordered}</span>
              </Link>
            </Trans>
          </p>
        ))}
      </div>
      <Disclosure
        title={t`What it contains`}
        isDefaultOpen={isDefaultOpen}
        onToggle={(isOpen) => isOpen && setOpened(true)}
      >
        {wasOpened && <QuotationParts orderNo={orderNo} />}
      </Disclosure>
      {printed.hasFailed && (
        <Notice tone="danger" isLive>
          {t(GENERIC_FAILURE)}
        </Notice>
      )}
      <div className="quotation-acts">
        {isOpen && right.refusal === null && (
          <Button
            variant="line"
            size="sm"
            aria-label={t`Put into the cart, quotation ${orderNo}`}
            isLoading={taking.takenNo === orderNo}
            isDisabled={taking.takenNo !== null && taking.takenNo !== orderNo}
            onPress={() => taking.take(orderNo)}
          >
            <Trans>Put into the cart</Trans>
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          icon="download"
          aria-label={t`PDF of quotation ${orderNo}`}
          isLoading={printed.isAsked}
          onPress={printed.ask}
        >
          <Trans>PDF</Trans>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon="trash"
          aria-label={t`Disable quotation ${orderNo}`}
          isDisabled={disabling.isBusy}
          onPress={() => disabling.disable(orderNo)}
        >
          <Trans>Disable</Trans>
        </Button>
      </div>
    </li>
  );
}

/** As of when the list was shown. */
const useIsOpen = (quotation: Quotation): boolean => {
  const { now } = useShop();
  const [at] = useState(now);
  return quotationState(quotation, at) === 'open';
};

interface TermProps extends Pick<Quotation, 'validUntil'> {
  readonly isOpen: boolean;
}

function QuotationTerm({ validUntil, isOpen }: TermProps) {
  const { day } = useFormats();
  const date = day(validUntil);
  return (
    <p className="quotation-term">
      <Tag tone={isOpen ? 'info' : 'neutral'} icon="clock">
        {isOpen ? <Trans>Valid until {date}</Trans> : <Trans>Ended on {date}</Trans>}
      </Tag>
    </p>
  );
}
