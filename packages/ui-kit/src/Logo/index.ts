export { Logo, OffrandeMark } from './Logo.tsx';
export type { LogoProps } from './Logo.tsx';
