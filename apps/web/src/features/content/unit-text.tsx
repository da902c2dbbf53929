/** A text of the unit, whose HTML is sanitised; its internal links stay in the shop. Source. */
import { type MouseEvent, useCallback } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { useFollow } from '../../page/links.tsx';
import './content.css';

/** Internal links get the visitor's prefix. */
const withBase = (html: string, base: string): string => html.replaceAll('<a href="/', `<a href="${base}/`);

const hasModifier = (event: MouseEvent): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Follows a text's links without a page load. */
export const useTextLinks = (): ((event: MouseEvent) => void) => {
  const follow = useFollow();
  const { base } = useBoot();
  return useCallback(
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href') ?? '';
      if (!href.startsWith('/') || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      follow(href.slice(base.length) || '/');
    },
    [follow, base],
  );
};

export function UnitText({ html }: { readonly html: string }) {
  const { base } = useBoot();
  const onClick = useTextLinks();
  // oxlint-disable-next-line react/no-danger, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links inside are reached by keyboard and fire clicks; the text is the unit's own data
  return <div className="unit-text" onClick={onClick} dangerouslySetInnerHTML={{ __html: withBase(html, base) }} />;
}
