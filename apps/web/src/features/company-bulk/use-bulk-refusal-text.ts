/** Why a file or one of its cells is refused, in words. Source: S5.36, S5.37, S8.14 to S8.17, A-63, A-141, A-163. */
import { useLingui } from '@lingui/react/macro';
import {
  type BulkColumn,
  type BulkFileRefusal,
  type CellRefusal,
  columnName,
  type FormatFault,
  type SheetRefusal,
} from '@offrande/domain/bulk-order';
import { foldLanguage, formatNumber } from '@offrande/domain/locale';
import { useBoot } from '../../page/boot.tsx';
import { useNumberStyle } from '../../page/number-style.ts';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { useRefusalText } from '../../messages/use-refusal-text.ts';

/** The name of a column in the page's language. */
export const useColumnName = (): ((column: BulkColumn) => string) => {
  const language = foldLanguage(useBoot().language.code) ?? 'en';
  return (column) => columnName(column, language);
};

const useFaultText = (): ((fault: FormatFault | null) => string) => {
  const { t } = useLingui();
  const nameOf = useColumnName();
  const style = useNumberStyle();
  return (fault) => {
    switch (fault?._tag) {
      case 'HasMacros':
        return t`This workbook has macros. Save it as a workbook without macros.`;
      case 'NoRows':
        return t`There is nothing below the header. Write one line for each card.`;
      case 'TooManyRows': {
        const [rows, max] = [fault.rows, fault.max].map((count) => formatNumber(String(count), style));
        return t`This file has ${rows} lines, and one file may have ${max}. Split it into several.`;
      }
      case 'MissingColumns': {
        const names = fault.columns.map(nameOf).join(', ');
        return t`Missing columns: ${names}. The template has all of them.`;
      }
      case 'RepeatedColumn': {
        const name = nameOf(fault.column);
        return t`The column ${name} is there twice. Keep one of them.`;
      }
      case 'RepeatedHeader': {
        const { header } = fault;
        return t`The column ${header} is there twice. Keep one of them.`;
      }
      default:
        return t`This file cannot be read. Save it again as an Excel or CSV file.`;
    }
  };
};

export const useFileRefusalText = (): ((refusal: BulkFileRefusal | SheetRefusal) => string) => {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const faultText = useFaultText();
  return (refusal) => {
    switch (refusal._tag) {
      case 'WrongFileFormat':
        return faultText(refusal.fault);
      case 'ReadingStopped':
        return t`Stopped before its end. Nothing is lost: read it again, or choose another.`;
      case 'UploadFailed':
        return t(GENERIC_FAILURE);
      case 'BulkNotOffered':
        return t`Files are for companies.`;
      default:
        return textOf(refusal);
    }
  };
};

export const useCellRefusalText = (): ((refusal: CellRefusal) => string) => {
  const { t } = useLingui();
  const textOf = useRefusalText();
  return (refusal) => {
    if (refusal._tag === 'CustomerIdNotOffered') return t`Leave this column empty.`;
    if (refusal._tag !== 'CellNotText') return textOf(refusal);
    const held = { truth: t`a true or false value`, date: t`a date`, error: t`an error of a formula` }[refusal.holds];
    return t`This cell holds ${held}. Write a text or a number.`;
  };
};
