/** What refused answers of the dossier say; those of every form say the same as everywhere. Source: S5.57, S8.18, S8.42, S8.43, A-80. */
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { KybRefusal } from '@offrande/domain/dossier';
import { formatPercent } from '@offrande/domain/locale';
import type { Refusal } from '../../messages/refusal.ts';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { useNumberStyle } from '../../page/number-style.ts';

type OwnRefusal =
  | Exclude<KybRefusal, { readonly _tag: Refusal['_tag'] }>
  | Extract<KybRefusal, { readonly _tag: 'FileTooBig' }>;
type CommonRefusal = Exclude<KybRefusal, OwnRefusal>;
type PercentWriter = (percent: string) => string;

/** A message with a heading where one sentence is not enough. */
export interface RefusalWords {
  readonly title: string | undefined;
  readonly text: string;
}

const INVALID_DATE = msg`Invalid Date`;

const TITLES: Readonly<Partial<Record<KybRefusal['_tag'], MessageDescriptor>>> = { BelowMinimumAge: INVALID_DATE };

const OWN_TAGS: Readonly<Record<OwnRefusal['_tag'], true>> = {
  FileTooBig: true,
  NotASiren: true,
  IbanOfNoCountry: true,
  WrongIbanLength: true,
  WrongIban: true,
  InvalidDate: true,
  BelowMinimumAge: true,
  DocumentTooOld: true,
  NotAPercentage: true,
  PercentageAbove: true,
  SharesAboveWhole: true,
  ThresholdContradicted: true,
  InstantTransfer: true,
  WrongTransferAmount: true,
  AnotherAccount: true,
};

const isOwn = (refusal: KybRefusal): refusal is OwnRefusal => refusal._tag in OWN_TAGS;

const ownMessage = (refusal: OwnRefusal, percent: PercentWriter): MessageDescriptor => {
  switch (refusal._tag) {
    case 'FileTooBig':
      return msg`File size should be under 4.5 MB`;
    case 'NotASiren':
      return msg`No company has this number. Check the digits.`;
    case 'IbanOfNoCountry':
      return msg`An IBAN begins with the two letters of its country. No country has these.`;
    case 'WrongIbanLength': {
      const { length } = refusal;
      return msg`An IBAN of this country has ${length} characters, without spaces.`;
    }
    case 'WrongIban':
      return msg`Check the IBAN: a letter or a digit is wrong or missing.`;
    case 'InvalidDate':
      return INVALID_DATE;
    case 'BelowMinimumAge': {
      const { minimumAge } = refusal;
      return msg`Minimum age is ${minimumAge}`;
    }
    case 'DocumentTooOld': {
      const { months } = refusal;
      return msg`${plural(months, { one: 'Choose a document younger than # month.', other: 'Choose a document younger than # months.' })}`;
    }
    case 'NotAPercentage':
      return msg`Write the share in digits, with at most 4 decimals.`;
    case 'PercentageAbove': {
      const whole = percent(String(refusal.max));
      return msg`A share is ${whole} at most.`;
    }
    case 'SharesAboveWhole': {
      const [sum, whole] = [percent(refusal.total), percent(String(refusal.max))];
      return msg`Together that is ${sum}. It cannot be more than ${whole}.`;
    }
    case 'ThresholdContradicted': {
      const least = percent(String(refusal.threshold));
      return msg`Somebody in the list holds ${least} or more. Untick this, or correct the shares.`;
    }
    case 'InstantTransfer':
      return msg`An instant transfer cannot be used. Send an ordinary one.`;
    case 'WrongTransferAmount':
      return msg`The amount is another one.`;
    case 'AnotherAccount':
      return msg`It came from another account.`;
  }
};

export const useKybRefusalWords = (): ((refusal: KybRefusal) => RefusalWords) => {
  const { i18n } = useLingui();
  const commonText = useRefusalText();
  const style = useNumberStyle();
  const percent: PercentWriter = (value) => formatPercent(value, style);
  const common = (refusal: CommonRefusal): string => commonText(refusal);
  return (refusal) => {
    const title = TITLES[refusal._tag];
    return {
      title: title && i18n._(title),
      text: isOwn(refusal) ? i18n._(ownMessage(refusal, percent)) : common(refusal),
    };
  };
};
