/**
 * The card in small, for windows too narrow for the big preview to stay beside the form. It lies behind that one and is
 * uncovered as it scrolls away, so `product.css` alone shows and hides it. Decorative: the big preview is what screen
 * readers hear, and a text that is too long is said at its field. Source: spec section 2, WCAG 2.4.11.
 */
import { useLingui } from '@lingui/react/macro';
import { formatMoneyShort } from '@offrande/domain/locale';
import { amountOf, type CardForm } from '@offrande/domain/line-entry';
import { isTooLong, printedLines } from '@offrande/domain/personalisation';
import { Icon } from '@offrande/ui-kit/Icon';
import { useNumberStyle } from '../../page/number-style.ts';
import { CardPreview } from './card-preview.tsx';
import type { ProductFacts } from '../../shop/product-facts.ts';
import { useSeenWindow } from './use-seen-window.ts';

export function PinnedPreview({ form, facts }: { readonly form: CardForm; readonly facts: ProductFacts }) {
  const { t } = useLingui();
  const style = useNumberStyle();
  const amount = amountOf(form, facts);
  useSeenWindow();
  return (
    <div className="product-pinned" aria-hidden="true">
      <div className="product-pinned-card">
        <CardPreview form={form} facts={facts} isDecorative />
      </div>
      <p className="product-pinned-words">
        <span>{t`Live preview`}</span>
        {isTooLong(form, facts.product) ? (
          <strong className="product-pinned-fault">
            <Icon name="alert" size="sm" />
            {t`Too long`}
          </strong>
        ) : (
          <strong>{facts.product.name}</strong>
        )}
      </p>
      <p className="product-pinned-read">
        <span className="o-giver" dir="auto">
          {printedLines(form, facts.product).join('\n')}
        </span>
        {amount !== null && <strong className="o-amount">{formatMoneyShort(amount, style)}</strong>}
      </p>
    </div>
  );
}
