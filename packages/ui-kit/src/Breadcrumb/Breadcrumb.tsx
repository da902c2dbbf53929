/** Where this page is in the shop. The last step is the page itself and is not a link. */
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import './Breadcrumb.css';

/** One level of the path. */
export interface Crumb {
  text: string;
  /** Absent on the last level. */
  href?: string | undefined;
}

/** Properties of `Breadcrumb`. */
export interface BreadcrumbProps {
  label: string;
  crumbs: readonly Crumb[];
  className?: string | undefined;
}

export function Breadcrumb({ label, crumbs, className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={classNames('o-breadcrumb', className)}>
      <ol className="o-breadcrumb-list">
        {crumbs.map(({ text, href }, position) => (
          <li key={text}>
            {href === undefined ? (
              <span aria-current="page">{text}</span>
            ) : (
              <Link href={href} variant="quiet">
                {text}
              </Link>
            )}
            {position < crumbs.length - 1 && <Icon name="chevron-forward" size="sm" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
