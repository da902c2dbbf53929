/** The kind of customer who looks at this page: of who is signed in, or a guest. */
import type { CustomerKind } from '@offrande/domain/customer';
import { useBoot } from '../page/boot.tsx';
import { useSignedIn } from './signed-in.ts';

export const useBuyerKind = (): CustomerKind => useSignedIn(useBoot().unit.id)?.kind ?? 'guest';
