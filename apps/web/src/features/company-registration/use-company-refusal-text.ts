/** Messages for the refusals that only a company's registration and profile have; all others are those of every form. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type {
  CompanyStepRefusals,
  ContactStepRefusals,
  DocumentRefusal,
  ExtractDateRefusal,
} from '@offrande/domain/business-registration';
import type { TakenNumber } from '@offrande/domain/profile';
import type { Refusal } from '../../messages/refusal.ts';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { type RefusedFile, useRefusedFileText } from '../auth/company/use-refused-file-text.ts';

type RefusalIn<Refusals> = NonNullable<Refusals[keyof Refusals]>;

export type CompanyRefusal =
  | Refusal
  | RefusalIn<CompanyStepRefusals>
  | RefusalIn<ContactStepRefusals>
  | DocumentRefusal
  | ExtractDateRefusal
  | TakenNumber;

type OwnRefusal = Exclude<CompanyRefusal, { readonly _tag: Refusal['_tag'] } | RefusedFile>;

const OWN: Readonly<Record<OwnRefusal['_tag'], MessageDescriptor>> = {
  NotASiren: msg`No company has this number. Check the digits.`,
  SiretOfAnotherCompany: msg`This SIRET does not begin with the SIREN above.`,
  NumberOfAnotherCompany: msg`Another company has an account with this number in this country. Check it, or contact us.`,
  AgreementRequired: msg`Tick this box to go on.`,
  DocumentMissing: msg`Choose a file.`,
  UploadFailed: msg`This file could not be sent. Try again, or choose another.`,
  InvalidDate: msg`Write a day that exists and has come.`,
  DocumentTooOld: msg`It must be younger than 3 months: ask for a new extract.`,
};

const isOwn = (refusal: CompanyRefusal): refusal is OwnRefusal => refusal._tag in OWN;

const REFUSED_FILE: Readonly<Record<RefusedFile['_tag'], true>> = {
  FileNotUsable: true,
  FilesFull: true,
  WrongFileFormat: true,
};

const isRefusedFile = (refusal: CompanyRefusal): refusal is RefusedFile => refusal._tag in REFUSED_FILE;

export const useCompanyRefusalText = (): ((refusal: CompanyRefusal) => string) => {
  const { i18n } = useLingui();
  const commonText = useRefusalText();
  const fileText = useRefusedFileText();
  return (refusal) => {
    if (isRefusedFile(refusal)) return fileText(refusal);
    return isOwn(refusal) ? i18n._(OWN[refusal._tag]) : commonText(refusal);
  };
};
