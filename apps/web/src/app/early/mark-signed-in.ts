/**
 * Marks the page of somebody who is signed in before it is shown. The server's page is the same for everybody: what only they are
 * offered is in it, hidden from the others by its style, so that nothing moves when React takes over.
 */
import { browserStore } from '../../shop/key-value-store.ts';
import { readSignedIn } from '../../shop/signed-in.ts';

export const markSignedIn = ({ dataset }: HTMLElement): void => {
  if (readSignedIn(dataset['tenant'] ?? '', browserStore('localStorage')) !== null) dataset['signedIn'] = '';
};
