/** The shop's mark and name, linking to the home page. A unit may pass its own `mark`; the default is Offrande's. */
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { classNames } from '../class-names.ts';
import './Logo.css';

/** Properties of `Logo`. */
export interface LogoProps {
  /** Name beside the mark. */
  name: string;
  /** Less prominent text after the name, for example "for companies". */
  suffix?: string | undefined;
  /** `<svg>` or `<img alt="">`. */
  mark?: ReactNode;
  /** Makes it a link; then `label` names it, for example "Offrande, home". */
  href?: string | undefined;
  label?: string | undefined;
  className?: string | undefined;
}

export function Logo({ name, suffix, mark, href, label, className }: LogoProps) {
  const inside = (
    <>
      <span className="o-logo-mark" aria-hidden="true">
        {mark ?? <OffrandeMark />}
      </span>
      <span className="o-logo-name">
        {name}
        {suffix !== undefined && <span className="o-logo-suffix"> {suffix}</span>}
      </span>
    </>
  );
  if (href === undefined) return <span className={classNames('o-logo', className)}>{inside}</span>;
  return (
    <Link
      href={href}
      className={classNames('o-logo', className)}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {inside}
    </Link>
  );
}

/** Offrande's mark: four quarter circles that form an opened parcel. Its colours are the brand's own in every theme. */
export function OffrandeMark() {
  return (
    <svg viewBox="0 0 60 60" focusable="false" aria-hidden="true">
      <rect width="60" height="60" rx="13" fill="#00604e" />
      <path d="M14 14h16v16a16 16 0 0 1-16-16Z" fill="#f2b631" />
      <path d="M30 14h16a16 16 0 0 1-16 16Z" fill="#fff" />
      <path d="M14 30h16a16 16 0 0 1-16 16Z" fill="#8fb9af" />
      <path d="M30 30h16v16a16 16 0 0 1-16-16Z" fill="#f07d5a" />
    </svg>
  );
}
