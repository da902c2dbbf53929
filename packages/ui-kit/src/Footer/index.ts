export { Footer } from './Footer.tsx';
export type { FooterColumn, FooterLink, FooterProps } from './Footer.tsx';
