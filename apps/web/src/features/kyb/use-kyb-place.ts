/**
 * The part of the dossier that the address names, so that Back closes it, a reload opens it again and a link leads to it;
 * with a field, that field gets the focus.
 */
import { KYB_TABS, type KybTab } from '@offrande/domain/dossier';
import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

const KYB_PATH = '/auth/kyb/register';

/** The eighth page: everything once more, and the submit. */
const SUBMIT = 'submit';

export type KybView = KybTab | typeof SUBMIT;

export const KYB_VIEWS: readonly KybView[] = [...KYB_TABS, SUBMIT];

/** The address of a part, or of the overview. */
export const hrefOfView = (view: KybView | null, field: string | null = null): string => {
  const query = new URLSearchParams({ ...(view && { tab: view }), ...(field && { field }) }).toString();
  return query === '' ? KYB_PATH : `${KYB_PATH}?${query}`;
};

export interface KybPlace {
  /** Null: the overview. */
  readonly view: KybView | null;
  /** Null: the overview, or the page before the submit. */
  readonly tab: KybTab | null;
  readonly field: string | null;
  /** Shows another part; in place of this address if it leads nowhere. */
  readonly go: (view: KybView | null, isReplaced?: boolean, field?: string | null) => void;
}

export const useKybPlace = (): KybPlace => {
  const query = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const view = KYB_VIEWS.find((one) => one === query.get('tab')) ?? null;
  return {
    view,
    tab: view === SUBMIT ? null : view,
    field: query.get('field'),
    go: useCallback(
      (to, isReplaced = false, field = null) => navigate(hrefOfView(to, field), { replace: isReplaced }),
      [navigate],
    ),
  };
};
