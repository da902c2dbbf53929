/** The store cannot be used as it is; the message explains why and what to do, for the person who starts the shop. */
export class StoreRefused extends Error {
  readonly _tag: string = 'StoreRefused';
}
