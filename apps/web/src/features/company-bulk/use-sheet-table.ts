/** All lines of the checked file, fetched from its worker part by part. */
import { type SheetTable, type ShownLine } from '@offrande/domain/bulk-order';
import { type BulkUploadSnapshot, selectMends } from '@offrande/domain/bulk-upload';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import type { BulkUploading } from './use-bulk-upload.ts';

/** The lines of the last check that was shown, until those of the next one are there; null before the first. */
export const useSheetTable = (
  { desk, rules }: Pick<BulkUploading, 'desk' | 'rules'>,
  snapshot: BulkUploadSnapshot,
): SheetTable | null => {
  const shop = useShop();
  const { check, matches } = snapshot.context;
  const [table, setTable] = useState<SheetTable | null>(null);
  const fetchAll = useEffectEvent(async (isLeft: () => boolean): Promise<SheetTable | null> => {
    const work = { matches, mends: selectMends(snapshot), rules };
    const lines: ShownLine[] = [];
    for (let hasMore = true; hasMore && !isLeft();) {
      const part = await desk.ask('table', { ...work, from: lines.length });
      lines.push(...part.lines);
      hasMore = part.hasMore;
      if (!hasMore && !isLeft()) return { columns: part.columns, lines };
    }
    return null;
  });
  useEffect(() => {
    if (check === null) return;
    let isLeft = false;
    fetchAll(() => isLeft).then(
      (found) => found !== null && setTable(found),
      // A worker that was stopped answers nothing more.
      (error: unknown) => isLeft || shop.report(error),
    );
    return () => {
      isLeft = true;
    };
  }, [check, shop]);
  return table;
};
