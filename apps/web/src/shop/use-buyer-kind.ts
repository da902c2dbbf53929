/** Who buys on this page: nobody who is signed in, or an individual with an account. */
import type { CustomerKind } from '@offrande/domain/customer';
import { useBoot } from '../app/boot.tsx';
import { useSignedIn } from './signed-in.ts';

export const useBuyerKind = (): CustomerKind => (useSignedIn(useBoot().unit.id) === null ? 'guest' : 'individual');
