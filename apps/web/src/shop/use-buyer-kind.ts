/** The kind of the current customer: of the signed-in user, or guest. */
import type { CustomerKind } from '@offrande/domain/customer';
import { useBoot } from '../page/boot.tsx';
import { useSignedIn } from './use-signed-in.ts';

export const useBuyerKind = (): CustomerKind => useSignedIn(useBoot().unit.id)?.kind ?? 'guest';
