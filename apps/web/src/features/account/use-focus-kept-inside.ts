/**
 * Parts of the account change in place: the pressed control is replaced by a form, a result or a notice. A keyboard
 * user must find the focus on the heading of that part, not at the start of the page. Source: WCAG 2.4.3.
 */
import { type RefObject, useEffect } from 'react';

/** An element and its ancestors, innermost first. */
const around = (element: Element | null): readonly Element[] =>
  element === null ? [] : [element, ...around(element.parentElement)];

const headingIn = (part: Element): HTMLElement | null => part.querySelector<HTMLElement>('h1, h2, h3');

export const useFocusKeptInside = (place: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const inside = place.current;
    if (inside === null) return undefined;
    let focused: readonly Element[] = [];
    const remember = ({ target }: FocusEvent): void => {
      focused = around(target instanceof Element ? target : null).filter((element) => inside.contains(element));
    };
    const watch = new MutationObserver(() => {
      const isLost = document.activeElement === document.body && focused[0]?.isConnected === false;
      const heading =
        isLost && focused.filter(({ isConnected }) => isConnected).flatMap((part) => headingIn(part) ?? [])[0];
      if (!heading) return;
      focused = [];
      heading.tabIndex = -1;
      heading.focus();
    });
    inside.addEventListener('focusin', remember);
    watch.observe(inside, { childList: true, subtree: true });
    return () => {
      inside.removeEventListener('focusin', remember);
      watch.disconnect();
    };
  }, [place]);
};
