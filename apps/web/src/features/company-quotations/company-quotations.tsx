/**
 * A company’s quotations: asked for the cart, listed, read again, put into the cart, disabled. Source: S2.15, S6.14, S7.15 to S7.17, S7.99,
 *
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  disableQuotation,
  EMPTY_QUOTATIONS,
  type Quotation,
  receiveQuotations,
  shownQuotations,
} from '@offrande/domain/quotation';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { Notice } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense } from 'react';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { Question } from '../../page/dialogs.tsx';
import { Part } from '../../page/part.tsx';
import { AccountPage } from '../account/account-frame.tsx';
import { PagedList } from '../account/paged-list.tsx';
import { LoadFailed } from '../connection/load-failed.tsx';
import './company-quotations.css';
import { QuotationRow } from './quotation-row.tsx';
import { useNamedQuotation } from './use-one-quotation.ts';
import { useQuotationTaking } from './use-quotation-taking.ts';
import { useDisabling, useQuotations } from './use-quotations.ts';

const QuotationForCart = lazy(() =>
  import('./quotation-for-cart.tsx').then((module) => ({ default: module.QuotationForCart })),
);
const TakingQuestion = lazy(() =>
  import('./taking-question.tsx').then((module) => ({ default: module.TakingQuestion })),
);

export const title = msg`Quotations`;

export function Screen() {
  return (
    <AccountPage>
      <QuotationsPage />
    </AccountPage>
  );
}

export function QuotationsPage() {
  const { t } = useLingui();
  const pages = useQuotations();
  const disabling = useDisabling();
  const taking = useQuotationTaking();
  const named = useNamedQuotation();
  const namedNo = named.orderNo;
  const rows = (quotations: readonly Quotation[], isDefaultOpen = false) => (
    <ul className="quotations">
      {quotations.map((quotation) => (
        <QuotationRow key={quotation.orderNo} {...{ quotation, disabling, taking, isDefaultOpen }} />
      ))}
    </ul>
  );
  const isNamedShown = named.quotation !== null && !disabling.disabled.includes(named.quotation.orderNo);
  return (
    <>
      <PageHeading
        lead={<Trans>A quotation says what the cards of a cart cost. It orders and reserves nothing.</Trans>}
      >
        <Trans>Quotations</Trans>
      </PageHeading>
      {named.isGone && (
        <Notice tone="info">
          <Trans>
            Quotation <span className="o-ltr">{namedNo}</span> could not be opened. It may have been disabled since.
          </Trans>
        </Notice>
      )}
      {named.hasFailed && pages.held !== null && <LoadFailed onRetry={named.retry} />}
      {named.quotation !== null && isNamedShown && rows([named.quotation], true)}
      <Suspense fallback={<Skeleton shape="block" />}>
        <QuotationForCart />
      </Suspense>
      {(disabling.hasFailed || taking.hasFailed) && (
        <Notice tone="danger" isLive>
          {t(GENERIC_FAILURE)}
        </Notice>
      )}
      <PagedList
        pages={pages}
        empty={
          <EmptyState icon="table" title={t`No quotations yet`}>
            <Trans>Put cards into the cart, and ask for their quotation here.</Trans>
          </EmptyState>
        }
      >
        {(items) => {
          const list = disabling.disabled.reduce(
            disableQuotation,
            receiveQuotations(EMPTY_QUOTATIONS, { items, page: 1, totalCount: items.length }),
          );
          const others = shownQuotations(list).filter(({ orderNo }) => !isNamedShown || orderNo !== namedNo);
          return others.length > 0 && rows(others);
        }}
      </PagedList>
      {taking.asked !== null && (
        <Part>
          <TakingQuestion asked={taking.asked} taking={taking} />
        </Part>
      )}
      <Question
        isOpen={disabling.asked !== null}
        title={t`Disable this quotation?`}
        go={{ label: t`Disable`, onPress: disabling.confirm }}
        stay={{ label: t`Keep it`, onPress: disabling.decline }}
      >
        <p>
          <Trans>It leaves this list for good.</Trans>
        </p>
      </Question>
    </>
  );
}
