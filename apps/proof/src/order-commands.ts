/** The commands to the measured server, and its answers. */

/** Concurrent orders, each on its own connection. */
export const ORDERS_AT_ONCE = 16;

export type OrderCommand = { readonly type: 'create'; readonly seconds: number } | { readonly type: 'work' | 'stop' };

/** Answers in the order of the commands. */
export type OrderAnswer =
  | { readonly type: 'listening'; readonly port: number }
  | { readonly type: 'created'; readonly orders: number; readonly seconds: number }
  | { readonly type: 'worked'; readonly milliseconds: number };
