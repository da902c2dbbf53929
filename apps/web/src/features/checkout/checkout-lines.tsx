/** The cards of the order: what each is, says and costs; edit, duplicate, remove with the way back, quantity. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CartLine, LineTotal } from '@offrande/domain/cart';
import { isPositive } from '@offrande/domain/money';
import { CartLineItem } from '@offrande/ui-kit/CartLineItem';
import { GiftCard } from '@offrande/ui-kit/GiftCard';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import type { Formats } from '../../shop/formats.ts';
import { useFormats } from '../../shop/formats.ts';
import type { Costs } from '../order/costs.ts';
import { deliveryWords, giverWords, printedWords } from './line-words.ts';
import type { LineEditing } from './use-lines.ts';

interface CheckoutLinesProps {
  readonly lines: readonly CartLine[];
  readonly totals: readonly LineTotal[];
  readonly cards: Costs['cards'];
  readonly editing: LineEditing;
  readonly isDisabled: boolean;
}

export function CheckoutLines({ lines, totals, cards, editing, isDisabled }: CheckoutLinesProps) {
  return (
    <section className="checkout-part" aria-labelledby="checkout-cards">
      <div className="checkout-part-head">
        <h2 id="checkout-cards">
          <Trans>
            Your cards <span className="checkout-count">{cards}</span>
          </Trans>
        </h2>
        <Link href="/#main">
          <Trans>Add another card</Trans>
        </Link>
      </div>
      {editing.refusal !== null && (
        <Notice tone="danger" isLive>
          {editing.refusal}
        </Notice>
      )}
      <div>
        {lines.map((line, at) => (
          <Line key={line.lineId} line={line} total={totals[at]!} editing={editing} isDisabled={isDisabled} />
        ))}
      </div>
      {editing.removed !== null && <Removed name={editing.removed.line.productName} onUndo={editing.undo} />}
    </section>
  );
}

function Removed({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  return (
    <Notice
      isLive
      actions={
        <Link onPress={onUndo}>
          <Trans>Put it back</Trans>
        </Link>
      }
    >
      <Trans>
        <bdi>{name}</bdi> was removed from the order.
      </Trans>
    </Notice>
  );
}

interface LineProps extends Pick<CheckoutLinesProps, 'editing' | 'isDisabled'> {
  readonly line: CartLine;
  readonly total: LineTotal;
}

function Line({ line, total, editing, isDisabled }: LineProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { productName: name } = line;
  const image = line.templateImageUrl ?? line.productImageUrl;
  return (
    <CartLineItem
      card={
        <GiftCard
          lines={printedWords(line)}
          amount={formats.short(line.amount)}
          photoSrc={line.photoUrl ?? undefined}
        >
          {image !== null && <img src={image} alt="" loading="lazy" />}
        </GiftCard>
      }
      name={name}
      words={giverWords(line)}
      receiver={t(deliveryWords(line))}
      notes={<DeliveryDate date={line.delivery.date} />}
      amount={formats.money(total.goods)}
      amountBefore={beforeDiscount(total, formats, t`Before discount`)}
      quantity={useQuantity(line, editing, isDisabled)}
      actions={[
        { id: 'edit', text: t`Edit`, label: t`Edit ${name}`, href: editAddress(line) },
        ...(isDisabled ? [] : useless(editing, line, { name, duplicate: t`Duplicate`, remove: t`Remove` })),
      ]}
    />
  );
}
