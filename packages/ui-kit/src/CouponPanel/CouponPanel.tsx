/**
 * Coupons and gift cards used to pay: number, PIN if the number requires one, add button; each applied one shows its
 * balance before and after, and can be removed. Enter in either field adds. Input stays until another coupon has been
 * applied; an error disappears with the next keystroke.
 */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '../Button/index.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { TextField } from '../TextField/index.ts';
import './CouponPanel.css';

/** A coupon or card that pays part of the order. */
export interface AppliedCoupon {
  id: string;
  /** Name, for example "Gift card ···· 4417". */
  name: string;
  /** Balance before and after this order, as text. */
  balance?: ReactNode;
  /** The amount it deducts, with its minus sign. */
  amount: string;
  /** Full name of the remove link for assistive technology, for example "Remove gift card ending 4417". */
  removeLabel: string;
}

/** Properties of `CouponPanel`. */
export interface CouponPanelProps {
  numberLabel: string;
  numberError?: string | undefined;
  numberHint?: string | undefined;
  /** Shows the PIN field. */
  pinLabel?: string | undefined;
  pinError?: string | undefined;
  addLabel: string;
  /** `pin` is empty if none is asked for. */
  onAdd: (number: string, pin: string) => void;
  isAdding?: boolean | undefined;
  isDisabled?: boolean | undefined;
  applied: readonly AppliedCoupon[];
  /** Visible word of the remove link. */
  removeText: string;
  onRemove: (id: string) => void;
  /** Id of the coupon being removed. */
  removing?: string | undefined;
  /** Name of the list of applied coupons. */
  appliedLabel: string;
  /** Warnings and notices below the list. */
  children?: ReactNode;
  inputId?: string | undefined;
  className?: string | undefined;
}

export function CouponPanel(props: CouponPanelProps) {
  const { numberError, numberHint, pinLabel, pinError, isAdding = false, isDisabled = false, applied } = props;
  const { number, pin, isMended, type, add } = useTyped(props);
  return (
    <div className={classNames('o-coupons', props.className)}>
      <Form
        className="o-coupons-form"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isAdding) add();
        }}
      >
        <TextField
          className="o-coupons-number"
          label={props.numberLabel}
          hint={numberHint}
          value={number}
          onChange={(value) => type({ number: value })}
          error={isMended ? undefined : numberError}
          inputId={props.inputId}
          isLtr
          isDisabled={isDisabled}
          autoComplete="off"
          spellCheck="false"
        />
        {pinLabel !== undefined && (
          <TextField
            className="o-coupons-pin"
            label={pinLabel}
            value={pin}
            onChange={(value) => type({ pin: value })}
            error={isMended ? undefined : pinError}
            isLtr
            isDisabled={isDisabled}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <Button type="submit" variant="line" isLoading={isAdding} isDisabled={isDisabled} className="o-coupons-add">
          {props.addLabel}
        </Button>
      </Form>
      {applied.length > 0 && <AppliedList {...props} />}
      {props.children}
    </div>
  );
}

const NOTHING = { number: '', pin: '', isMended: false };

const useTyped = ({ applied, onAdd }: Pick<CouponPanelProps, 'applied' | 'onAdd'>) => {
  const [typed, setTyped] = useState({ ...NOTHING, count: applied.length });
  if (typed.count !== applied.length)
    setTyped({ ...typed, ...(applied.length > typed.count ? NOTHING : {}), count: applied.length });
  return {
    ...typed,
    type: (change: Partial<typeof NOTHING>) => setTyped({ ...typed, ...change, isMended: true }),
    add: () => {
      setTyped({ ...typed, isMended: false });
      onAdd(typed.number, typed.pin);
    },
  };
};

function AppliedList({ applied, appliedLabel, removeText, onRemove, removing }: CouponPanelProps) {
  return (
    <ul className="o-coupons-list" aria-label={appliedLabel}>
      {applied.map((coupon) => (
        <li key={coupon.id} className="o-coupon" aria-busy={removing === coupon.id || undefined}>
          {removing === coupon.id ? <Spinner /> : <Icon name="check-circle" />}
          <span className="o-coupon-text">
            <span className="o-coupon-name">
              <bdi>{coupon.name}</bdi>
            </span>
            {coupon.balance !== undefined && <span className="o-coupon-balance">{coupon.balance}</span>}
          </span>
          <span className="o-coupon-amount">
            <bdi>{coupon.amount}</bdi>
          </span>
          <Link
            className="o-coupon-remove"
            aria-label={coupon.removeLabel}
            isDisabled={removing === coupon.id}
            onPress={() => onRemove(coupon.id)}
          >
            {removeText}
          </Link>
        </li>
      ))}
    </ul>
  );
}
