/** What is typed of a term while its field is edited. */
import { useLingui } from '@lingui/react/macro';
import { readAmountEntry, readRateEntry, type AmountEntryRefusal } from '@offrande/domain/locale';
import { decodeAmount, type AmountRefusal, type Currency } from '@offrande/domain/money';
import type { OrderTermRefusal, TermName, TermType, TermValue } from '@offrande/domain/salesman-terms';
import { Result } from 'effect';
import { useRef, useState } from 'react';
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
  const [refusal, setRefusal] = useState<EntryRefusal | OrderTermRefusal | null>(null);
  const type = chosenType ?? value?.type ?? terms.types(name)[0]!;

  /** By the bounds of now: what was refused has been undone. Another term may be the one whose bounds would be passed. */
  const textOf = (refused: EntryRefusal | OrderTermRefusal): string => {
    if (!('refusal' in refused)) return refusalText(refused);
    const bounds = terms.bounds(name, type);
    const other = words.names[refused.name];
    return refused.name === name && bounds !== null ? words.bounds(bounds) : t`${other} would be out of its bounds.`;
  };
  const edit = useRef<ReturnType<Terms['begin']> | null>(null);
  /** Nothing of an entry that is refused stays, not even the part of it that was possible while it was typed. */
  const refuse = (why: EntryRefusal | OrderTermRefusal): void => {
    edit.current?.undo();
    setRefusal(why);
  };
  const change = (text: string): void => {
    edit.current ??= terms.begin();
    setTyped(text);
    if (text.trim() === '' && isRemovable(name)) {
      terms.set({ name, value: null });
      return setRefusal(null);
    }
    const read = readEntry(text, type, currency);
    if (Result.isFailure(read)) return refuse(read.failure);
    const refused = terms.set({ name, value: read.success });
    if (refused !== null) return refuse(refused);
    setRefusal(null);
  };
  return {
    text: typed ?? (value?.type === type ? words.entry(value) : ''),
    isMixed: standing === 'mixed',
    type,
    chooseType: (next: TermType): void => {
      edit.current = null;
      setChosenType(next);
      setTyped(null);
      setRefusal(null);
    },
    change,
    /** The field shows again what stands; why something was not taken stays said. */
    leave: (): void => {
      edit.current = null;
      setTyped(null);
    },
    error: refusal === null ? undefined : textOf(refusal),
  };
};
