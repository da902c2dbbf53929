/**
 * The gift card: art, the giver's photo, and a paper tag at the bottom with two lines and the amount. Text is never
 * placed on the art. Everything inside is sized in container units, so the card is complete from 92 px up. Art is an
 * <img> or inline <svg> given as children. Decorative unless it has a label; then it is a single image to assistive
 * technology.
 */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import type { IconName } from '../Icon/index.ts';
import { amountFit, tagFit } from './fit.ts';
import './GiftCard.css';

/** A card that cannot be spent. */
export type GiftCardStatus = 'blocked' | 'expired' | 'locked';

/** Properties of `GiftCard`. */
export interface GiftCardProps {
  /** Art that fills the card: `<img src alt="">` or `<svg>`. */
  children?: ReactNode;
  /** The giver's two lines, at most. Empty lines are left out. */
  lines?: readonly string[] | undefined;
  /** Amount in the locale's format. */
  amount?: string | undefined;
  /** Address of the giver's photo. */
  photoSrc?: string | undefined;
  /** Greys the card and shows `statusLabel` on it. */
  status?: GiftCardStatus | undefined;
  statusLabel?: string | undefined;
  /** Text alternative of the whole card: name, lines, amount, status. Without it the card is decorative. */
  label?: string | undefined;
  /** Shows an empty card of the same size. */
  isLoading?: boolean | undefined;
  /** Shows the selection ring (card face pickers) or lifts the card higher (previews). */
  emphasis?: 'selected' | 'raised' | undefined;
  className?: string | undefined;
}

const statusIcons: Readonly<Record<GiftCardStatus, IconName>> = { blocked: 'lock', expired: 'clock', locked: 'lock' };

export function GiftCard(props: GiftCardProps) {
  const { children, lines = [], amount = '', photoSrc, status, statusLabel, label, isLoading, emphasis } = props;
  const words = lines.filter((line) => line.trim() !== '');
  const hasTag = (words.length > 0 || amount !== '') && isLoading !== true;
  return (
    <div
      className={classNames('o-gift-card', props.className)}
      data-status={status}
      data-loading={isLoading === true || undefined}
      data-emphasis={emphasis}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <div className="o-gift-card-face">
        <div className="o-gift-card-art">{children}</div>
        {photoSrc !== undefined && <img className="o-gift-card-photo" src={photoSrc} alt="" />}
        {hasTag && <CardTag words={words} amount={amount} />}
        {status !== undefined && statusLabel !== undefined && (
          <span className="o-gift-card-status">
            <Icon name={statusIcons[status]} size="sm" />
            <span>{statusLabel}</span>
          </span>
        )}
      </div>
    </div>
  );
}

function CardTag({ words, amount }: { words: readonly string[]; amount: string }) {
  return (
    <div className="o-gift-card-tag" data-fit={tagFit(words, amount)} data-lines={words.length}>
      {words.length > 0 && (
        <div className="o-gift-card-words">
          {words.map((line, position) => (
            <span className="o-gift-card-line" key={position === 0 ? 'first' : 'second'}>
              {line}
            </span>
          ))}
        </div>
      )}
      {amount !== '' && (
        <span className="o-gift-card-amount" data-fit={amountFit(amount)}>
          <bdi>{amount}</bdi>
        </span>
      )}
    </div>
  );
}
