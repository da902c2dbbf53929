/** An answer of the dossier in words: codes and countries by their names, choices as they were offered, files by name. */
import { useLingui } from '@lingui/react/macro';
import { type CodeList, nameOfCode } from '@offrande/domain/catalogue';
import { countryName, formatPercent } from '@offrande/domain/locale';
import { type KybDocument, readPercent } from '@offrande/domain/dossier-field';
import { useBoot } from '../../page/boot.tsx';
import { useNumberStyle } from '../../page/number-style.ts';
import { useCivilityNames } from '../company-registration/use-field-names.ts';
import { useFileSize } from '../form/use-file-size.ts';
import { useEntityNames, usePaperNames, useScopeNames } from './use-field-labels.ts';
import { useKybParts } from './use-kyb-parts.ts';

type Words = (value: string) => string;

const LISTS: Readonly<Record<string, CodeList>> = {
  companyType: 'companyType',
  sectorCode: 'sector',
  annualSalesRange: 'annualSales',
  netIncomeRange: 'netIncome',
  monthlyIncomeRange: 'monthlyIncome',
  personalAssetsRange: 'personalAssets',
};

/** Names of codes by the field that has them. */
const useCodeWords = (): Readonly<Record<string, Words>> => {
  const codes: Readonly<Partial<Record<CodeList, Parameters<typeof nameOfCode>[0]>>> = useKybParts().codes;
  return Object.fromEntries(
    Object.entries(LISTS).map(([field, list]) => [field, (code: string) => nameOfCode(codes[list] ?? [], code)]),
  );
};

const named =
  (names: Readonly<Record<string, string>>): Words =>
  (value) =>
    names[value] ?? value;

/** Choices by the field that has them. */
const useChoiceWords = (): Readonly<Record<string, Words>> => {
  const { t } = useLingui();
  const { tag } = useBoot().language;
  const style = useNumberStyle();
  const country: Words = (code) => countryName(code, tag);
  const percent: Words = (value) => {
    const read = readPercent(value);
    return read === null ? value : formatPercent(read.toFixed(), style);
  };
  return {
    countryCode: country,
    nationality: country,
    country,
    beneficiaryPercent: percent,
    capitalPercent: percent,
    votesPercent: percent,
    civility: named(useCivilityNames()),
    entityType: named(useEntityNames()),
    kind: named(usePaperNames()),
    question2: named(useScopeNames()),
    addressType: named({ default: t`Registered office`, other: t`Another address` }),
  };
};

export const isDocument = (value: unknown): value is KybDocument =>
  typeof value === 'object' && value !== null && 'fileId' in value && 'name' in value && 'size' in value;

/** Empty for what is not answered. */
export const useAnswerTexts = (): ((path: string, value: unknown) => string) => {
  const { t } = useLingui();
  const sizeText = useFileSize();
  const words: Readonly<Record<string, Words | undefined>> = { ...useCodeWords(), ...useChoiceWords() };
  const ofFlag = (field: string, isSo: boolean): string => {
    if (field === 'isInstant') return isSo ? t`Instant` : t`Ordinary`;
    return isSo ? t`Yes` : t`No`;
  };
  return (path, value) => {
    const field = path.split('.').at(-1) ?? '';
    if (value === undefined || value === null || value === '') return '';
    if (typeof value === 'boolean') return ofFlag(field, value);
    if (isDocument(value)) return `${value.name}, ${sizeText(value.size)}`;
    if (Array.isArray(value)) return value.join(', ');
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const say = words[field];
    return say === undefined || text === '' ? text : say(text);
  };
};
