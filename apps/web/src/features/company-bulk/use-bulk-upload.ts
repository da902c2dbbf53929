/** The file that a company buys from: chosen, checked, corrected and uploaded. Source: S3.145 to S3.147, S5.36 to S5.38, A-63, A-186. */
import type { BulkGateway } from '@offrande/api-client/company';
import type { BulkUploadEvent, BulkUploadSnapshot } from '@offrande/domain/bulk-upload';
import type { DeliveryType } from '@offrande/domain/delivery';
import { cleanFileName, SNIFF_BYTES } from '@offrande/domain/file';
import { foldLanguage } from '@offrande/domain/locale';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { companyBulk } from '../../shop/company-bulk-calls.ts';
import type { SheetRules } from '../../shop/open-sheet.ts';
import type { ProductFacts } from '../../shop/product-facts.ts';
import type { SheetDesk } from '../../shop/sheet-desk.ts';
import { useLazyActor } from '../../shop/use-lazy-actor.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { NamedFile } from './bulk-actor.ts';

export interface BulkUploading {
  /** Null until the machine is loaded. */
  readonly snapshot: BulkUploadSnapshot | null;
  readonly send: (event: BulkUploadEvent) => void;
  readonly choose: (file: File) => void;
  /** Ends reading or checking with the worker that does it. */
  readonly stop: () => void;
  readonly desk: SheetDesk;
  readonly readSample: BulkGateway['readSample'];
  readonly rules: SheetRules;
}

const headOf = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());

const isNamed = (file: File, { name, size }: NamedFile): boolean =>
  cleanFileName(file.name) === name && file.size === size;

/** The rows are checked anew when the delivery changes, since it decides which columns are needed. */
export const useBulkUpload = (facts: ProductFacts, deliveryType: DeliveryType): BulkUploading => {
  const shop = useShop();
  const { unit } = useBoot();
  const bulk = useMemo(() => companyBulk(shop), [shop]);
  const desk = useMemo(() => bulk.openSheetDesk(), [bulk]);
  useEffect(() => () => desk.close(), [desk]);
  const { itemCode } = facts.product;
  const rules = useMemo<SheetRules>(() => {
    const { product, buyer, addressPolicy, phoneCredit, country } = facts;
    const languages = unit.languages.flatMap(({ code }) => foldLanguage(code) ?? []);
    return { facts: { product, buyer, addressPolicy, phoneCredit, country }, deliveryType, languages };
  }, [facts, unit, deliveryType]);
  const chosen = useRef<readonly File[]>([]);
  const now = useRef(rules);
  useEffect(() => {
    now.current = rules;
  }, [rules]);
  const rulesKey = `${itemCode} ${deliveryType}`;
  const { snapshot, send } = useLazyActor(
    () => import('./bulk-actor.ts'),
    ({ startBulkUpload }) =>
      startBulkUpload(rulesKey, {
        ask: desk.ask,
        uploadFile: bulk.files.uploadFile,
        custId: shop.signedIn()?.custId ?? '',
        shop,
        itemCode,
        fileOf: (named) => chosen.current.findLast((file) => isNamed(file, named))!,
        rules: () => now.current,
      }),
  );
  const change = useEffectEvent((key: string) => {
    if (snapshot?.context.rulesKey !== key) send({ type: 'changeRules', rulesKey: key });
  });
  const isStarted = snapshot !== null;
  useEffect(() => {
    if (isStarted) change(rulesKey);
  }, [rulesKey, isStarted]);
  const choose = async (file: File): Promise<void> => {
    const head = await headOf(file);
    chosen.current = [...chosen.current, file];
    send({ type: 'choose', file: { name: cleanFileName(file.name), size: file.size, head } });
  };
  return {
    snapshot,
    send,
    stop: () => {
      send({ type: 'stop' });
      desk.close();
    },
    choose: (file) => void choose(file).catch(shop.report),
    desk,
    readSample: bulk.files.readSample,
    rules,
  };
};
