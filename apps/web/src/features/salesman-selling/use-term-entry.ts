/** What is typed of a term while its field is edited. */
import { useLingui } from '@lingui/react/macro';
import { readAmountEntry, readRateEntry, type AmountEntryRefusal } from '@offrande/domain/locale';
import { decodeAmount, type AmountRefusal, type Currency } from '@offrande/domain/money';
import type { OrderTermRefusal, TermName, TermType, TermValue } from '@offrande/domain/salesman';
import { Result } from 'effect';
import { useState } from 'react';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useTermWords } from './use-term-words.ts';
import type { Terms } from './use-terms.ts';

type EntryRefusal = AmountEntryRefusal | AmountRefusal;

const readEntry = (text: string, type: TermType, currency: Currency): Result.Result<TermValue, EntryRefusal> =>
  type === 'percent'
    ? Result.map(readRateEntry(text), (rate) => ({ type, rate }))
    : Result.flatMap(readAmountEntry(text, currency), (plain): Result.Result<TermValue, EntryRefusal> =>
        Result.map(decodeAmount(plain, currency), (amount) => ({ type, amount })),
      );

/** A discount that is not typed is none; of the others there is always one. */
const isRemovable = (name: TermName): boolean => name === 'extraDiscount' || name === 'letterDiscount';

export const useTermEntry = (name: TermName, terms: Terms) => {
  const { currency } = useShop();
  const { t } = useLingui();
  const words = useTermWords();
  const refusalText = useRefusalText();
  const standing = terms.standing(name);
  const value = standing === 'mixed' ? null : standing;
  const [typed, setTyped] = useState<string | null>(null);
  const [chosenType, setChosenType] = useState<TermType | null>(null);
  const [error, setError] = useState<string>();
  const type = chosenType ?? value?.type ?? terms.types(name)[0]!;

  /** Another term may be the one whose bounds are passed. */
  const textOf = ({ name: refused }: OrderTermRefusal): string => {
    const bounds = terms.bounds(refused, type);
    if (refused === name && bounds !== null) return words.bounds(bounds);
    const other = words.names[refused];
    return t`${other} would be out of its bounds.`;
  };
  const change = (text: string): void => {
    setTyped(text);
    if (text.trim() === '' && isRemovable(name)) {
      terms.set({ name, value: null });
      return setError(undefined);
    }
    const read = readEntry(text, type, currency);
    if (Result.isFailure(read)) return setError(refusalText(read.failure));
    const refused = terms.set({ name, value: read.success });
    setError(refused === null ? undefined : textOf(refused));
  };
  return {
    text: typed ?? (value?.type === type ? words.entry(value) : ''),
    isMixed: standing === 'mixed',
    type,
    chooseType: (next: TermType): void => {
      setChosenType(next);
      setTyped(null);
      setError(undefined);
    },
    change,
    /** The field shows again what stands; why something was not taken stays said. */
    leave: (): void => setTyped(null),
    error,
  };
};
