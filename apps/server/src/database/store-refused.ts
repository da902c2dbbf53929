/** The store cannot be worked with as it is; the message says why and how to go on, for whoever starts the shop. */
export class StoreRefused extends Error {
  readonly _tag: string = 'StoreRefused';
}
