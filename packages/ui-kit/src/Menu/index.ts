export { Menu } from './Menu.tsx';
export type { MenuItem, MenuProps } from './Menu.tsx';
