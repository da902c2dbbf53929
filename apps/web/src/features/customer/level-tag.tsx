/** A company's level as a tag. Source: S4.92, A-77. */
import type { ContractLevel } from '@offrande/domain/customer';
import { Tag, type TagProps } from '@offrande/ui-kit/Tag';
import { useLevelNames } from './use-level-names.ts';

const LOOKS: Readonly<Record<ContractLevel, Pick<TagProps, 'tone' | 'icon'>>> = {
  registered: { tone: 'success' },
  enCompte: { tone: 'neutral', icon: 'lock' },
  light: { tone: 'warning' },
};

export function LevelTag({ level }: { readonly level: ContractLevel }) {
  return <Tag {...LOOKS[level]}>{useLevelNames()[level]}</Tag>;
}
