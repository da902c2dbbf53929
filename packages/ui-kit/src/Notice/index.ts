export { Notice } from './Notice.tsx';
export type { NoticeProps, NoticeTone } from './Notice.tsx';
