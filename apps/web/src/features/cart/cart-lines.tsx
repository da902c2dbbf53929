/** The cards in the cart: content, texts and price of each; edit, duplicate, remove with undo, quantity. */
import { Trans, useLingui } from '@lingui/react/macro';
import { cardsOf, type CartLine } from '@offrande/domain/cart';
import { type LineTotal } from '@offrande/domain/pricing';
import { isPositive } from '@offrande/domain/money';
import { CartLineItem } from '@offrande/ui-kit/CartLineItem';
import { GiftCard } from '@offrande/ui-kit/GiftCard';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { lazy, Suspense } from 'react';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { deliveryWords, editAddress, giverWords, notesOf, printedWords } from './line-words.ts';
import { UNDO_ID, type LineEditing } from './use-lines.ts';

const LineNotes = lazy(() => import('./line-notes.tsx').then((module) => ({ default: module.LineNotes })));

interface LinesProps {
  readonly lines: readonly CartLine[];
  readonly totals: readonly LineTotal[];
  readonly cards: number;
  readonly editing: LineEditing;
  readonly isDisabled: boolean;
}

export function CartLines({ lines, totals, cards, editing, isDisabled }: LinesProps) {
  const refusalText = useRefusalText();
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
          {refusalText(editing.refusal)}
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
        <Link id={UNDO_ID} onPress={onUndo}>
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

interface LineProps extends Pick<LinesProps, 'editing' | 'isDisabled'> {
  readonly line: CartLine;
  readonly total: LineTotal;
}

function Line({ line, total, editing, isDisabled }: LineProps) {
  const { t } = useLingui();
  const { money, short } = useFormats();
  const quantity = useQuantity(line, editing, isDisabled);
  const actions = useActions(line, editing);
  const { productName } = line;
  const image = line.templateImageUrl ?? line.productImageUrl;
  return (
    <CartLineItem
      card={
        // The cards of a file have amounts of their own.
        <GiftCard
          lines={printedWords(line)}
          amount={line.file === null ? short(line.amount) : ''}
          photoSrc={line.photoUrl ?? undefined}
        >
          {image !== null && <img src={image} alt="" loading="lazy" />}
        </GiftCard>
      }
      name={productName}
      words={giverWords(line)}
      receiver={t(deliveryWords(line, t`each person in the file`))}
      notes={
        <Suspense fallback={<NotesWaiting {...line} />}>
          <LineNotes {...line} />
        </Suspense>
      }
      quantity={quantity}
      amount={money(total.goods)}
      amountBefore={isPositive(total.discount) ? { label: t`Before discount`, amount: money(total.face) } : undefined}
      actions={isDisabled ? [] : actions}
    />
  );
}

/** As many lines as there will be notes: what is below them stays where it is when they come. */
function NotesWaiting(line: CartLine) {
  return notesOf(line).map((kind) => (
    <span key={kind} className="checkout-note">
      {'\u00a0'}
    </span>
  ));
}

/** The cards of a file are changed in the file: its line can only be removed. */
const useActions = ({ lineId, itemCode, productName: name, file }: CartLine, { duplicate, remove }: LineEditing) => {
  const { t } = useLingui();
  const removing = { id: 'remove', text: t`Remove`, label: t`Remove ${name}`, onPress: () => remove(lineId) };
  if (file !== null) return [removing];
  return [
    { id: 'edit', text: t`Edit`, label: t`Edit ${name}`, href: editAddress({ lineId, itemCode }) },
    { id: 'duplicate', text: t`Duplicate`, label: t`Duplicate ${name}`, onPress: () => duplicate(lineId) },
    removing,
  ];
};

/** The quantity of cards from a file is fixed; others may be changed up to the order's limit. */
const useQuantity = (line: CartLine, { changeQuantity }: LineEditing, isDisabled: boolean) => {
  const { t } = useLingui();
  const { cartPolicy } = useShop();
  const max = cartPolicy.maxQuantity ?? Number.MAX_SAFE_INTEGER;
  const { productName: name } = line;
  if (line.file !== null) return String(cardsOf(line));
  return {
    label: t`Quantity of ${name}`,
    value: line.quantity,
    max,
    onChange: (quantity: number) => changeQuantity(line.lineId, quantity),
    decreaseLabel: t`One less`,
    increaseLabel: t`One more`,
    minMessage: t`One card at least. To take it out, choose “Remove”.`,
    maxMessage: t`${max} at most`,
    unreadableMessage: t`Write a whole number. The number of cards stays as it was.`,
    isDisabled,
  };
};
