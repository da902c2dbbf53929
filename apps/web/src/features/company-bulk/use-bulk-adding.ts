/** "Add to cart" for a file: the form and the file are checked, the file goes up, and its cards enter the cart as one line. Source: S3.14, S5.38, S5.78, A-22, A-157. */
import { asFileLine } from '@offrande/domain/bulk-order';
import { type BulkUpload, type BulkUploadSnapshot, selectFileObstacle } from '@offrande/domain/bulk-upload';
import { type CartLine, type CartRefusal, type ConflictRefusal, isConflict } from '@offrande/domain/cart';
import { typeOfName } from '@offrande/domain/file';
import { useEffect, useEffectEvent, useState } from 'react';
import type { WireDiscounts } from '../../shop/discount-store.ts';
import type { ProductFacts } from '../../shop/product-facts.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { Buying } from '../product/buying.ts';
import type { BuyingDoor } from '../product/buying-context.ts';
import type { CartEntry } from '../product/put-into-cart.ts';
import type { Attempts } from '../product/use-attempt.ts';
import type { EnteredForm } from '../product/use-product-form.ts';
import { type Agreement, useAgreement } from './use-agreement.ts';
import type { BulkUploading } from './use-bulk-upload.ts';
import type { FileObstacle } from './use-file-obstacle-text.ts';

export interface BulkAdding {
  readonly state: 'ready' | 'busy' | 'failed';
  /** What kept the file out of the cart at the last press, until it no longer does. */
  readonly obstacle: FileObstacle;
  readonly conflict: ConflictRefusal | null;
  /** Asked where the same rows were ordered before. */
  readonly agreement: Agreement;
  readonly submit: () => void;
  readonly startOver: () => void;
  readonly keepCart: () => void;
}

export interface BulkAddingInput {
  readonly entered: EnteredForm;
  readonly attempts: Attempts;
  readonly uploading: BulkUploading;
  readonly facts: ProductFacts;
  readonly discounts: WireDiscounts | null;
  readonly door: BuyingDoor;
  readonly onAdded: (line: CartLine) => void;
}

/** The checked line of the form and where it goes, while its file goes up. */
interface Pressed {
  readonly line: CartLine;
  readonly buying: Buying;
  /** Loaded with the press. */
  readonly cartWork: typeof import('../product/put-into-cart.ts');
}

/** The question after a conflict. `startOver` empties the cart first. */
interface Asked {
  readonly line: CartLine;
  readonly conflict: ConflictRefusal;
  readonly startOver: () => CartRefusal | null;
}

const fileLine = (line: CartLine, upload: BulkUpload): CartLine =>
  asFileLine(line, upload, {
    name: upload.fileName,
    type: typeOfName(upload.fileName) ?? null,
    uploads: [upload.uploadId],
  });

const obstacleOf = (snapshot: BulkUploadSnapshot | null): FileObstacle =>
  snapshot === null ? 'missing' : selectFileObstacle(snapshot);

/** An obstacle is told from a press on and until it is gone. A file of wrong lines has them while a correction is checked. */
const useToldObstacle = (now: FileObstacle) => {
  const [told, setTold] = useState<FileObstacle>(null);
  const isThere = told === now || (told === 'faulty' && now === 'busy');
  if (!isThere && told !== null) setTold(null);
  return [isThere ? told : null, setTold] as const;
};

export const useBulkAdding = (input: BulkAddingInput): BulkAdding => {
  const { entered, attempts, uploading, facts, discounts, door, onAdded } = input;
  const shop = useShop();
  const { snapshot, send } = uploading;
  const [state, setState] = useState<BulkAdding['state']>('ready');
  const hindrance = obstacleOf(snapshot);
  const [obstacle, tellObstacle] = useToldObstacle(hindrance);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const settle = (trying: Omit<Asked, 'conflict'>, refusal: CartRefusal | null): void => {
    setAsked(refusal !== null && isConflict(refusal) ? { ...trying, conflict: refusal } : null);
    if (refusal === null) onAdded(trying.line);
    else if (!isConflict(refusal)) attempts.refuse({ quantity: refusal }, entered.form);
  };
  const fail = (error: unknown): void => {
    shop.report(error);
    setPressed(null);
    setState('failed');
  };
  const entryOf = ({ line }: Pressed, uploaded: BulkUpload): CartEntry => ({
    line: fileLine(line, uploaded),
    isEdit: false,
    discounts,
  });
  const finish = ({ buying, cartWork }: Pressed, entry: CartEntry, refusal: CartRefusal | null): void => {
    setPressed(null);
    settle({ line: entry.line, startOver: () => cartWork.startOverWith(buying, entry) }, refusal);
    setState('ready');
  };
  const press = async (): Promise<void> => {
    const [buying, { bulkFormRules }, cartWork] = await Promise.all([
      door.begin(),
      import('../../shop/check-bulk-form.ts'),
      import('../product/put-into-cart.ts'),
    ]);
    tellObstacle(hindrance);
    const line = attempts.check(bulkFormRules(facts, shop), entered);
    if (line !== null && hindrance !== null) attempts.refuse({}, entered.form);
    if (line === null || hindrance !== null) return setState('ready');
    setPressed({ line, buying, cartWork });
    return send({ type: 'upload' });
  };
  const submit = (): void => {
    setState('busy');
    press().catch(fail);
  };
  const upload = snapshot?.context.upload ?? null;
  const isStopped = snapshot !== null && !snapshot.matches('uploading') && upload === null;
  // The press ends where the file could not go up, which the file's part explains.
  if (pressed !== null && isStopped) {
    setPressed(null);
    setState('ready');
    tellObstacle(hindrance);
  }
  const agreement = useAgreement(pressed === null ? null : upload, () => {
    setPressed(null);
    setState('ready');
  });
  const { isGiven } = agreement;
  const made = useEffectEvent(entryOf);
  const finished = useEffectEvent(finish);
  const failed = useEffectEvent(fail);
  // It goes on once the file is up.
  useEffect(() => {
    if (pressed === null || upload === null || !isGiven) return;
    const entry = made(pressed, upload);
    pressed.cartWork
      .putIntoCart(pressed.buying, entry)
      .then((refusal) => finished(pressed, entry, refusal))
      .catch(failed);
  }, [pressed, upload, isGiven]);
  const startOver = (): void => {
    if (asked !== null) settle(asked, asked.startOver());
  };
  return {
    state,
    obstacle,
    conflict: asked?.conflict ?? null,
    agreement,
    submit,
    startOver,
    keepCart: () => setAsked(null),
  };
};
