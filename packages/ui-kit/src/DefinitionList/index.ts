export { DefinitionList } from './DefinitionList.tsx';
export type { Definition, DefinitionListProps } from './DefinitionList.tsx';
