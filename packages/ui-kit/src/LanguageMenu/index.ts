export { LanguageMenu } from './LanguageMenu.tsx';
export type { LanguageMenuProps, LanguageOption } from './LanguageMenu.tsx';
