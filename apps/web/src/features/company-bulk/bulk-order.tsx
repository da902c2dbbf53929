/**
 * Many cards from one file: how they arrive, the file with its mistakes, what all cards have in common, and the price. Source: S3.14,
 * S3.145 to S3.147, S5.36 to S5.38, A-63, A-186.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductPage } from '@offrande/api-client/contract';
import { Link } from '@offrande/ui-kit/Link';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { lazy, Suspense } from 'react';
import { CardFaces } from '../product/card-faces.tsx';
import { CardWay } from '../product/card-heading.tsx';
import { CardPreview } from '../product/card-preview.tsx';
import { DeliveryPart } from '../product/delivery-part.tsx';
import { useFormText } from '../product/form-errors.tsx';
import type { PartProps } from '../product/part.ts';
import { PlacePart } from '../product/place-part.tsx';
import '../product/product.css';
import { SenderPart, WhenPart } from '../product/sending-part.tsx';
import { WordsPart } from '../product/words-part.tsx';
import './bulk-order.css';
import { FileOfCards } from './file-context.tsx';
import { FileAddBar, FileAndPrevious, FileForm, FileFormErrors, FileQuestions } from './file-buying.tsx';
import { useBulkOrder } from './use-bulk-order.ts';

const TradePart = lazy(() => import('../product/trade-part.tsx').then((module) => ({ default: module.TradePart })));
const LeaveBuying = lazy(() =>
  import('../product/leave-buying.tsx').then((module) => ({ default: module.LeaveBuying })),
);

export function BulkOrder({ page }: { readonly page: ProductPage }) {
  const { t } = useLingui();
  const order = useBulkOrder(page);
  const { facts, entered, attempts, photo, door, onRead } = order;
  const textOf = useFormText();
  const errors = new Map(attempts.refusals);
  const errorOf = (path: string): string | undefined => {
    const refusal = errors.get(path);
    return refusal && textOf(refusal);
  };
  // The amounts are those of the rows.
  const part: PartProps = { form: { ...entered.form, preset: null }, facts, change: entered.change, errorOf };
  return (
    <FileOfCards form={order}>
      <div className="o-page product bulk">
        <CardWay page={page} facts={facts} />
        <div className="product-columns">
          <div className="product-show">
            <div className="product-stage">
              <CardPreview form={part.form} facts={facts} emphasis="raised" />
            </div>
            <CardFaces {...part} occasions={page.templateCategories} />
          </div>
          <FileForm label={t`Your cards`}>
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
            <FileFormErrors />
            <DeliveryPart {...part} />
            <FileAndPrevious />
            <WordsPart {...part} photo={photo} note={t`On every card whose line has no message of its own.`} />
            <PlacePart {...part} />
            <WhenPart {...part} />
            <SenderPart {...part} />
            <Suspense>
              <TradePart {...part} product={page.product} own={{ begin: door.begin, onRead }} />
            </Suspense>
            <FileAddBar />
          </FileForm>
        </div>
        <Suspense>
          <LeaveBuying />
        </Suspense>
        <FileQuestions />
      </div>
    </FileOfCards>
  );
}
