/** One line of the cart: a preview of the card, the giver's message, the receiver, quantity, actions, and the price. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from '../FieldError/index.ts';
import { Link } from '../Link/index.ts';
import { QuantityStepper } from '../QuantityStepper/index.ts';
import type { QuantityStepperProps } from '../QuantityStepper/index.ts';
import { Spinner } from '../Spinner/index.ts';
import './CartLineItem.css';

/** One action on the line. `label` is the full name for assistive technology, `text` the visible word inside it. */
export interface LineAction {
  id: string;
  text: string;
  label: string;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** Properties of `CartLineItem`. */
export interface CartLineItemProps {
  /** A GiftCard, decorative: the text next to it has the same content. */
  card: ReactNode;
  name: string;
  /** The giver's text lines. */
  words?: readonly string[] | undefined;
  /** How and to whom the card is delivered. */
  receiver?: ReactNode;
  /** Extra notes: tier, fee, date. */
  notes?: ReactNode;
  /** Quantity, or a text where it cannot be changed. */
  quantity?: QuantityStepperProps | string | undefined;
  /** Amount of the whole line, formatted. */
  amount: string;
  /** Amount before a discount, struck through, with its name. */
  amountBefore?: { label: string; amount: string } | undefined;
  /** Edit, duplicate, remove. */
  actions?: readonly LineAction[] | undefined;
  error?: string | undefined;
  /** Whether a change of this line is being saved. */
  isUpdating?: boolean | undefined;
  className?: string | undefined;
}

export function CartLineItem(props: CartLineItemProps) {
  const { card, name, words = [], receiver, notes, quantity, amount, amountBefore, actions = [], error } = props;
  return (
    <article
      className={classNames('o-cart-line', props.className)}
      aria-label={name}
      aria-busy={props.isUpdating === true || undefined}
    >
      <div className="o-cart-line-parts">
        <div className="o-cart-line-card">{card}</div>
        <div className="o-cart-line-text">
          <h3 className="o-cart-line-name">
            <bdi>{name}</bdi>
          </h3>
          {words.length > 0 && <Words words={words} />}
          {receiver !== undefined && <p className="o-cart-line-receiver">{receiver}</p>}
          {notes !== undefined && <p className="o-cart-line-words">{notes}</p>}
          {actions.length > 0 && <Actions actions={actions} />}
          {error !== undefined && <FieldError>{error}</FieldError>}
        </div>
        {quantity !== undefined && (
          <div className="o-cart-line-quantity">
            {typeof quantity === 'string' ? quantity : <QuantityStepper isLabelHidden {...quantity} />}
          </div>
        )}
        <div className="o-cart-line-amount">
          {amountBefore !== undefined && (
            <s className="o-cart-line-before">
              <span className="o-visually-hidden">{amountBefore.label} </span>
              <bdi>{amountBefore.amount}</bdi>
            </s>
          )}
          <span className="o-cart-line-now">
            {props.isUpdating === true && <Spinner />}
            <bdi>{amount}</bdi>
          </span>
        </div>
      </div>
    </article>
  );
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <p className="o-cart-line-words">
      {words.map((line, position) => (
        <span key={position === 0 ? 'first' : 'second'}>
          {position > 0 && <span aria-hidden="true"> / </span>}
          <q className="o-cart-line-quote">{line}</q>
        </span>
      ))}
    </p>
  );
}

function Actions({ actions }: { actions: readonly LineAction[] }) {
  return (
    <div className="o-cart-line-actions">
      {actions.map(({ id, text, label, href, onPress }) => (
        <Link
          key={id}
          aria-label={label}
          {...(href === undefined ? {} : { href })}
          {...(onPress === undefined ? {} : { onPress })}
        >
          {text}
        </Link>
      ))}
    </div>
  );
}
