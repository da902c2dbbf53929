export { Tag } from './Tag.tsx';
export type { TagProps, TagTone } from './Tag.tsx';
