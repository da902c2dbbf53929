/**
 * Many cards from one file: how they arrive, the file with its mistakes, what all cards have in common, and the price. Source: S3.14,
 * S3.145 to S3.147, S5.36 to S5.38, A-63, A-186.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductPage } from '@offrande/api-client/contract';
import { asFileLine } from '@offrande/domain/bulk-order';
import { type BulkUploadSnapshot } from '@offrande/domain/bulk-upload';
import { draftLine } from '@offrande/domain/line-entry';
import { zero } from '@offrande/domain/money';
import { Link } from '@offrande/ui-kit/Link';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense, type SyntheticEvent } from 'react';
import type { ProductFacts } from '../../shop/product-facts.ts';
import { AddBar } from '../product/add-bar.tsx';
import { CardFaces } from '../product/card-faces.tsx';
import { CardWay } from '../product/card-heading.tsx';
import { CardPreview } from '../product/card-preview.tsx';
import { ConflictDialog } from '../product/conflict-dialog.tsx';
import { DeliveryPart } from '../product/delivery-part.tsx';
import { FormErrors, useFormText } from '../product/form-errors.tsx';
import { fieldId, type PartProps } from '../product/part.ts';
import { PlacePart } from '../product/place-part.tsx';
import '../product/product.css';
import { SenderPart, WhenPart } from '../product/sending-part.tsx';
import { WordsPart } from '../product/words-part.tsx';
import './bulk-order.css';
import { OrderedAgainQuestion } from './ordered-before.tsx';
import { useBulkOrder } from './use-bulk-order.ts';
import { useFileObstacleText } from './use-file-obstacle-text.ts';

const PreviousFiles = lazy(() => import('./previous-files.tsx').then((module) => ({ default: module.PreviousFiles })));
const FileSteps = lazy(() => import('./file-steps.tsx').then((module) => ({ default: module.FileSteps })));
const TradePart = lazy(() => import('../product/trade-part.tsx').then((module) => ({ default: module.TradePart })));
const LeaveBuying = lazy(() =>
  import('../product/leave-buying.tsx').then((module) => ({ default: module.LeaveBuying })),
);

/** The cards of the file as they would be added; none before it was checked. */
const lineOf = (form: PartProps['form'], facts: ProductFacts, snapshot: BulkUploadSnapshot | null) => {
  const { cards, amount } = snapshot?.context.check ?? { cards: 0, amount: zero(facts.currency) };
  const name = snapshot?.context.file?.name ?? '';
  return asFileLine(draftLine(form, facts, 'draft'), { cards, amount }, { name, type: null, uploads: [] });
};

export function BulkOrder({ page }: { readonly page: ProductPage }) {
  const { t } = useLingui();
  const { facts, entered, photo, uploading, adding, conflict, own } = useBulkOrder(page);
  const textOf = useFormText();
  const obstacleText = useFileObstacleText();
  const { snapshot } = uploading;
  // The amounts are those of the rows.
  const form = { ...entered.form, preset: null };
  const errors = new Map(adding.attempts.refusals);
  const errorOf = (path: string): string | undefined => {
    const refusal = errors.get(path);
    return refusal && textOf(refusal);
  };
  const part: PartProps = { form, facts, change: entered.change, errorOf };
  // The cart refused the number of cards of the file that has gone up, of no other.
  const fileError = snapshot?.context.upload ? errorOf('quantity') : obstacleText(adding.obstacle);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    adding.submit();
  };
  return (
    <div className="o-page product bulk">
      <CardWay page={page} facts={facts} />
      <div className="product-columns">
        <div className="product-show">
          <div className="product-stage">
            <CardPreview form={form} facts={facts} emphasis="raised" />
          </div>
          <CardFaces {...part} occasions={page.templateCategories} />
        </div>
        <form className="product-form" method="dialog" noValidate aria-label={t`Your cards`} onSubmit={submit}>
          <PageHeading
            over={facts.product.name}
            lead={
              <>
                <Trans>Give to many people at once: a spreadsheet says who receives what.</Trans>{' '}
                <Link href={`/b2b/buying?card=${encodeURIComponent(facts.product.itemCode)}`}>
                  <Trans>One card by hand</Trans>
                </Link>
              </>
            }
          >
            <Trans>Cards from a file</Trans>
          </PageHeading>
          <FormErrors
            refusals={adding.attempts.refusals.filter(([path]) => path !== 'quantity')}
            attempt={adding.attempts.number}
            facts={facts}
            others={fileError === undefined ? [] : [{ fieldId: fieldId('file'), message: fileError }]}
          />
          <DeliveryPart {...part} />
          <Suspense fallback={<Skeleton shape="block" className="bulk-waiting" />}>
            <FileSteps uploading={uploading} error={fileError} />
            <PreviousFiles uploading={uploading} facts={facts} change={entered.change} />
          </Suspense>
          <WordsPart {...part} photo={photo} note={t`On every card whose line has no message of its own.`} />
          <PlacePart {...part} />
          <WhenPart {...part} />
          <SenderPart {...part} />
          <Suspense>
            <TradePart {...part} product={page.product} own={own} />
          </Suspense>
          <AddBar
            line={lineOf(form, facts, snapshot)}
            facts={facts}
            conflict={conflict}
            isEdit={false}
            isBusy={adding.state === 'busy'}
            hasFailed={adding.state === 'failed'}
          />
        </form>
      </div>
      <Suspense>
        <LeaveBuying />
      </Suspense>
      <OrderedAgainQuestion agreement={adding.agreement} />
      <ConflictDialog conflict={adding.conflict} onStartOver={adding.startOver} onKeep={adding.keepCart} />
    </div>
  );
}
