/** "Error: " first in the page's title while a form has something to correct, so that it is heard with the title. */
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
