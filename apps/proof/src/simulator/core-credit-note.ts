/** The model's credit notes: a return gets its number, and its order's invoice one before, when it is told. */
import { localDate } from '@offrande/domain/time';
import type { Core } from './core.ts';
import { likeUnit } from './like-unit.ts';

/** Numbers them once, in one transaction. */
export const issueCreditNote = (core: Core, refundId: string): void =>
  core.change((model) => {
    const { year } = localDate(model.now, likeUnit.timeZone);
    const { order } = model.refunds.get(refundId)!;
    for (const subject of [`invoice ${order}`, `creditNote ${refundId}`])
      if (!model.numbered.has(subject)) model.numbered.set(subject, year);
  });
