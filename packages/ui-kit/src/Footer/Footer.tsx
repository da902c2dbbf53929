/** Foot of every page: brand, columns of links, a line of small links. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../Link/index.ts';
import './Footer.css';

/** One link. */
export interface FooterLink {
  text: string;
  href: string;
}

/** One column. */
export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

/** Properties of `Footer`. */
export interface FooterProps {
  logo?: ReactNode;
  /** Sentence under the logo. */
  tagline?: string | undefined;
  /** Below the tagline: links to the brand's other channels. */
  brandEnd?: ReactNode;
  columns?: readonly FooterColumn[] | undefined;
  /** Last line: accessibility, sitemap, cookie choices. */
  links?: readonly FooterLink[] | undefined;
  /** At the end of the last line: owner, buttons that are not links. */
  end?: ReactNode;
  className?: string | undefined;
}

export function Footer({ logo, tagline, brandEnd, columns = [], links = [], end, className }: FooterProps) {
  return (
    <footer className={classNames('o-footer', className)}>
      <div className="o-page">
        <div className="o-footer-columns">
          <div className="o-footer-brand">
            {logo}
            {tagline !== undefined && <p>{tagline}</p>}
            {brandEnd}
          </div>
          {columns.map((column) => (
            <section key={column.title} aria-label={column.title}>
              <h2 className="o-footer-title">{column.title}</h2>
              <Links links={column.links} />
            </section>
          ))}
        </div>
        <div className="o-footer-line">
          {links.map(({ text, href }) => (
            <Link key={href} href={href} variant="quiet">
              {text}
            </Link>
          ))}
          {end}
        </div>
      </div>
    </footer>
  );
}

function Links({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul className="o-footer-links">
      {links.map(({ text, href }) => (
        <li key={href}>
          <Link href={href} variant="quiet">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
