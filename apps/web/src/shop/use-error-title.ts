/**
 * Prefixes the page title with "Error: " while a form has errors, so that a screen reader announces it with the title.
 */
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

export const useErrorTitle = (isRefused: boolean): void => {
  const { t } = useLingui();
  useEffect(() => {
    if (!isRefused) return;
    const { title } = document;
    document.title = t`Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [isRefused, t]);
};
