/** The size of a file in the page's language: `410 kB`, `1.8 MB`. */
import { useNumberStyle } from '../../page/number-style.ts';

const UNITS = [
  { unit: 'megabyte', bytes: 2 ** 20 },
  { unit: 'kilobyte', bytes: 2 ** 10 },
] as const;

export const useFileSize = (): ((bytes: number) => string) => {
  const { languageTag } = useNumberStyle();
  return (size) => {
    const { unit, bytes } = UNITS.find(({ bytes: least }) => size >= least) ?? UNITS[1];
    const style = { style: 'unit', unit, maximumFractionDigits: unit === 'megabyte' ? 1 : 0 } as const;
    return new Intl.NumberFormat(languageTag, style).format(Math.max(size / bytes, unit === 'kilobyte' ? 1 : 0));
  };
};
