/** First link of the page: jumps over the header. Visible while it has the focus. */
import './SkipLink.css';

/** Properties of `SkipLink`. */
export interface SkipLinkProps {
  /** Default `#main`. */
  href?: string | undefined;
  children: string;
}

export function SkipLink({ href = '#main', children }: SkipLinkProps) {
  return (
    <a className="o-skip-link" href={href}>
      {children}
    </a>
  );
}
