/** The store cannot be used as it is; the message tells the person who starts the shop why, and what to do. */
export class StoreRefused extends Error {
  readonly _tag: string = 'StoreRefused';
}
